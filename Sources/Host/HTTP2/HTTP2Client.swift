import CHTTP2
import Foundation

/// A client of HTTP/2 that sends many requests at a time over one connection and waits for their answers. Belongs to one thread at a time.
public final class HTTP2Client {
    /// How the connection is secured.
    public enum Security: Sendable, Hashable {
        /// HTTP/2 in the clear, known beforehand.
        case plain
        /// TLS with a server that the authority in a PEM file vouches for. The certificate with its key, in one PEM file each, is the client's.
        case tls(authority: URL, certificate: URL? = nil, key: URL? = nil)
    }

    public struct Request: Sendable {
        public var method: String
        public var path: String
        public var headers: [(name: String, value: String)]
        public var body: Data

        public init(method: String = "POST", path: String, headers: [(name: String, value: String)] = [], body: Data = Data()) {
            (self.method, self.path, self.headers, self.body) = (method, path, headers, body)
        }
    }

    public struct Answer: Sendable, Equatable {
        public var status = 0
        public var headers: [String: String] = [:]
        public var body = Data()
    }

    /// What one stream waits for.
    private struct Exchange {
        var index: Int
        var body: Data
        var sent = 0
        var answer = Answer()
    }

    private let descriptor: Int32
    private let authority: String
    private let scheme: String
    private var tls: OpaquePointer?
    private var session: OpaquePointer?
    private var exchanges: [Int32: Exchange] = [:]
    private var answers: [Answer?] = []
    /// What the server said when it closed the connection.
    public private(set) var lastWords: Data?

    /// Connects; waits at most so many seconds for each step and each answer.
    public init(host: String = "127.0.0.1", port: Int, security: Security, patience: Double = 20) throws(HTTP2Error) {
        descriptor = try ClientSocket.connect(host: host, port: port, patience: patience)
        authority = "\(host):\(port)"
        scheme = security == .plain ? "http" : "https"
        if case .tls(let file, let certificate, let key) = security {
            tls = islet_tls_client(file.path, certificate?.path, key?.path, host, descriptor)
            guard let tls, SSL_connect(tls) == 1 else {
                let reason = ERR_reason_error_string(ERR_get_error()).map { String(cString: $0) } ?? "the server ended the connection"
                throw .certificate(file: file.path, reason: reason)
            }
        }
        guard let callbacks = Self.callbacks, nghttp2_session_client_new(&session, callbacks, Unmanaged.passUnretained(self).toOpaque()) == 0 else {
            throw .system(call: "nghttp2_session_client_new", reason: "no memory")
        }
        nghttp2_submit_settings(session, UInt8(NGHTTP2_FLAG_NONE.rawValue), nil, 0)
    }

    deinit {
        if let session { nghttp2_session_del(session) }
        if let tls { SSL_free(tls) }
        close(descriptor)
    }

    /// Sends all at once, as far as the server's limits allow, and waits for the answers; nil for those that did not come.
    public func send(_ requests: [Request]) -> [Answer?] {
        answers = Array(repeating: nil, count: requests.count)
        for (index, request) in requests.enumerated() { submit(request, index) }
        while !exchanges.isEmpty, write(), !exchanges.isEmpty, read() {}
        exchanges.removeAll()
        return answers
    }

    public func send(_ request: Request) -> Answer? { send([request])[0] }

    private func submit(_ request: Request, _ index: Int) {
        var fields = HeaderBytes()
        for (name, value) in [(":method", request.method), (":scheme", scheme), (":authority", authority), (":path", request.path)] {
            fields.add(name, value)
        }
        for header in request.headers { fields.add(header.name, header.value) }
        let stream = fields.withBlock(NGHTTP2_NV_FLAG_NONE) { headers in
            guard !request.body.isEmpty else { return nghttp2_submit_request(session, nil, headers.baseAddress, headers.count, nil, nil) }
            var provider = Self.provider
            return nghttp2_submit_request(session, nil, headers.baseAddress, headers.count, &provider, nil)
        }
        if stream > 0 { exchanges[stream] = Exchange(index: index, body: request.body) }
    }

    /// False when the connection is over.
    private func write() -> Bool {
        while true {
            var bytes: UnsafePointer<UInt8>?
            let count = nghttp2_session_mem_send(session, &bytes)
            guard count >= 0 else { return false }
            guard count > 0, let bytes else { return true }
            var sent = 0
            while sent < count {
                let step: Int
                if let tls {
                    step = Int(SSL_write(tls, bytes + sent, Int32(count - sent)))
                } else {
                    step = Glibc.send(descriptor, bytes + sent, count - sent, Int32(MSG_NOSIGNAL))
                }
                guard step > 0 else { return false }
                sent += step
            }
        }
    }

    private func read() -> Bool {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 65_536) { buffer in
            let count =
                tls.map { Int(SSL_read($0, buffer.baseAddress, Int32(buffer.count))) } ?? recv(descriptor, buffer.baseAddress, buffer.count, 0)
            guard count > 0 else { return false }
            return nghttp2_session_mem_recv(session, buffer.baseAddress, count) >= 0
        }
    }

    // MARK: What the library calls

    fileprivate func noteHeader(_ stream: Int32, _ name: String, _ value: String) {
        if name == ":status" { exchanges[stream]?.answer.status = Int(value) ?? 0 } else { exchanges[stream]?.answer.headers[name] = value }
    }

    fileprivate func noteBody(_ stream: Int32, _ bytes: UnsafeBufferPointer<UInt8>) { exchanges[stream]?.answer.body.append(contentsOf: bytes) }

    fileprivate func noteEnd(_ stream: Int32) {
        guard let done = exchanges.removeValue(forKey: stream), done.answer.status != 0 else { return }
        answers[done.index] = done.answer
    }

    fileprivate func noteLastWords(_ words: Data) { lastWords = words }

    fileprivate func body(of stream: Int32, into buffer: UnsafeMutableBufferPointer<UInt8>, _ flags: UnsafeMutablePointer<UInt32>) -> Int {
        guard let exchange = exchanges[stream] else { return Int(NGHTTP2_ERR_TEMPORAL_CALLBACK_FAILURE.rawValue) }
        let count = min(buffer.count, exchange.body.count - exchange.sent)
        _ = buffer.update(fromContentsOf: exchange.body.dropFirst(exchange.sent).prefix(count))
        exchanges[stream]?.sent += count
        if exchange.sent + count == exchange.body.count { flags.pointee |= NGHTTP2_DATA_FLAG_EOF.rawValue }
        return count
    }

    private static var provider: nghttp2_data_provider {
        nghttp2_data_provider(source: nghttp2_data_source()) { _, stream, buffer, capacity, flags, _, context in
            guard let buffer, let flags else { return Int(NGHTTP2_ERR_CALLBACK_FAILURE.rawValue) }
            return HTTP2Client.of(context).body(of: stream, into: UnsafeMutableBufferPointer(start: buffer, count: capacity), flags)
        }
    }

    private static func of(_ context: UnsafeMutableRawPointer?) -> HTTP2Client {
        guard let context else { preconditionFailure("a session has its client") }
        return Unmanaged<HTTP2Client>.fromOpaque(context).takeUnretainedValue()
    }

    nonisolated(unsafe) private static let callbacks: OpaquePointer? = {
        var made: OpaquePointer?
        guard nghttp2_session_callbacks_new(&made) == 0, let made else { return nil }
        nghttp2_session_callbacks_set_on_header_callback(made) { _, frame, name, nameCount, value, valueCount, _, context in
            guard let frame, let name, let value else { return 0 }
            HTTP2Client.of(context).noteHeader(
                frame.pointee.hd.stream_id, String(decoding: UnsafeBufferPointer(start: name, count: nameCount), as: UTF8.self),
                String(decoding: UnsafeBufferPointer(start: value, count: valueCount), as: UTF8.self))
            return 0
        }
        nghttp2_session_callbacks_set_on_data_chunk_recv_callback(made) { _, _, stream, bytes, count, context in
            if let bytes { HTTP2Client.of(context).noteBody(stream, UnsafeBufferPointer(start: bytes, count: count)) }
            return 0
        }
        nghttp2_session_callbacks_set_on_stream_close_callback(made) { _, stream, _, context in
            HTTP2Client.of(context).noteEnd(stream)
            return 0
        }
        nghttp2_session_callbacks_set_on_frame_recv_callback(made) { _, frame, context in
            guard let frame, frame.pointee.hd.type == UInt8(NGHTTP2_GOAWAY.rawValue) else { return 0 }
            let words = frame.pointee.goaway
            HTTP2Client.of(context).noteLastWords(words.opaque_data.map { Data(bytes: $0, count: words.opaque_data_len) } ?? Data())
            return 0
        }
        return made
    }()
}
