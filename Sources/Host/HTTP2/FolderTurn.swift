import Foundation

/// Services that start at once in one folder make its certificates one after the other: the first makes them, the others find them.
struct FolderTurn {
    private let descriptor: Int32

    /// Waits until no other process has the turn. Makes the folder where it is not there.
    init(_ folder: URL) throws(HTTP2Error) {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw .certificate(file: folder.path, reason: error.localizedDescription)
        }
        let path = folder.appendingPathComponent("certificates.lock").path
        descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .certificate(file: path, reason: String(cString: strerror(errno))) }
        while flock(descriptor, LOCK_EX) != 0 {
            guard errno == EINTR else {
                let reason = String(cString: strerror(errno))
                close(descriptor)
                throw .certificate(file: path, reason: reason)
            }
        }
    }

    /// Unlocked by name: a child that is being started holds copies of all descriptors for a moment.
    func end() {
        _ = flock(descriptor, LOCK_UN)
        close(descriptor)
    }
}
