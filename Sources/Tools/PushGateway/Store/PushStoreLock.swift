import Foundation

/// Keeps other services away from a store in a file for as long as it lives: two would give their requests the same numbers. The kernel lets
/// go of it when the process ends, however it ends.
final class PushStoreLock {
    private let descriptor: Int32

    /// Seconds for which a service that ends is waited for.
    private static let patience = 3.0

    init(_ folder: URL) throws(PushGatewayError) {
        let path = folder.appendingPathComponent("push.lock").path
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .storage(file: path, reason: String(cString: strerror(errno))) }
        let end = ContinuousClock.now + .seconds(Self.patience)
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            let code = errno
            if code == EINTR { continue }
            guard code == EWOULDBLOCK, ContinuousClock.now < end else {
                close(descriptor)
                throw .storage(
                    file: folder.path,
                    reason: code == EWOULDBLOCK
                        ? "another push service that runs keeps its pushes here: give this one a folder with --push-folder, or both a --store"
                        : String(cString: strerror(code)))
            }
            usleep(20_000)
        }
        self.descriptor = descriptor
    }

    /// Unlocked by name: a child that is being started holds copies of all descriptors for a moment.
    deinit {
        _ = flock(descriptor, LOCK_UN)
        close(descriptor)
    }
}
