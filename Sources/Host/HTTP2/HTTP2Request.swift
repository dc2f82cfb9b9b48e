import Foundation

/// A request as a client sent it.
public struct HTTP2Request: Sendable {
    public internal(set) var head = HTTP2Head()
    /// The body, or the beginning of one that is too long.
    public internal(set) var body = Data()
    /// How many bytes the body had.
    public internal(set) var bodyCount = 0

    public var method: String { head.method }
    public var path: String { String(decoding: head.path, as: UTF8.self) }
}

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
