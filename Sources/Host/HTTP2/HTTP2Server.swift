import CHTTP2
import Foundation
import Synchronization

/// An HTTP/2 server: with TLS or in the clear, for clients that name the protocol by ALPN and for those that know it before.
///
/// Threads of its own read and write (``HTTP2Loop``); what they bring is handed to the service on the one thread that ``run()`` was called on,
/// as much of each connection at a time as is fair to the others.
public final class HTTP2Server {
    public let limits: HTTP2Limits
    public weak var service: (any HTTP2Service)?
    private var listeners: [HTTP2Listener] = []
    private var loops: [HTTP2Loop] = []
    private let pending: PendingWork
    private let inbox: HTTP2Inbox
    private var connections: Set<Int> = []
    private var requests: FairQueue<(HTTP2Request, HTTP2StreamID)>
    private var isStopping = false
    private var lastSecond = 0.0
    /// Called about once a second, on the server's thread.
    public var everySecond: (() -> Void)?

    public init(limits: HTTP2Limits = HTTP2Limits()) throws(HTTP2Error) {
        self.limits = limits
        pending = try PendingWork()
        inbox = HTTP2Inbox(pending)
        requests = FairQueue(each: limits.requestsOfTurn, all: limits.requestsOfRound)
    }

    // MARK: Starting

    /// Opens a port on loopback, or at another address; 0 takes a free one.
    ///
    /// - Returns: The port's number.
    public func listen(port: Int, address: String = "127.0.0.1", tls: TLSContext? = nil) throws(HTTP2Error) -> Int {
        let listener = HTTP2Listener(descriptor: try ListeningSocket.open(address: address, port: port), port: listeners.count, tls: tls)
        listeners.append(listener)
        return ListeningSocket.port(of: listener.descriptor)
    }

    /// Serves until ``HTTP2Handle/stop()``.
    public func run() {
        start()
        while !(isStopping && loops.allSatisfy(\.hasEnded)) {
            if requests.isEmpty { pending.wait(milliseconds: isStopping ? 20 : 1000) }
            let works = pending.take()
            for event in inbox.take() { take(event) }
            let service = service
            for (request, stream) in requests.take() { service?.received(request, stream) }
            for work in works { work(self) }
            service?.roundEnded()
            for loop in loops { loop.post() }
            passSecond()
        }
        loops = []
    }

    private func start() {
        do throws(HTTP2Error) {
            for number in 0..<limits.threads {
                let loop = try HTTP2Loop(number, of: limits.threads, listeners, limits, inbox)
                loops.append(loop)
                loop.start()
            }
        } catch {
            // Without one of the threads the others do its work.
            if loops.isEmpty { isStopping = true }
        }
    }

    private func passSecond() {
        let now = HTTP2Loop.clock()
        guard now - lastSecond >= 1 else { return }
        lastSecond = now
        everySecond?()
    }

    public var handle: HTTP2Handle { HTTP2Handle(pending: pending) }

    /// Ends ``run()`` when requests that have come are answered, or after a while.
    func end() {
        guard !isStopping else { return }
        isStopping = true
        for loop in loops { loop.add(.end) }
    }

    private func take(_ event: HTTP2Event) {
        switch event {
        case .opened(let connection, let port):
            connections.insert(connection)
            service?.opened(connection, port: port)
        case .presented(let certificate, let connection): service?.presented(certificate, connection)
        case .received(let request, let stream): requests.add((request, stream), of: stream.connection)
        case .cancelled(let stream): service?.cancelled(stream)
        case .closed(let connection):
            connections.remove(connection)
            requests.forget(connection)
            service?.closed(connection)
        }
    }

    // MARK: For the service

    /// Answers a request.
    public func respond(_ id: HTTP2StreamID, _ response: HTTP2Response) { loop(of: id.connection)?.respond(id, response, ends: true) }

    /// Begins an answer whose body follows by ``send(_:_:ends:)``.
    public func begin(_ id: HTTP2StreamID, _ response: HTTP2Response) { loop(of: id.connection)?.respond(id, response, ends: false) }

    /// Goes on with an answer. A client that takes it too slowly is closed.
    public func send(_ id: HTTP2StreamID, _ bytes: some Sequence<UInt8>, ends: Bool = false) {
        loop(of: id.connection)?.add(.send(id, Array(bytes), ends: ends))
    }

    /// Lets a client open more streams.
    public func allow(streams: Int, on connection: Int) { loop(of: connection)?.add(.allow(connection, streams: streams)) }

    /// Ends a connection with a word to the client.
    public func close(_ connection: Int, saying text: String, isError: Bool = true) {
        let code = isError ? NGHTTP2_ENHANCE_YOUR_CALM : NGHTTP2_NO_ERROR
        loop(of: connection)?.add(.close(connection, code: UInt32(code.rawValue), text: text))
    }

    private func loop(of connection: Int) -> HTTP2Loop? { loops.isEmpty ? nil : loops[connection % limits.threads % loops.count] }

    public var connectionCount: Int { connections.count }
}

/// A socket that clients connect to.
final class HTTP2Listener: @unchecked Sendable {
    let descriptor: Int32
    /// Its place among the ports of the server.
    let port: Int
    let tls: TLSContext?

    init(descriptor: Int32, port: Int, tls: TLSContext?) { (self.descriptor, self.port, self.tls) = (descriptor, port, tls) }

    deinit { Glibc.close(descriptor) }
}
