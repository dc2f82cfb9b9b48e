import CHTTP2
import Foundation

/// One client: its socket, its TLS, its session and its streams. Lives on the thread of its loop.
final class HTTP2Connection {
    let id: Int
    let port: Int
    let descriptor: Int32
    /// Outlives its connections.
    unowned(unsafe) let loop: HTTP2Loop
    /// In no order; each knows its place.
    private(set) var streams: [HTTP2Stream] = []
    /// Bytes of a request that are taken.
    let headerLimit: Int
    let bodyLimit: Int
    /// The stream whose headers come in, or came last.
    var reading: HTTP2Stream?
    var allowedStreams: Int
    /// Bytes of unanswered bodies.
    var bodyBytes = 0
    /// When something was last asked for or got ready, in seconds of the server's clock.
    var lastRequest: Double
    var isHandshaken: Bool
    var isClosing = false
    /// Whether it is looked at before the round of the server ends.
    var isTouched = false
    /// Bytes that were read since the last frame was complete: a block of headers that has no end.
    var bytesWithoutFrame = 0
    private var budget: ConnectionBudget
    private var isOverdrawn = false
    private let tls: OpaquePointer?
    private var session: OpaquePointer?
    private var output: [UInt8] = []
    private var written = 0
    private var isFirstOutput = true
    private(set) var wantsToWrite = false

    init?(_ id: Int, port: Int, descriptor: Int32, tls context: TLSContext?, loop: HTTP2Loop) {
        (self.id, self.port, self.descriptor, self.loop) = (id, port, descriptor, loop)
        budget = ConnectionBudget(at: loop.now)
        allowedStreams = loop.limits.streams
        (headerLimit, bodyLimit) = (loop.limits.headerBytes, loop.limits.bodyBytes)
        lastRequest = loop.now
        if let context {
            guard let tls = SSL_new(context.pointer) else { return nil }
            SSL_set_fd(tls, descriptor)
            SSL_set_accept_state(tls)
            self.tls = tls
            isHandshaken = false
        } else {
            tls = nil
            isHandshaken = true
        }
        guard makeSession() else { return nil }
    }

    deinit {
        if let session { nghttp2_session_del(session) }
        if let tls { SSL_free(tls) }
        close(descriptor)
    }

    private func makeSession() -> Bool {
        var option: OpaquePointer?
        guard nghttp2_option_new(&option) == 0, let option else { return false }
        defer { nghttp2_option_del(option) }
        _ = islet_limit_resets(option, loop.limits.resetBurst, loop.limits.resetsPerSecond)
        guard nghttp2_session_server_new2(&session, loop.callbacks.pointer, Unmanaged.passUnretained(self).toOpaque(), option) == 0 else {
            return false
        }
        let offered = loop.limits.refusesMoreStreams ? loop.limits.streams : loop.limits.streams + loop.limits.toleratedStreams
        nghttp2_session_set_local_window_size(session, UInt8(NGHTTP2_FLAG_NONE.rawValue), 0, 1 << 20)
        return settings(streams: offered)
    }

    /// Tells the client how many streams it may open, and enforces it.
    @discardableResult
    func settings(streams: Int) -> Bool {
        allowedStreams = max(streams, allowedStreams)
        var entries = [
            nghttp2_settings_entry(settings_id: Int32(NGHTTP2_SETTINGS_MAX_CONCURRENT_STREAMS.rawValue), value: UInt32(streams)),
            nghttp2_settings_entry(settings_id: Int32(NGHTTP2_SETTINGS_MAX_HEADER_LIST_SIZE.rawValue), value: UInt32(loop.limits.headerBytes)),
        ]
        return nghttp2_submit_settings(session, UInt8(NGHTTP2_FLAG_NONE.rawValue), &entries, entries.count) == 0
    }

    /// The library enforces what it announces. The first announcement names fewer streams than are served, so the number in its first entry is
    /// replaced on its way out: 9 bytes of the frame's header and 2 of the entry's name lie before it.
    private func announceFirstLimit() {
        guard isFirstOutput, output.count >= 15 else { return }
        isFirstOutput = false
        withUnsafeBytes(of: UInt32(loop.limits.streams).bigEndian) { output.replaceSubrange(11..<15, with: $0) }
    }

    // MARK: Streams

    func stream(_ id: Int32) -> HTTP2Stream? {
        guard let session, let pointer = nghttp2_session_get_stream_user_data(session, id) else { return nil }
        return Unmanaged<HTTP2Stream>.fromOpaque(pointer).takeUnretainedValue()
    }

    func begin(_ id: Int32) -> HTTP2Stream? {
        let made = loop.idleStreams.make(id)
        guard nghttp2_session_set_stream_user_data(session, id, Unmanaged.passUnretained(made).toOpaque()) == 0 else { return nil }
        made.place = streams.count
        streams.append(made)
        return made
    }

    /// Forgets a stream; it is used for another one.
    func end(_ stream: HTTP2Stream) {
        nghttp2_session_set_stream_user_data(session, stream.id, nil)
        if let last = streams.popLast(), last !== stream {
            last.place = stream.place
            streams[stream.place] = last
        }
        loop.idleStreams.take(stream)
    }

    // MARK: Reading

    /// Reads what is there; false when the connection is over.
    func read(into buffer: UnsafeMutableRawBufferPointer) -> Bool {
        if !isHandshaken {
            guard let done = handshake() else { return false }
            guard done else { return true }
        }
        var left = loop.limits.bytesOfTurn
        while left > 0 {
            let count = receive(buffer)
            if count == 0 { return false }
            if count < 0 { return lastReadCanWait }
            left -= count
            bytesWithoutFrame += count
            let taken = nghttp2_session_mem_recv(session, buffer.baseAddress?.assumingMemoryBound(to: UInt8.self), count)
            if taken < 0 { return false }
            if isOverdrawn || bytesWithoutFrame > longestFrame || bodyBytes > loop.limits.connectionBytes { return terminate() }
            if tls == nil, count < buffer.count { break }
        }
        return true
    }

    /// A frame of the largest size, and headers of twice the size that is read.
    private var longestFrame: Int { loop.limits.headerBytes * 2 + 16 * 1024 }

    /// The client asks for too much: it is told so, and nothing more is read.
    private func terminate() -> Bool {
        isClosing = true
        return nghttp2_session_terminate_session(session, NGHTTP2_ENHANCE_YOUR_CALM.rawValue) == 0
    }

    func pay(_ expense: ConnectionBudget.Expense) { if !budget.pay(expense, at: loop.now) { isOverdrawn = true } }

    private var lastReadCanWait = false

    private func receive(_ buffer: UnsafeMutableRawBufferPointer) -> Int {
        if let tls {
            let count = SSL_read(tls, buffer.baseAddress, Int32(buffer.count))
            if count > 0 { return Int(count) }
            let error = SSL_get_error(tls, count)
            lastReadCanWait = error == SSL_ERROR_WANT_READ || error == SSL_ERROR_WANT_WRITE
            ERR_clear_error()
            return lastReadCanWait ? -1 : 0
        }
        let count = recv(descriptor, buffer.baseAddress, buffer.count, 0)
        lastReadCanWait = count < 0 && (errno == EAGAIN || errno == EINTR)
        return count
    }

    /// Nil when it failed, false while it goes on.
    private func handshake() -> Bool? {
        guard let tls else { return true }
        let code = SSL_accept(tls)
        if code == 1 {
            isHandshaken = true
            lastRequest = loop.now
            if let certificate = PeerCertificate(of: tls) { loop.tell(.presented(certificate, id)) }
            return true
        }
        let error = SSL_get_error(tls, code)
        ERR_clear_error()
        wantsToWrite = error == SSL_ERROR_WANT_WRITE
        return error == SSL_ERROR_WANT_READ || error == SSL_ERROR_WANT_WRITE ? false : nil
    }

    // MARK: Answering

    func respond(_ stream: Int32, _ response: PackedResponse, ends: Bool) {
        guard let known = self.stream(stream), let session else { return }
        let hasBody = !response.body.isEmpty
        known.output = hasBody ? Array(response.block.bytes(response.body)) : []
        (known.isAnswered, known.isComplete) = (true, ends)
        budget.earn()
        let flag = response.isRepeated ? NGHTTP2_NV_FLAG_NONE : NGHTTP2_NV_FLAG_NO_INDEX
        HeaderBytes.with(response.block.bytes(response.fields), count: response.fieldCount, flag) { headers in
            if ends, !hasBody {
                nghttp2_submit_response(session, stream, headers.baseAddress, headers.count, nil)
            } else {
                var provider = HTTP2Callbacks.provider
                nghttp2_submit_response(session, stream, headers.baseAddress, headers.count, &provider)
            }
        }
    }

    /// Adds to the body of an answer that has begun.
    func send(_ stream: Int32, _ bytes: some Sequence<UInt8>, ends: Bool) {
        guard let known = self.stream(stream) else { return }
        known.output.append(contentsOf: bytes)
        if ends { known.isComplete = true }
        guard known.isWaiting else { return }
        known.isWaiting = false
        nghttp2_session_resume_data(session, stream)
    }

    /// Bytes of answers that the client has not taken.
    var unsentBytes: Int { streams.reduce(output.count - written) { $0 + $1.output.count - $1.sent } }

    /// Whether the client waits for something that it will get.
    var owesAnswers: Bool { wantsToWrite || streams.contains { $0.isReceived && (!$0.isAnswered || $0.isComplete) } }

    /// Ends the connection behind what is under way; the bytes are what the client is told.
    func goAway(_ code: UInt32, _ data: [UInt8]) {
        guard !isClosing else { return }
        isClosing = true
        let last = nghttp2_session_get_last_proc_stream_id(session)
        nghttp2_submit_goaway(session, UInt8(NGHTTP2_FLAG_NONE.rawValue), last, code, data, data.count)
    }

    func reset(_ stream: Int32, _ code: nghttp2_error_code) {
        nghttp2_submit_rst_stream(session, UInt8(NGHTTP2_FLAG_NONE.rawValue), stream, code.rawValue)
    }

    // MARK: Writing

    /// Writes as much as the client takes; false when the connection is over.
    func write() -> Bool {
        guard isHandshaken else { return true }
        while true {
            if written == output.count {
                output.removeAll(keepingCapacity: true)
                written = 0
                guard fill() else { return false }
                if output.isEmpty { break }
            }
            guard let isDone = flush() else { return false }
            if !isDone { return true }
        }
        wantsToWrite = false
        return nghttp2_session_want_read(session) != 0 || nghttp2_session_want_write(session) != 0
    }

    /// Takes frames from the library, up to what fits into a write.
    private func fill() -> Bool {
        while output.count < 64 * 1024 {
            var bytes: UnsafePointer<UInt8>?
            let count = nghttp2_session_mem_send(session, &bytes)
            if count < 0 { return false }
            guard count > 0, let bytes else { return true }
            output.append(contentsOf: UnsafeBufferPointer(start: bytes, count: count))
            announceFirstLimit()
        }
        return true
    }

    /// True when everything was written, false when the client must read first, nil when the connection is over.
    private func flush() -> Bool? {
        let count = output.withUnsafeBytes { bytes in
            let rest = UnsafeRawBufferPointer(rebasing: bytes[written...])
            if let tls { return Int(SSL_write(tls, rest.baseAddress, Int32(rest.count))) }
            return Glibc.send(descriptor, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL))
        }
        if count > 0 {
            written += count
            return written == output.count ? true : wait()
        }
        if let tls {
            let error = SSL_get_error(tls, Int32(count))
            ERR_clear_error()
            return error == SSL_ERROR_WANT_WRITE || error == SSL_ERROR_WANT_READ ? wait() : nil
        }
        return errno == EAGAIN || errno == EINTR ? wait() : nil
    }

    private func wait() -> Bool {
        wantsToWrite = true
        return false
    }
}
