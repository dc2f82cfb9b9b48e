@testable import Builder
import Foundation
import Sandboxing
import Testing

@Suite struct CompilerSurroundingsTests {
    @Test func withoutAnEmptyFolderOfItsOwnACompilerWritesTemporaryFilesWhereItBuilds() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("islet-compiler-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }  // The folder may not be there where the test failed.
        let launcher = URL(fileURLWithPath: "/usr/bin/true")
        let closed = try ProcessRunner.environment(folder, keepsModules: true, sandbox: .landlock(launcher: launcher))
        #expect(closed["TMPDIR"] == folder.appendingPathComponent("tmp").path)
        #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("tmp").path))
        #expect(try ProcessRunner.environment(folder, keepsModules: true, sandbox: .bubblewrap(program: launcher))["TMPDIR"] == "/tmp")
        // Sources beside which no folder may be made.
        let beside = try ProcessRunner.environment(
            folder, keepsModules: true, sandbox: .bubblewrap(program: launcher), readable: [URL(fileURLWithPath: "/tmp")])
        #expect(beside["TMPDIR"] == folder.appendingPathComponent("tmp").path)
    }
}
