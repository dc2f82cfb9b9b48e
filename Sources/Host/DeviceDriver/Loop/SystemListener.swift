import Foundation

/// The socket in the device's folder that programs connect to.
final class SystemListener {
    static let name = "system"

    let descriptor: Int32
    /// Where it lies.
    let path: String

    /// Makes the socket; one that an earlier host left behind is taken away, which only the holder of the device may do.
    init(folder: URL) throws(DeviceDriverError) {
        path = folder.appendingPathComponent(Self.name).path
        descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0)
        guard descriptor >= 0 else { throw .socket(path: path, reason: String(cString: strerror(errno))) }
        unlink(path)
        let directory = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        defer { close(directory) }
        guard directory >= 0, Self.bind(descriptor, "/proc/self/fd/\(directory)/\(Self.name)") == 0, listen(descriptor, 128) == 0 else {
            let reason = String(cString: strerror(errno))
            close(descriptor)
            throw .socket(path: path, reason: reason)
        }
    }

    deinit {
        close(descriptor)
        unlink(path)
    }

    /// A program that connected; nil where none waits.
    func accept() -> Int32? {
        let connection = Glibc.accept(descriptor, nil, nil)
        guard connection >= 0 else { return nil }
        guard fcntl(connection, F_SETFD, FD_CLOEXEC) == 0, fcntl(connection, F_SETFL, O_NONBLOCK) == 0 else {
            close(connection)
            return nil
        }
        return connection
    }

    /// The short name of the folder reaches folders of any name.
    private static func bind(_ descriptor: Int32, _ place: String) -> Int32 {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: place.utf8) }
        return withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { Glibc.bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
        }
    }
}
