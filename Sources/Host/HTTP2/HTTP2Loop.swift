import CHTTP2
import Foundation
import Synchronization

/// A thread that reads and writes for some of a server's connections. nghttp2 reads and writes the frames, OpenSSL the records; the loop keeps
/// the connections within their limits. All of it but ``add(_:)`` and ``post()`` happens on the loop's thread.
final class HTTP2Loop: @unchecked Sendable {
    let limits: HTTP2Limits
    let callbacks: HTTP2Callbacks
    private(set) var now: Double
    private let poll: Int32
    private let inbox: HTTP2Inbox
    private let listeners: [Int32: HTTP2Listener]
    private var connections: [Int: HTTP2Connection] = [:]
    private var nextID: Int
    private let step: Int
    private var events: [HTTP2Event] = []
    var idleStreams = IdleStreams()
    /// Where requests are.
    var block: MessageBlock?
    /// Connections that something may have to be written to.
    private var touched: [HTTP2Connection] = []
    private var lastSweep = 0.0
    /// When the loop gives up waiting for answers, once it ends.
    private var deadline: Double?
    private let isOver = Atomic<Bool>(false)

    // Orders: collected on the server's thread, then handed over together.
    private var collected: [HTTP2Order] = []
    private var answers: MessageBlock?
    private let orders = Mutex<[HTTP2Order]>([])
    private let waker: Int32

    var hasEnded: Bool { isOver.load(ordering: .acquiring) }

    /// - Parameters:
    ///   - number: Its place among the server's loops, of which there are `count`.
    init(_ number: Int, of count: Int, _ listeners: [HTTP2Listener], _ limits: HTTP2Limits, _ inbox: HTTP2Inbox) throws(HTTP2Error) {
        guard let callbacks = HTTP2Callbacks() else { throw .system(call: "nghttp2_session_callbacks_new", reason: "no memory") }
        (self.limits, self.callbacks, self.inbox, step) = (limits, callbacks, inbox, count)
        self.listeners = Dictionary(uniqueKeysWithValues: listeners.map { ($0.descriptor, $0) })
        // Numbers of connections are none of descriptors, and tell the loop.
        nextID = (Int(Int32.max) / count + 1) * count + number
        now = Self.clock()
        poll = epoll_create1(Int32(EPOLL_CLOEXEC))
        waker = eventfd(0, Int32(EFD_NONBLOCK | EFD_CLOEXEC))
        guard poll >= 0, waker >= 0 else { throw .lastSystemError("epoll_create1") }
        watch(waker, Int(waker), EPOLLIN.rawValue, isNew: true)
        for listener in listeners { watch(listener.descriptor, Int(listener.descriptor), EPOLLIN.rawValue | EPOLLEXCLUSIVE.rawValue, isNew: true) }
    }

    deinit {
        Glibc.close(poll)
        Glibc.close(waker)
    }

    func start() {
        Thread.detachNewThread { [self] in
            run()
            isOver.store(true, ordering: .releasing)
        }
    }

    // MARK: Orders, on the server's thread

    func add(_ order: HTTP2Order) { collected.append(order) }

    func respond(_ id: HTTP2StreamID, _ response: HTTP2Response, ends: Bool) {
        collected.append(.respond(id, PackedResponse(response, in: &answers), ends: ends))
    }

    func post() {
        guard !collected.isEmpty else { return }
        let isFirst = orders.withLock { orders in
            defer { orders.append(contentsOf: collected) }
            return orders.isEmpty
        }
        collected.removeAll(keepingCapacity: true)
        guard isFirst else { return }
        var one: UInt64 = 1
        _ = Glibc.write(waker, &one, 8)
    }

    // MARK: The loop

    private func run() {
        var ready = [epoll_event](repeating: epoll_event(), count: 256)
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 16 * 1024 + 512, alignment: 16)
        defer { buffer.deallocate() }
        while deadline.map({ now < $0 && connections.values.contains(where: \.owesAnswers) }) != false {
            let count = epoll_wait(poll, &ready, Int32(ready.count), deadline == nil ? 1000 : 20)
            now = Self.clock()
            for event in ready.prefix(Int(max(0, count))) { take(Int(event.data.u64), event.events, buffer) }
            flushTouched()
            inbox.add(&events)
            if now - lastSweep >= 1 { sweep() }
        }
        inbox.connections.subtract(connections.count, ordering: .relaxed)
        connections.removeAll()
    }

    private func take(_ tag: Int, _ events: UInt32, _ buffer: UnsafeMutableRawBufferPointer) {
        if tag == Int(waker) { return carryOut() }
        if tag <= Int(Int32.max) {
            if let listener = listeners[Int32(tag)] { accept(listener) }
        } else if let connection = connections[tag] {
            let isOver = events & (EPOLLERR.rawValue | EPOLLHUP.rawValue) != 0
            if isOver || (events & EPOLLIN.rawValue != 0 && !connection.read(into: buffer)) { return drop(connection) }
            touch(connection)
        }
    }

    /// Connections that are taken in a round: a handshake costs more than most requests.
    private static let acceptedOfRound = 16

    private func accept(_ listener: HTTP2Listener) {
        for _ in 0..<Self.acceptedOfRound {
            let descriptor = islet_accept(listener.descriptor)
            guard descriptor >= 0 else { return }
            guard deadline == nil, inbox.connections.load(ordering: .relaxed) < limits.connections else {
                Glibc.close(descriptor)
                continue
            }
            ListeningSocket.hurry(descriptor)
            nextID += step
            guard let connection = HTTP2Connection(nextID, port: listener.port, descriptor: descriptor, tls: listener.tls, loop: self) else {
                continue
            }
            connections[nextID] = connection
            inbox.connections.add(1, ordering: .relaxed)
            tell(.opened(nextID, port: listener.port))
            touch(connection)
            watch(descriptor, nextID, EPOLLIN.rawValue, isNew: true)
        }
    }

    /// Events that are handed over together: so few that the service begins while more are read.
    private static let eventsAtATime = 64

    /// The service is told before the round ends.
    func tell(_ event: HTTP2Event) {
        events.append(event)
        if events.count >= Self.eventsAtATime { inbox.add(&events) }
    }

    private func carryOut() {
        var count: UInt64 = 0
        _ = Glibc.read(waker, &count, 8)
        let taken = orders.withLock { orders in
            defer { orders = [] }
            return orders
        }
        for order in taken { carryOut(order) }
    }

    private func carryOut(_ order: HTTP2Order) {
        switch order {
        case .respond(let id, let response, let ends): with(id.connection) { $0.respond(id.stream, response, ends: ends) }
        case .send(let id, let bytes, let ends): send(id, bytes, ends: ends)
        case .allow(let connection, let streams): with(connection) { $0.settings(streams: streams) }
        case .close(let connection, let code, let text): with(connection) { $0.goAway(code, Array(text.utf8)) }
        case .end:
            deadline = now + limits.farewellSeconds
            for connection in connections.values {
                connection.goAway(UInt32(NGHTTP2_NO_ERROR.rawValue), [])
                touch(connection)
            }
        }
    }

    private func send(_ id: HTTP2StreamID, _ bytes: [UInt8], ends: Bool) {
        guard let connection = connections[id.connection] else { return }
        guard connection.unsentBytes < limits.outputBytes else { return drop(connection) }
        connection.send(id.stream, bytes, ends: ends)
        touch(connection)
    }

    private func with(_ id: Int, _ work: (HTTP2Connection) -> Void) {
        guard let connection = connections[id] else { return }
        work(connection)
        touch(connection)
    }

    /// Something may have to be written to a connection before the round ends.
    private func touch(_ connection: HTTP2Connection) {
        guard !connection.isTouched else { return }
        connection.isTouched = true
        touched.append(connection)
    }

    private func flushTouched() {
        for connection in touched {
            connection.isTouched = false
            if connections[connection.id] != nil { flush(connection) }
        }
        touched.removeAll(keepingCapacity: true)
    }

    private func flush(_ connection: HTTP2Connection) {
        let wanted = connection.wantsToWrite
        guard connection.write() else { return drop(connection) }
        guard connection.wantsToWrite != wanted else { return }
        watch(connection.descriptor, connection.id, EPOLLIN.rawValue | (connection.wantsToWrite ? EPOLLOUT.rawValue : 0), isNew: false)
    }

    private func drop(_ connection: HTTP2Connection) {
        guard connections.removeValue(forKey: connection.id) != nil else { return }
        inbox.connections.subtract(1, ordering: .relaxed)
        epoll_ctl(poll, EPOLL_CTL_DEL, connection.descriptor, nil)
        tell(.closed(connection.id))
    }

    /// Drops who is too slow or has nothing to say.
    private func sweep() {
        lastSweep = now
        for connection in Array(connections.values) {
            let waiting = !connection.isHandshaken || connection.streams.contains { !$0.isReceived }
            let limit = waiting || connection.isClosing ? limits.requestSeconds : limits.idleSeconds
            guard now - connection.lastRequest > limit else { continue }
            if waiting || connection.isClosing {
                drop(connection)
            } else {
                connection.goAway(UInt32(NGHTTP2_NO_ERROR.rawValue), Array(limits.idleText.utf8))
                touch(connection)
            }
        }
        flushTouched()
        inbox.add(&events)
    }

    private func watch(_ descriptor: Int32, _ tag: Int, _ events: UInt32, isNew: Bool) {
        var event = epoll_event()
        event.events = events
        event.data.u64 = UInt64(tag)
        epoll_ctl(poll, isNew ? EPOLL_CTL_ADD : EPOLL_CTL_MOD, descriptor, &event)
    }

    static func clock() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
