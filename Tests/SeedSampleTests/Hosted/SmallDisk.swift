import Foundation

/// A file system in memory with little room, gone after the test.
final class SmallDisk {
    struct Failure: Error {
        var reason: String
    }

    let url = FileManager.default.temporaryDirectory.appendingPathComponent("islet-small-disk-\(UUID().uuidString)")

    /// Whether this process may mount one.
    static let canBeMade: Bool = {
        do {
            _ = try SmallDisk(bytes: 1 << 20)
            return true
        } catch {
            return false
        }
    }()

    init(bytes: Int) throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        guard mount("tmpfs", url.path, "tmpfs", 0, "size=\(bytes)") == 0 else {
            let reason = String(cString: strerror(errno))
            try FileManager.default.removeItem(at: url)
            throw Failure(reason: reason)
        }
    }

    deinit {
        if umount2(url.path, Int32(MNT_DETACH)) != 0 || rmdir(url.path) != 0 { print("left behind: \(url.path)") }
    }

    private var ballast: String { url.appendingPathComponent("ballast").path }

    /// Takes all the room that is left.
    func fill() throws {
        let descriptor = open(ballast, O_WRONLY | O_CREAT, 0o600)
        guard descriptor >= 0 else { throw Failure(reason: String(cString: strerror(errno))) }
        defer { close(descriptor) }
        let block = [UInt8](repeating: 1, count: 4096)
        while write(descriptor, block, block.count) > 0 {}
        guard errno == ENOSPC else { throw Failure(reason: String(cString: strerror(errno))) }
    }

    func makeRoom() throws { try FileManager.default.removeItem(atPath: ballast) }
}
