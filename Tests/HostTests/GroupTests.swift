import Foundation
import Sandboxing
import TestGate
import Testing

/// Programs that begin others in groups of their own, as the compiler's driver does.
@Suite(.startsPrograms)
struct GroupTests {
    @Test(arguments: SandboxAttackTests.sandboxes)
    func aProgramMayAskForAGroupOfItsOwn(sandbox: Sandbox) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("islet-group-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }  // A folder that stays behind is a temporary one.
        let run = ConfinedRun(
            ["/usr/bin/setsid", "--wait", "/usr/bin/true"], Confinement(readable: [], writable: [folder]), in: folder,
            environment: ["PATH": "/usr/bin:/bin"], sandbox: sandbox)
        let output = try run.run()
        #expect(output.status == .code(0), "\(output.text)")
    }
}
