import Foundation
import IsletModel
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
        #expect(FindingCode.allCases.map(\.rawValue) == FindingCode.allCases.map(\.rawValue).sorted())
        let background = FindingCode.missingContainerBackground.about
        #expect(background.severities == [.warning])
        #expect(background.mend.contains("containerBackground(for: .widget)"))
    }
}
