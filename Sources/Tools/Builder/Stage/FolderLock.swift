import Foundation

/// Lets one process at a time work in a folder; others wait.
enum FolderLock {
    static func hold<Result>(_ folder: URL, _ work: () throws -> Result) throws -> Result {
        try FileWriting.createFolder(folder)
        let file = folder.appendingPathComponent("lock")
        let descriptor = open(file.path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
        defer { close(descriptor) }
        while flock(descriptor, LOCK_EX) != 0 {
            guard errno == EINTR else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
        }
        return try work()
    }
}
