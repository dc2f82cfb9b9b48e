/// One exchange of a connection.
struct HTTP2Stream {
    var request = HTTP2Request()
    var headerBytes = 0
    /// Whether the request was passed on.
    var isReceived = false
    /// Bytes of the answer that are not yet in frames.
    var output: [UInt8] = []
    var sent = 0
    /// Whether the answer has come to its end.
    var isComplete = false
    /// Whether the library asked for bytes when there were none.
    var isWaiting = false
}
