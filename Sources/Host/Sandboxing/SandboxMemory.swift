import Foundation
import Glibc

/// What is remembered from one process to the next: that bubblewrap made a sandbox here. That it could not is found out anew each
/// time, so what the file says can never keep a sandbox from being used.
struct SandboxMemory {
    let file: URL
    /// Where and with what it worked: another container, user, start of the system or bubblewrap may make a difference.
    let circumstances: String

    /// Remembers in the user's caches.
    init(program: URL) {
        let caches = UserFolders.cache.appendingPathComponent("islet")
        self.init(file: caches.appendingPathComponent("sandbox"), circumstances: Self.circumstances(of: program))
    }

    init(file: URL, circumstances: String) {
        self.file = file
        self.circumstances = circumstances
    }

    var saysItWorks: Bool { FileManager.default.contents(atPath: file.path) == Data(circumstances.utf8) }

    func noteThatItWorks() {
        do {
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(circumstances.utf8).write(to: file, options: .atomic)
        } catch {
            // Without a place to write to, the next process tries bubblewrap again.
        }
    }

    func forget() { unlink(file.path) }

    private static func circumstances(of program: URL) -> String {
        var status = stat()
        stat(program.path, &status)
        let boot = FileManager.default.contents(atPath: "/proc/sys/kernel/random/boot_id") ?? Data()
        let spaces = ["mnt", "user", "net", "pid"].map { name in
            var target = [UInt8](repeating: 0, count: 64)
            let length = target.withUnsafeMutableBytes {
                readlink("/proc/self/ns/\(name)", $0.baseAddress!.assumingMemoryBound(to: CChar.self), $0.count)
            }
            return String(decoding: target.prefix(max(0, length)), as: UTF8.self)
        }
        let words = [
            program.path, "walls \(BubblewrapWalls.version)", "\(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)", "\(geteuid())",
            String(decoding: boot, as: UTF8.self),
        ]
        return (words + spaces).joined(separator: "\n")
    }
}
