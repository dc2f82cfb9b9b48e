import Foundation
import Testing

/// The pages that `Scripts/generate-docs` writes say what the sources say.
struct DocumentTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    @Test func thePagesOfDiagnosticsAndSupportAreUpToDate() throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", Self.root.appendingPathComponent("Scripts/generate-docs").path, "--check"]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        #expect(text == "")
        #expect(process.terminationStatus == 0)
    }

    @Test func aDiagnosticSaysWhatToMend() throws {
        let file = Self.root.appendingPathComponent("Sources/Tools/IsletCommand/Data/diagnostics.json")
        let entries = try JSONDecoder().decode([Entry].self, from: Data(contentsOf: file))
        #expect(entries.map(\.code) == entries.map(\.code).sorted())
        let background = try #require(entries.first { $0.code == "missing-container-background" })
        #expect(background.severity == ["warning"])
        #expect(background.mend.contains("containerBackground(for: .widget)"))
    }

    private struct Entry: Decodable {
        let code: String
        let severity: [String]
        let mend: String
    }
}
