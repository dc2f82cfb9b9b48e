/// One exchange of a connection.
final class HTTP2Stream {
    private(set) var id: Int32
    /// Its place among the connection's.
    var place = 0
    var request = RequestInput()
    var headerBytes = 0
    /// Bytes of the body that are held until the answer.
    var keptBody = 0
    /// Whether the headers of the request are complete: what comes behind them are trailers.
    var hasHead = false
    /// Whether the request was passed on.
    var isReceived = false
    /// Bytes of the answer that are not yet in frames.
    var output: [UInt8] = []
    var sent = 0
    /// Whether the answer has begun.
    var isAnswered = false
    /// Whether the answer has come to its end.
    var isComplete = false
    /// Whether all of the answer is in frames.
    var isSent: Bool { isAnswered && isComplete && sent == output.count }
    /// Whether the library asked for bytes when there were none.
    var isWaiting = false

    init(_ id: Int32) { self.id = id }

    /// Becomes another exchange.
    func begin(_ id: Int32) {
        self.id = id
        request.clear()
        (place, headerBytes, keptBody, sent) = (0, 0, 0, 0)
        (hasHead, isReceived, isAnswered, isComplete, isWaiting) = (false, false, false, false, false)
        if !output.isEmpty { output = [] }
    }
}

/// Exchanges that are over: their memory is used for the next ones.
struct IdleStreams {
    private var streams: [HTTP2Stream] = []
    private static let most = 512

    mutating func make(_ id: Int32) -> HTTP2Stream {
        guard let stream = streams.popLast() else { return HTTP2Stream(id) }
        stream.begin(id)
        return stream
    }

    mutating func take(_ stream: HTTP2Stream) {
        if streams.count < Self.most, stream.request.isUsual { streams.append(stream) }
    }
}
