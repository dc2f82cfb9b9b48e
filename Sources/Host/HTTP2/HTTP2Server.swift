import CHTTP2
import Foundation

/// An HTTP/2 server on one thread: with TLS or in the clear, for clients that name the protocol by ALPN and for those that know it before.
///
/// nghttp2 reads and writes the frames, OpenSSL the records; the server keeps the connections within its limits.
public final class HTTP2Server {
    public let limits: HTTP2Limits
    public weak var service: (any HTTP2Service)?
    let callbacks: HTTP2Callbacks
    private let poll: Int32
    private var listeners: [Int32: (port: Int, tls: TLSContext?)] = [:]
    private var connections: [Int: HTTP2Connection] = [:]
    private var nextID = Int(Int32.max) + 1
    private let pending: PendingWork
    /// Connections that something may have to be written to.
    private var touched: [Int] = []
    private var isStopped = false
    private var lastSweep = 0.0
    /// Called about once a second, on the server's thread.
    public var everySecond: (() -> Void)?
    private(set) var now: Double = 0

    public init(limits: HTTP2Limits = HTTP2Limits()) throws(HTTP2Error) {
        guard let callbacks = HTTP2Callbacks() else { throw .system(call: "nghttp2_session_callbacks_new", reason: "no memory") }
        (self.limits, self.callbacks) = (limits, callbacks)
        poll = epoll_create1(Int32(EPOLL_CLOEXEC))
        pending = try PendingWork()
        guard poll >= 0 else { throw .lastSystemError("epoll_create1") }
        watch(pending.waker, Int(pending.waker), EPOLLIN.rawValue, isNew: true)
        now = Self.clock()
    }

    deinit {
        for listener in listeners.keys { Glibc.close(listener) }
        Glibc.close(poll)
    }

    // MARK: Starting

    /// Opens a port on loopback, or at another address; 0 takes a free one.
    ///
    /// - Returns: The port's number.
    public func listen(port: Int, address: String = "127.0.0.1", tls: TLSContext? = nil) throws(HTTP2Error) -> Int {
        let descriptor = try ListeningSocket.open(address: address, port: port)
        listeners[descriptor] = (listeners.count, tls)
        watch(descriptor, Int(descriptor), EPOLLIN.rawValue, isNew: true)
        return ListeningSocket.port(of: descriptor)
    }

    /// Serves until ``stop()``.
    public func run() {
        var events = [epoll_event](repeating: epoll_event(), count: 256)
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 * 1024, alignment: 16)
        defer { buffer.deallocate() }
        while !isStopped {
            let count = epoll_wait(poll, &events, Int32(events.count), 1000)
            now = Self.clock()
            for event in events.prefix(Int(max(0, count))) { take(Int(event.data.u64), event.events, buffer) }
            for work in pending.take() { work(self) }
            service?.roundEnded()
            flushTouched()
            if now - lastSweep >= 1 { sweep() }
        }
        connections.removeAll()
    }

    public var handle: HTTP2Handle { HTTP2Handle(pending: pending) }

    /// Ends ``run()`` after what is under way was written.
    func end() {
        for connection in connections.values {
            connection.goAway(UInt32(NGHTTP2_NO_ERROR.rawValue), [])
            touch(connection)
        }
        isStopped = true
    }

    // MARK: For the service

    /// Answers a request.
    public func respond(_ id: HTTP2StreamID, _ response: HTTP2Response) {
        with(id.connection) { $0.respond(id.stream, response, ends: true) }
    }

    /// Begins an answer whose body follows by ``send(_:_:ends:)``.
    public func begin(_ id: HTTP2StreamID, _ response: HTTP2Response) {
        with(id.connection) { $0.respond(id.stream, response, ends: false) }
    }

    /// Goes on with an answer; false where nobody listens any more, or too slowly.
    public func send(_ id: HTTP2StreamID, _ bytes: some Sequence<UInt8>, ends: Bool = false) -> Bool {
        guard let connection = connections[id.connection], connection.streams[id.stream] != nil else { return false }
        guard connection.unsentBytes < limits.outputBytes else {
            drop(connection)
            return false
        }
        connection.send(id.stream, bytes, ends: ends)
        touch(connection)
        return true
    }

    /// Lets a client open more streams.
    public func allow(streams: Int, on connection: Int) { with(connection) { $0.settings(streams: streams) } }

    /// Ends a connection with a word to the client.
    public func close(_ connection: Int, saying text: String, isError: Bool = true) {
        let code = isError ? NGHTTP2_ENHANCE_YOUR_CALM : NGHTTP2_NO_ERROR
        with(connection) { $0.goAway(UInt32(code.rawValue), Array(text.utf8)) }
    }

    private func with(_ id: Int, _ work: (HTTP2Connection) -> Void) {
        guard let connection = connections[id] else { return }
        work(connection)
        touch(connection)
    }

    public var connectionCount: Int { connections.count }

    // MARK: The loop

    private func take(_ tag: Int, _ events: UInt32, _ buffer: UnsafeMutableRawBufferPointer) {
        if tag == Int(pending.waker) { return }
        if let listener = listeners[Int32(truncatingIfNeeded: tag)], tag <= Int(Int32.max) {
            accept(Int32(tag), listener.port, listener.tls)
        } else if let connection = connections[tag] {
            let isOver = events & (EPOLLERR.rawValue | EPOLLHUP.rawValue) != 0
            if isOver || (events & EPOLLIN.rawValue != 0 && !connection.read(into: buffer)) { return drop(connection) }
            touch(connection)
        }
    }

    private func accept(_ listener: Int32, _ port: Int, _ tls: TLSContext?) {
        for _ in 0..<64 {
            let descriptor = islet_accept(listener)
            guard descriptor >= 0 else { return }
            guard connections.count < limits.connections else {
                Glibc.close(descriptor)
                continue
            }
            ListeningSocket.hurry(descriptor)
            nextID += 1
            guard let connection = HTTP2Connection(nextID, port: port, descriptor: descriptor, tls: tls, server: self) else { continue }
            connections[nextID] = connection
            touch(connection)
            watch(descriptor, nextID, EPOLLIN.rawValue, isNew: true)
            service?.opened(nextID, port: port)
        }
    }

    /// Something may have to be written to a connection before the round ends.
    private func touch(_ connection: HTTP2Connection) {
        guard !connection.isTouched else { return }
        connection.isTouched = true
        touched.append(connection.id)
    }

    private func flushTouched() {
        let ids = touched
        touched.removeAll(keepingCapacity: true)
        for id in ids {
            guard let connection = connections[id] else { continue }
            connection.isTouched = false
            flush(connection)
        }
    }

    private func flush(_ connection: HTTP2Connection) {
        let wanted = connection.wantsToWrite
        guard connection.write() else { return drop(connection) }
        guard connection.wantsToWrite != wanted else { return }
        watch(connection.descriptor, connection.id, EPOLLIN.rawValue | (connection.wantsToWrite ? EPOLLOUT.rawValue : 0), isNew: false)
    }

    private func drop(_ connection: HTTP2Connection) {
        guard connections.removeValue(forKey: connection.id) != nil else { return }
        epoll_ctl(poll, EPOLL_CTL_DEL, connection.descriptor, nil)
        service?.closed(connection.id)
    }

    /// Drops who is too slow or has nothing to say.
    private func sweep() {
        lastSweep = now
        for connection in Array(connections.values) {
            let waiting = !connection.isHandshaken || connection.streams.values.contains { !$0.isReceived }
            let limit = waiting || connection.isClosing ? limits.requestSeconds : limits.idleSeconds
            guard now - connection.lastRequest > limit else { continue }
            if waiting || connection.isClosing {
                drop(connection)
            } else {
                connection.goAway(UInt32(NGHTTP2_NO_ERROR.rawValue), Array(limits.idleText.utf8))
                touch(connection)
            }
        }
        everySecond?()
    }

    private func watch(_ descriptor: Int32, _ tag: Int, _ events: UInt32, isNew: Bool) {
        var event = epoll_event()
        event.events = events
        event.data.u64 = UInt64(tag)
        epoll_ctl(poll, isNew ? EPOLL_CTL_ADD : EPOLL_CTL_MOD, descriptor, &event)
    }

    private static func clock() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
