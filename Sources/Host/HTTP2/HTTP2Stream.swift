/// One exchange of a connection.
final class HTTP2Stream {
    let id: Int32
    var request = HTTP2Request()
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

    /// The request, which the stream needs no longer.
    func takeRequest() -> HTTP2Request {
        defer { request = HTTP2Request() }
        return request
    }

    init(_ id: Int32) { self.id = id }
}
