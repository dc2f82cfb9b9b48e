import Foundation

/// Keeps other hosts away from a device for as long as it lives. The kernel lets go of it when the process ends, however it ends.
final class DeviceLock {
    private let descriptor: Int32

    init(folder: URL) throws(DeviceStoreError) {
        let path = folder.appendingPathComponent("host.lock").path
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw .refused(file: path, reason: String(cString: strerror(errno))) }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            let holder = Self.holder(descriptor)
            close(descriptor)
            throw .inUse(folder: folder.path, process: holder)
        }
        self.descriptor = descriptor
        let note = "\(getpid())\n"
        guard ftruncate(descriptor, 0) == 0, pwrite(descriptor, note, note.utf8.count, 0) == note.utf8.count else {
            throw .refused(file: path, reason: String(cString: strerror(errno)))
        }
    }

    /// Unlocked by name: a child that is being started holds copies of all descriptors for a moment.
    deinit {
        _ = flock(descriptor, LOCK_UN)
        close(descriptor)
    }

    private static func holder(_ descriptor: Int32) -> Int32? {
        var bytes = [UInt8](repeating: 0, count: 16)
        let count = pread(descriptor, &bytes, bytes.count, 0)
        guard count > 0 else { return nil }
        return Int32(String(decoding: bytes[..<count], as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
    }
}
