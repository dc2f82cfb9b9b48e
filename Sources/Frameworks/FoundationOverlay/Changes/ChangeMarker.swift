import Foundation

/// A file that is written to whenever something shared has changed; who watches it is woken.
///
/// The file says nothing itself: what changed is looked up where it is kept. So it does not matter that changes which follow
/// each other closely wake a watcher once.
public final class _ChangeMarker {
    public let file: URL
    private let descriptor: Int32

    /// Makes the file, and the folder it lies in, where they are not there.
    public init(file: URL) throws {
        self.file = file
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        descriptor = open(file.path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    }

    deinit { close(descriptor) }

    /// Says that something has changed. Called after the change is done, so that who is woken finds it.
    public func touch() {
        var byte: UInt8 = 1
        _ = pwrite(descriptor, &byte, 1, 0)
    }
}
