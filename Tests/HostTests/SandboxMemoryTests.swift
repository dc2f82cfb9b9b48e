import Foundation
import Testing
@testable import Sandboxing

struct SandboxMemoryTests {
    @Test func whatWorkedIsRememberedUnderTheSameCircumstancesOnly() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("islet host tests \(UUID().uuidString)")
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: folder) } }
        let memory = SandboxMemory(file: folder.appendingPathComponent("caches/sandbox"), circumstances: "here")
        #expect(!memory.saysItWorks)
        memory.noteThatItWorks()
        #expect(memory.saysItWorks)
        #expect(!SandboxMemory(file: memory.file, circumstances: "elsewhere").saysItWorks)
        memory.forget()
        #expect(!memory.saysItWorks)
    }

    @Test func circumstancesNameTheProgramTheUserAndTheNamespaces() {
        let lines = SandboxMemory(program: URL(fileURLWithPath: "/usr/bin/env")).circumstances.split(separator: "\n")
        #expect(lines.first == "/usr/bin/env")
        #expect(lines.contains("\(geteuid())"))
        #expect(lines.contains { $0.hasPrefix("mnt:[") })
    }

    @Test func aPlaceThatCannotBeWrittenToIsNoFailure() {
        let memory = SandboxMemory(file: URL(fileURLWithPath: "/proc/none/sandbox"), circumstances: "here")
        memory.noteThatItWorks()
        #expect(!memory.saysItWorks)
    }
}
