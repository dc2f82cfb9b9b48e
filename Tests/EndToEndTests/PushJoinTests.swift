import EndToEnd
import Foundation
import Testing

/// `islet push serve --join`
@Suite(.endToEnd, .enabled(if: Program.isComplete, Comment(rawValue: Program.absence)))
struct PushJoinTests {
    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/curl"), "apt-get install curl"))
    func `a push moves the island of a running preview, and of a host after it`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("islet-join-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "python3", URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("push-join.py").path, Program.url.path,
            Projects.path("Parcels/App"), Projects.path("Parcels/Widgets"), folder.path,
        ]
        let pipe = Pipe()
        (process.standardOutput, process.standardError) = (pipe, pipe)
        try process.run()
        CommandRuns.note()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0 && output.contains("joined a preview and a host"), "\(output)")
    }
}
