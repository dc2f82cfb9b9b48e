import Foundation
import Synchronization

/// Files that a command makes for the programs it starts, which last as long as the command.
final class RunFiles: Sendable {
    /// Those of the command that is run.
    @TaskLocal static var current = RunFiles()

    private let networks = Mutex<[NetworkFile]>([])
    private let contents = Mutex<[Data: URL]>([:])

    /// The recording that was made or read for a file and a purpose; the same one in the whole run.
    func network(where isSame: (NetworkFile) -> Bool, make: () throws(UsageError) -> NetworkFile) throws(UsageError) -> NetworkFile {
        if let known = networks.withLock({ $0.first(where: isSame) }) { return known }
        let new = try make()
        networks.withLock { $0.append(new) }
        return new
    }

    /// A file with this content; the same one for the same content.
    ///
    /// - Throws: An error of the file system.
    func file(_ content: Data, named name: String) throws -> URL {
        if let known = contents.withLock({ $0[content] }) { return known }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("islet-\(UUID().uuidString)-\(name)")
        try content.write(to: file)
        contents.withLock { $0[content] = file }
        return file
    }

    /// Writes what was recorded, and removes what was made.
    ///
    /// - Throws: An error of the file system.
    func finish(_ console: Console) throws {
        for file in contents.withLock({ $0 }).values { try? FileManager.default.removeItem(at: file) }
        for network in networks.withLock({ $0 }) { try network.finish(console) }
    }
}
