import Foundation
import PushService
import Synchronization

/// A connection between a device and a push service on this computer, by a socket in a folder.
final class LineSocket: Sendable {
    private let descriptor: Int32
    private let writing = Mutex(())
    private let isOpen = Mutex(true)

    /// Bytes that a line may have: a notification of 5 KB in JSON, and what a device says of it.
    private static let longestLine = 1 << 20

    init(_ descriptor: Int32) { self.descriptor = descriptor }

    deinit { Glibc.close(descriptor) }

    /// Sends a line; what the other side no longer reads is given up with the connection.
    func send(_ line: PushLine) {
        guard var data = try? JSONEncoder().encode(line) else { return }
        data.append(UInt8(ascii: "\n"))
        let isSent = writing.withLock { _ in
            data.withUnsafeBytes { bytes in
                var sent = 0
                while sent < bytes.count {
                    let count = Glibc.send(descriptor, bytes.baseAddress.map { $0 + sent }, bytes.count - sent, Int32(MSG_NOSIGNAL))
                    if count < 0, errno == EINTR { continue }
                    guard count > 0 else { return false }
                    sent += count
                }
                return true
            }
        }
        if !isSent { end() }
    }

    /// Ends the connection; whoever reads is told.
    func end() {
        isOpen.withLock { isOpen in
            if isOpen { shutdown(descriptor, Int32(SHUT_RDWR)) }
            isOpen = false
        }
    }

    /// Reads lines until the connection ends. A line that cannot be read ends it.
    func read(_ take: (PushLine) -> Void) {
        var data = Data()
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = recv(descriptor, &buffer, buffer.count, 0)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return }
            data.append(contentsOf: buffer[..<count])
            while let newline = data.firstIndex(of: UInt8(ascii: "\n")) {
                guard let line = try? JSONDecoder().decode(PushLine.self, from: data[..<newline]) else { return end() }
                take(line)
                data = Data(data[(newline + 1)...])
            }
            guard data.count <= Self.longestLine else { return end() }
        }
    }

    // MARK: Sockets in folders

    /// Listens at a name in a folder that belongs to the user alone; nil where that is not possible. The name is there only once somebody
    /// listens: who connects is never refused by one that is about to.
    static func listen(_ name: String, in folder: URL) -> Int32? {
        guard let descriptor = make() else { return nil }
        let (draft, file) = (folder.appendingPathComponent(name + ".new"), folder.appendingPathComponent(name))
        unlink(draft.path)
        guard at(draft.lastPathComponent, in: folder, { bind(descriptor, $0, $1) }), Glibc.listen(descriptor, 8) == 0,
            rename(draft.path, file.path) == 0
        else {
            unlink(draft.path)
            Glibc.close(descriptor)
            return nil
        }
        return descriptor
    }

    /// Waits for who connects; nil when the listener was shut down.
    static func accept(_ listener: Int32) -> LineSocket? {
        while true {
            let descriptor = Glibc.accept(listener, nil, nil)
            if descriptor >= 0 {
                _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
                return LineSocket(descriptor)
            }
            switch errno {
            case EINTR, ECONNABORTED: continue
            case EMFILE, ENFILE, ENOBUFS, ENOMEM: usleep(50_000)
            default: return nil
            }
        }
    }

    enum Connection {
        case made(LineSocket)
        /// Nobody listens there, and nobody will.
        case refused
        /// It cannot be said: try later.
        case failed
    }

    /// Connects to a name in a folder.
    static func connect(_ name: String, in folder: URL) -> Connection {
        guard let descriptor = make() else { return .failed }
        var isRefused = false
        let isMade = at(name, in: folder) { address, size in
            let code = Glibc.connect(descriptor, address, size)
            isRefused = code != 0 && errno == ECONNREFUSED
            return code
        }
        if isMade { return .made(LineSocket(descriptor)) }
        Glibc.close(descriptor)
        return isRefused ? .refused : .failed
    }

    private static func make() -> Int32? {
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        return descriptor >= 0 ? descriptor : nil
    }

    /// The short name of the opened folder reaches folders of any name.
    private static func at(_ name: String, in folder: URL, _ call: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Bool {
        let opened = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard opened >= 0 else { return false }
        defer { Glibc.close(opened) }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let place = Array("/proc/self/fd/\(opened)/\(name)".utf8)
        guard place.count < MemoryLayout.size(ofValue: address.sun_path) else { return false }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: place) }
        return withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { call($0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0 }
        }
    }
}
