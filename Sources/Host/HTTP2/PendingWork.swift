import CHTTP2
import Foundation
import Synchronization

/// Work that other threads leave for the server's thread, which it wakes.
final class PendingWork: Sendable {
    typealias Work = @Sendable (HTTP2Server) -> Void
    /// Readable when work waits.
    let waker: Int32
    private let works = Mutex<[Work]>([])

    init() throws(HTTP2Error) {
        waker = eventfd(0, Int32(EFD_NONBLOCK | EFD_CLOEXEC))
        guard waker >= 0 else { throw .lastSystemError("eventfd") }
    }

    deinit { close(waker) }

    func add(_ work: @escaping Work) {
        let isFirst = works.withLock { works in
            works.append(work)
            return works.count == 1
        }
        if isFirst { wake() }
    }

    func wake() {
        var one: UInt64 = 1
        _ = write(waker, &one, 8)
    }

    /// Waits until it was woken, or for so long.
    func wait(milliseconds: Int32) {
        var descriptor = pollfd(fd: waker, events: Int16(POLLIN), revents: 0)
        _ = poll(&descriptor, 1, milliseconds)
    }

    func take() -> [Work] {
        var count: UInt64 = 0
        _ = read(waker, &count, 8)
        return works.withLock { works in
            defer { works.removeAll() }
            return works
        }
    }
}

/// By which any thread reaches a running server.
public struct HTTP2Handle: Sendable {
    let pending: PendingWork

    /// Lets something happen on the server's thread.
    public func perform(_ work: @escaping @Sendable (HTTP2Server) -> Void) { pending.add(work) }

    /// Ends the server after what is under way was written.
    public func stop() { pending.add { $0.end() } }
}
