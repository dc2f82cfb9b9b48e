import CWebSockets
import Foundation
import Synchronization

/// Serves a page and its sockets over HTTP and WebSocket, on a thread of its own.
public final class WebServer: Sendable {
    /// What the server is asked. Called on the server's thread.
    public struct Handlers: Sendable {
        /// A file, by its path below the token's folder.
        public var file: @Sendable (_ path: String) -> WebResponse?
        public var opened: @Sendable (_ connection: UInt64) -> Void
        public var received: @Sendable (_ connection: UInt64, WebMessage) -> Void
        public var closed: @Sendable (_ connection: UInt64) -> Void

        public init(
            file: @escaping @Sendable (String) -> WebResponse?, opened: @escaping @Sendable (UInt64) -> Void,
            received: @escaping @Sendable (UInt64, WebMessage) -> Void, closed: @escaping @Sendable (UInt64) -> Void
        ) {
            (self.file, self.opened, self.received, self.closed) = (file, opened, received, closed)
        }
    }

    /// What nobody may exceed.
    public struct Limits: Hashable, Sendable {
        /// Bytes of a message that is read.
        public var message = 1 << 20
        /// Open sockets.
        public var sockets = 16
        /// Bytes that wait for a client that does not read; beyond, its socket is closed.
        public var waiting = 64 << 20

        public init() {}
    }

    private struct State {
        var gate: RequestGate
        var waiting: [UInt64: [WebMessage]] = [:]
        var ended: Set<UInt64> = []
        var isStopping = false
    }

    /// The path of the socket below the token's folder.
    public static let socketPath = "socket"
    /// Says what a page may load: its own files alone.
    private static let headers =
        "Content-Security-Policy: default-src 'self'; img-src 'self' blob: data:; connect-src 'self'; frame-ancestors 'self'; base-uri 'none'\n"
        + "Referrer-Policy: no-referrer\nX-Content-Type-Options: nosniff\nCache-Control: no-store\n"

    public let port: Int
    private let state: Mutex<State>
    private let handlers: Handlers
    private let limits: Limits
    private nonisolated(unsafe) var server: OpaquePointer?
    private let hasEnded = DispatchSemaphore(value: 0)

    /// Begins to listen.
    ///
    /// - Parameters:
    ///   - address: Of this machine, as numbers.
    ///   - port: 0 takes any that is free.
    ///   - gate: Who may ask, where the port is known.
    public init(
        address: String, port: Int, limits: Limits = Limits(), handlers: Handlers, gate: (_ port: Int) -> RequestGate
    ) throws(WebServerProblem) {
        self.handlers = handlers
        self.limits = limits
        state = Mutex(State(gate: RequestGate(hosts: [], token: "")))
        let box = Reference()
        var callbacks = Self.callbacks
        callbacks.owner = Unmanaged.passRetained(box).toOpaque()
        guard let server = cws_start(address, Int32(port), limits.message, &callbacks) else {
            Unmanaged<Reference>.fromOpaque(callbacks.owner).release()
            throw WebServerProblem(address: address, port: port)
        }
        self.server = server
        self.port = Int(cws_port(server))
        let gate = gate(self.port)
        state.withLock { $0.gate = gate }
        box.server = self
        let owner = UInt(bitPattern: callbacks.owner)
        Thread.detachNewThread { [self] in
            while cws_step(self.server) == 0, !state.withLock({ $0.isStopping }) {}
            cws_stop(takeServer())
            if let owner = UnsafeRawPointer(bitPattern: owner) { Unmanaged<Reference>.fromOpaque(owner).release() }
            hasEnded.signal()
        }
    }

    /// Sends a message when the client can take it. One that does not read is cut off.
    public func send(_ message: WebMessage, to connection: UInt64) {
        state.withLock { state in
            guard state.waiting[connection] != nil else { return }
            state.waiting[connection]?.append(message)
            if (state.waiting[connection] ?? []).reduce(0, { $0 + $1.count }) > limits.waiting { state.ended.insert(connection) }
            wake()
        }
    }

    /// Closes every socket, ends the thread, and waits for that.
    public func stop() {
        state.withLock { state in
            state.isStopping = true
            wake()
        }
        hasEnded.wait()
    }

    private func takeServer() -> OpaquePointer? {
        state.withLock { _ in
            defer { server = nil }
            return server
        }
    }

    /// Only while the state is locked: the thread takes the server away under the same lock.
    private func wake() { if let server { cws_wake(server) } }

    // MARK: Answers to the library

    /// What the library's callbacks are given.
    private final class Reference: @unchecked Sendable {
        /// Set before the thread runs, and never again.
        var server: WebServer?
    }

    private static func server(_ owner: UnsafeMutableRawPointer?) -> WebServer {
        guard let owner, let server = Unmanaged<Reference>.fromOpaque(owner).takeUnretainedValue().server else {
            preconditionFailure("the library calls the server that it was given")
        }
        return server
    }

    private static var callbacks: cws_callbacks {
        cws_callbacks(
            owner: nil,
            request: { owner, request, response in
                guard let request else { return }
                let answer = WebServer.server(owner).answer(RequestGate.Request(request.pointee))
                answer.body.withUnsafeBytes { bytes in
                    cws_respond(response, Int32(answer.status), answer.type, WebServer.headers, bytes.baseAddress, bytes.count)
                }
            },
            admit: { owner, request in
                guard let request else { return 400 }
                return WebServer.server(owner).admission(RequestGate.Request(request.pointee))
            },
            opened: { owner, connection in
                let server = WebServer.server(owner)
                server.state.withLock { $0.waiting[connection] = [] }
                server.handlers.opened(connection)
            },
            received: { owner, connection, bytes, length, isBinary in
                let data = bytes.map { Data(bytes: $0, count: length) } ?? Data()
                WebServer.server(owner).handlers.received(connection, isBinary != 0 ? .binary(data) : .text(String(decoding: data, as: UTF8.self)))
                return 0
            },
            next: { owner, connection, message in WebServer.server(owner).give(to: connection, message) },
            closed: { owner, connection in
                let server = WebServer.server(owner)
                server.state.withLock { state in
                    state.waiting[connection] = nil
                    state.ended.remove(connection)
                }
                server.handlers.closed(connection)
            })
    }

    private func answer(_ request: RequestGate.Request) -> WebResponse {
        switch state.withLock({ $0.gate }).verdict(on: request) {
        case .refused(let status, let reason): .text(status, reason)
        case .allowed(let path): handlers.file(path) ?? .text(404, "no such file")
        }
    }

    private func admission(_ request: RequestGate.Request) -> Int32 {
        let (gate, count) = state.withLock { ($0.gate, $0.waiting.count) }
        switch gate.verdict(on: request) {
        case .refused(let status, _): return Int32(status)
        case .allowed(Self.socketPath): return count < limits.sockets ? 0 : 503
        case .allowed: return 404
        }
    }

    private enum Turn {
        case ends
        case rests
        case sends(WebMessage)
    }

    private func turn(of connection: UInt64) -> Turn {
        state.withLock { state in
            if state.ended.contains(connection) || state.isStopping { return .ends }
            guard let first = state.waiting[connection]?.first else { return .rests }
            state.waiting[connection]?.removeFirst()
            return .sends(first)
        }
    }

    private func give(to connection: UInt64, _ message: OpaquePointer?) -> Int32 {
        switch turn(of: connection) {
        case .ends: -1
        case .rests: 0
        case .sends(.text(let text)): Array(text.utf8).withUnsafeBytes { cws_put(message, $0.baseAddress, $0.count, 0) }
        case .sends(.binary(let data)): data.withUnsafeBytes { cws_put(message, $0.baseAddress, $0.count, 1) }
        }
    }
}

extension RequestGate.Request {
    fileprivate init(_ request: cws_request) {
        self.init(
            path: String(cString: request.path), host: String(cString: request.host), origin: String(cString: request.origin),
            isGet: request.is_get != 0)
    }
}
