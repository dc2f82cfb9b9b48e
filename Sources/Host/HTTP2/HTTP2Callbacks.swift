import CHTTP2
import Foundation

/// What the library calls while it reads and writes frames.
final class HTTP2Callbacks {
    let pointer: OpaquePointer

    init?() {
        var made: OpaquePointer?
        guard nghttp2_session_callbacks_new(&made) == 0, let made else { return nil }
        pointer = made
        nghttp2_session_callbacks_set_on_begin_headers_callback(pointer) { _, frame, context in
            guard let frame, frame.pointee.hd.type == UInt8(NGHTTP2_HEADERS.rawValue) else { return 0 }
            return HTTP2Connection.with(context) { $0.began(frame.pointee.hd.stream_id) }
        }
        nghttp2_session_callbacks_set_on_header_callback(pointer) { _, frame, name, nameCount, value, valueCount, _, context in
            guard let frame, let name, let value else { return 0 }
            return HTTP2Connection.with(context) {
                $0.header(
                    frame.pointee.hd.stream_id, UnsafeBufferPointer(start: name, count: nameCount),
                    UnsafeBufferPointer(start: value, count: valueCount))
            }
        }
        nghttp2_session_callbacks_set_on_data_chunk_recv_callback(pointer) { _, _, stream, bytes, count, context in
            guard let bytes else { return 0 }
            HTTP2Connection.with(context) { $0.data(stream, UnsafeBufferPointer(start: bytes, count: count)) }
            return 0
        }
        nghttp2_session_callbacks_set_on_frame_recv_callback(pointer) { _, frame, context in
            if let frame { HTTP2Connection.with(context) { $0.took(frame.pointee.hd) } }
            return 0
        }
        nghttp2_session_callbacks_set_on_stream_close_callback(pointer) { _, stream, _, context in
            HTTP2Connection.with(context) { $0.ended(stream) }
            return 0
        }
    }

    deinit { nghttp2_session_callbacks_del(pointer) }

    /// Hands the body of an answer to the library.
    static var provider: nghttp2_data_provider {
        nghttp2_data_provider(source: nghttp2_data_source()) { _, stream, buffer, capacity, flags, _, context in
            guard let buffer, let flags else { return Int(NGHTTP2_ERR_CALLBACK_FAILURE.rawValue) }
            return HTTP2Connection.with(context) {
                $0.body(of: stream, into: UnsafeMutableBufferPointer(start: buffer, count: capacity), flags)
            }
        }
    }
}

extension HTTP2Connection {
    /// The connection of a session, which lives as long as that.
    @inline(__always) fileprivate static func with<Result>(_ context: UnsafeMutableRawPointer?, _ work: (HTTP2Connection) -> Result) -> Result {
        guard let context else { preconditionFailure("a session has its connection") }
        return Unmanaged<HTTP2Connection>.fromOpaque(context)._withUnsafeGuaranteedRef(work)
    }

    /// A whole frame has come.
    fileprivate func took(_ frame: nghttp2_frame_hd) {
        bytesWithoutFrame = 0
        let ends = frame.flags & UInt8(NGHTTP2_FLAG_END_STREAM.rawValue) != 0
        let isAcknowledgement = frame.flags & UInt8(NGHTTP2_FLAG_ACK.rawValue) != 0
        switch nghttp2_frame_type(UInt32(frame.type)) {
        case NGHTTP2_HEADERS: received(frame.stream_id, ends: ends)
        case NGHTTP2_DATA:
            if frame.length == 0, !ends { pay(.useless) }
            received(frame.stream_id, ends: ends)
        case NGHTTP2_PING: if !isAcknowledgement { pay(.ping) }
        case NGHTTP2_SETTINGS: if !isAcknowledgement { pay(.settings) }
        case NGHTTP2_RST_STREAM: pay(.reset)
        case NGHTTP2_WINDOW_UPDATE: pay(.windowUpdate)
        default: pay(.useless)
        }
    }

    fileprivate func began(_ stream: Int32) -> Int32 {
        if let known = self.stream(stream) {
            reading = known
            return 0
        }
        reading = nil
        guard streams.count < allowedStreams else {
            reset(stream, NGHTTP2_REFUSED_STREAM)
            return 0
        }
        reading = begin(stream)
        return 0
    }

    fileprivate func header(_ stream: Int32, _ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>) -> Int32 {
        guard let reading, reading.id == stream else { return 0 }
        reading.headerBytes += name.count + value.count + 32
        guard reading.headerBytes <= headerLimit else {
            reset(stream, NGHTTP2_ENHANCE_YOUR_CALM)
            pay(.excessiveHeaders(bytes: reading.headerBytes))
            return Int32(NGHTTP2_ERR_TEMPORAL_CALLBACK_FAILURE.rawValue)
        }
        // Trailers are counted and say nothing.
        if !reading.hasHead { reading.request.add(name, value) }
        return 0
    }

    /// The stream that bytes are for: mostly the one whose headers came last.
    private func found(_ stream: Int32) -> HTTP2Stream? { reading?.id == stream ? reading : self.stream(stream) }

    fileprivate func data(_ stream: Int32, _ bytes: UnsafeBufferPointer<UInt8>) {
        bytesWithoutFrame = 0
        guard let known = found(stream) else { return }
        let room = min(max(0, bodyLimit - known.request.keptCount), bytes.count)
        known.request.addBody(UnsafeBufferPointer(rebasing: bytes.prefix(room)))
        known.request.bodyCount += bytes.count
        bodyBytes += room
        known.keptBody += room
        if known.request.bodyCount > loop.limits.longestBodyBytes { reset(stream, NGHTTP2_ENHANCE_YOUR_CALM) }
    }

    fileprivate func received(_ stream: Int32, ends: Bool) {
        guard let known = found(stream), !known.isReceived else { return }
        known.hasHead = true
        guard ends else { return }
        known.isReceived = true
        lastRequest = loop.now
        loop.tell(.received(known.request.take(&loop.block), HTTP2StreamID(connection: id, stream: stream)))
    }

    fileprivate func ended(_ stream: Int32) {
        if reading?.id == stream { reading = nil }
        guard let known = self.stream(stream) else { return }
        bodyBytes -= known.keptBody
        if known.isReceived, !known.isSent { loop.tell(.cancelled(HTTP2StreamID(connection: id, stream: stream))) }
        end(known)
    }

    fileprivate func body(of stream: Int32, into buffer: UnsafeMutableBufferPointer<UInt8>, _ flags: UnsafeMutablePointer<UInt32>) -> Int {
        guard let known = self.stream(stream) else { return Int(NGHTTP2_ERR_TEMPORAL_CALLBACK_FAILURE.rawValue) }
        let count = min(buffer.count, known.output.count - known.sent)
        if count == 0, !known.isComplete {
            known.isWaiting = true
            return Int(NGHTTP2_ERR_DEFERRED.rawValue)
        }
        _ = buffer.update(fromContentsOf: known.output[known.sent..<known.sent + count])
        known.sent += count
        if known.sent == known.output.count {
            if known.isComplete {
                flags.pointee |= NGHTTP2_DATA_FLAG_EOF.rawValue
            } else {
                known.output.removeAll(keepingCapacity: true)
                known.sent = 0
            }
        }
        return count
    }
}
