import Foundation
import Glibc

/// Pairs of connected descriptors and reading from them.
package enum Descriptors {
    package struct Pair {
        package var ours: Int32
        package var theirs: Int32
    }

    package struct Failure: Error {
        var reason: String
    }

    /// A two-way stream; our end does not block.
    package static func makeSocketPair() throws(Failure) -> Pair {
        var ends: [Int32] = [0, 0]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else { throw failure("socketpair") }
        makeNonBlocking(ends[0])
        return Pair(ours: ends[0], theirs: ends[1])
    }

    /// A stream from them to us; our end does not block.
    package static func makePipe() throws(Failure) -> Pair {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw failure("pipe") }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        makeNonBlocking(ends[0])
        return Pair(ours: ends[0], theirs: ends[1])
    }

    /// A stream to who listens at a socket in the file system, whatever the length of its path.
    package static func connect(to place: URL) throws(Failure) -> Int32 {
        let folder = open(place.deletingLastPathComponent().path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        defer { if folder >= 0 { close(folder) } }
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let path = "/proc/self/fd/\(folder)/\(place.lastPathComponent)"
        guard folder >= 0, descriptor >= 0, path.utf8.count < MemoryLayout.size(ofValue: address.sun_path) else { throw failure(place.path) }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
        }
        guard result == 0 else {
            defer { close(descriptor) }
            throw failure(place.path)
        }
        return descriptor
    }

    private static func failure(_ what: String) -> Failure { Failure(reason: "\(what): \(String(cString: strerror(errno)))") }

    private static func makeNonBlocking(_ descriptor: Int32) {
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }

    package enum ReadResult: Equatable {
        case bytes(Data)
        case nothingYet
        case end
    }

    /// Reads what is there, at most what the buffer holds.
    package static func read(_ descriptor: Int32, into buffer: inout [UInt8]) -> ReadResult {
        while true {
            let count = Glibc.read(descriptor, &buffer, buffer.count)
            if count > 0 { return .bytes(buffer.withUnsafeBytes { Data($0.prefix(count)) }) }
            if count == 0 { return .end }
            if errno == EINTR { continue }
            return errno == EAGAIN ? .nothingYet : .end
        }
    }

    /// Writes as much as fits now; nil when the other end is gone.
    package static func send(_ data: Data, to descriptor: Int32) -> Int? {
        let count = data.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        if count >= 0 { return count }
        return errno == EAGAIN || errno == EINTR ? 0 : nil
    }
}
