import Foundation

/// A request as a client sent it.
public struct HTTP2Request: Sendable {
    public var method = ""
    public var path = ""
    /// In the order they came, names in lower case, without pseudo-headers.
    public var headers: [(name: String, value: String)] = []
    /// The body, or the beginning of one that is too long.
    public var body = Data()
    /// How many bytes the body had.
    public var bodyCount = 0

    /// The first value of a header.
    public func value(_ name: String) -> String? { headers.first { $0.name == name }?.value }
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

    public init(status: Int, headers: [(name: String, value: String)] = [], body: some Sequence<UInt8> = []) {
        (self.status, self.headers, self.body) = (status, headers, Array(body))
    }
}
