import Foundation
import Testing

struct LayerTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    @Test func modulesImportWhatTheyDeclareAndNothingAboveThem() throws {
        let process = Process()
        process.executableURL = Self.root.appendingPathComponent("Scripts/check-layers")
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(text)")
        #expect(text.contains(" 0 upward, 0 undeclared, 0 declared and unused, 0 circular"))
    }
}
