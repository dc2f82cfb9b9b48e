/// A request's place: its connection and its stream.
public struct HTTP2StreamID: Hashable, Sendable {
    public let connection: Int
    public let stream: Int32
}

/// The beginning of an answer.
public struct HTTP2Response: Sendable {
    public var status: Int
    public var headers: [(name: String, value: String)]
    public var body: [UInt8]
    /// Whether the client is to remember the headers for later answers: of no use where their values are others each time.
    public var isRepeated = true

    public init(status: Int, headers: [(name: String, value: String)] = [], body: some Sequence<UInt8> = []) {
        (self.status, self.headers, self.body) = (status, headers, Array(body))
    }
}
