import EndToEnd
import Foundation
import Testing

/// What the compiler keeps of system headers is made once for all projects.
@Suite(.endToEnd, .enabled(if: Program.isComplete, Comment(rawValue: Program.absence))) struct CompiledHeadersTests {
    private static let source = """
        import SwiftUI
        #Preview { Text("NAME") }
        """

    @Test func aSecondProjectTakesTheHeadersOfTheFirst() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("islet-headers-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let caches = folder.appendingPathComponent("caches")
        for name in ["First", "Second"] {
            let project = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
            try Data(Self.source.replacing("NAME", with: name).utf8).write(to: project.appendingPathComponent("\(name).swift"))
            let result = try Program.run(
                ["render", project.path, "-o", folder.appendingPathComponent("out").path], environment: ["XDG_CACHE_HOME": caches.path])
            #expect(result.exitCode == 0, "\(result.messages)")
        }
        let kept = try FileManager.default.contentsOfDirectory(atPath: caches.appendingPathComponent("clang/ModuleCache").path)
        #expect(kept.filter { !$0.contains(".") }.count == 1, "\(kept)")
    }
}
