import Foundation
import Testing
@testable import Sandboxing

@Suite struct ProcessUsageTests {
    /// A program that has read 40 MB of a file that was just written, or has 40 MB of its own, waits, and is ended.
    private func bytes(whenRunning program: String) throws -> Int {
        let (process, output, input) = (Process(), Pipe(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
        process.arguments = ["-c", program]
        (process.standardOutput, process.standardInput) = (output, input)
        try process.run()
        defer {
            try? input.fileHandleForWriting.close()
            process.waitUntilExit()
        }
        #expect(String(decoding: output.fileHandleForReading.availableData, as: UTF8.self).hasPrefix("ready"))
        return ProcessUsage(root: process.processIdentifier).privateDirtyBytes(of: [process.processIdentifier])
    }

    @Test func pagesOfAFileThatWasJustWrittenAreNobodysMemory() throws {
        let mapped = try bytes(
            whenRunning: """
                import mmap, tempfile, sys
                file = tempfile.NamedTemporaryFile()
                for _ in range(40): file.write(bytes([7]) * (1 << 20))
                file.flush()
                pages = mmap.mmap(file.fileno(), 0, flags=mmap.MAP_PRIVATE, prot=mmap.PROT_READ)
                sum(pages[at] for at in range(0, len(pages), 4096))
                print("ready", flush=True)
                sys.stdin.read()
                """)
        let own = try bytes(
            whenRunning: """
                import sys
                memory = bytearray(b"7") * (40 << 20)
                print("ready", flush=True)
                sys.stdin.read()
                """)
        #expect(mapped < 30 << 20)
        #expect(own > 40 << 20)
    }
}
