import Foundation

/// Stream sockets in the file system.
enum UnixSocket {
    struct Failure: Error {
        var reason: String
    }

    /// Connects to the socket at a path of any length.
    static func connect(path: String) throws(Failure) -> Int32 {
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { throw failure("socket") }
        do {
            try connect(descriptor, path)
            return descriptor
        } catch {
            close(descriptor)
            throw error
        }
    }

    private static func connect(_ descriptor: Int32, _ path: String) throws(Failure) {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let capacity = MemoryLayout.size(ofValue: address.sun_path)
        var place = path
        var folder: Int32 = -1
        defer { if folder >= 0 { close(folder) } }
        if path.utf8.count >= capacity {
            let url = URL(fileURLWithPath: path)
            folder = open(url.deletingLastPathComponent().path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
            guard folder >= 0 else { throw failure(path) }
            place = "/proc/self/fd/\(folder)/\(url.lastPathComponent)"
        }
        guard place.utf8.count < capacity else { throw Failure(reason: "the name of the socket \(path) is too long") }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: place.utf8) }
        let length = socklen_t(MemoryLayout<sockaddr_un>.size)
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { Foundation.connect(descriptor, $0, length) }
        }
        guard result == 0 else { throw failure(path) }
    }

    private static func failure(_ what: String) -> Failure { Failure(reason: "\(what): \(String(cString: strerror(errno)))") }
}
