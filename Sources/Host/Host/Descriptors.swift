import Foundation
import Glibc

/// Pairs of connected descriptors and reading from them.
enum Descriptors {
    struct Pair {
        var ours: Int32
        var theirs: Int32
    }

    struct Failure: Error {
        var reason: String
    }

    /// A two-way stream; our end does not block.
    static func makeSocketPair() throws(Failure) -> Pair {
        var ends: [Int32] = [0, 0]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else { throw failure("socketpair") }
        makeNonBlocking(ends[0])
        return Pair(ours: ends[0], theirs: ends[1])
    }

    /// A stream from them to us; our end does not block.
    static func makePipe() throws(Failure) -> Pair {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw failure("pipe") }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        makeNonBlocking(ends[0])
        return Pair(ours: ends[0], theirs: ends[1])
    }

    private static func failure(_ what: String) -> Failure { Failure(reason: "\(what): \(String(cString: strerror(errno)))") }

    private static func makeNonBlocking(_ descriptor: Int32) {
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }

    enum ReadResult: Equatable {
        case bytes(Data)
        case nothingYet
        case end
    }

    /// Reads what is there, at most what the buffer holds.
    static func read(_ descriptor: Int32, into buffer: inout [UInt8]) -> ReadResult {
        while true {
            let count = Glibc.read(descriptor, &buffer, buffer.count)
            if count > 0 { return .bytes(buffer.withUnsafeBytes { Data($0.prefix(count)) }) }
            if count == 0 { return .end }
            if errno == EINTR { continue }
            return errno == EAGAIN ? .nothingYet : .end
        }
    }

    /// Writes as much as fits now; nil when the other end is gone.
    static func send(_ data: Data, to descriptor: Int32) -> Int? {
        let count = data.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        if count >= 0 { return count }
        return errno == EAGAIN || errno == EINTR ? 0 : nil
    }
}
