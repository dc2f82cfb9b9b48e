import Foundation

/// A request to the push service as it came over the wire.
public struct PushRequest: Sendable {
    public struct Header: Codable, Hashable, Sendable {
        /// In lower case, as HTTP/2 has it.
        public var name: String
        public var value: String

        public init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
    }

    /// Where it goes.
    enum Target: Sendable {
        case path(String)
        /// `/3/device/` and a token that the service has.
        case token(KnownToken)
    }

    public let head: PushHead
    /// The header that names the request, where it is not among those of the head.
    let identifier: Header?
    let target: Target
    /// The body, or the beginning of one that is too long.
    public let body: Data
    /// How many bytes the body had.
    public let bodyCount: Int
    /// The how-manieth request of the running second to its token or channel it is, where several services count together.
    public var countInSecond: Int?

    public init(method: String = "POST", path: String, headers: [Header] = [], body: Data = Data()) {
        self.init(PushHead(method: method, headers: headers), path: path, body: body)
    }

    public init(_ head: PushHead, identifier: Header? = nil, path: String, body: Data, bodyCount: Int? = nil) {
        (self.head, self.identifier, target, self.body, self.bodyCount) = (head, identifier, .path(path), body, bodyCount ?? body.count)
    }

    /// A notification to a device whose token ``PushService/known(_:)`` has found.
    public init(_ head: PushHead, identifier: Header? = nil, to token: KnownToken, body: Data, bodyCount: Int? = nil) {
        (self.head, self.identifier, target, self.body, self.bodyCount) = (head, identifier, .token(token), body, bodyCount ?? body.count)
    }

    public var method: String { head.method }

    public var path: String {
        switch target {
        case .path(let path): path
        case .token(let token): PushPath.device + token.text
        }
    }

    var parsedPath: PushPath? {
        switch target {
        case .path(let path): PushPath(path)
        case .token(let token): .device(token: token.text)
        }
    }

    /// Whether it goes to a token that was found by its bytes, so that the path is as the service itself would write it.
    package var isToKnownToken: Bool { knownPlace != nil }

    /// What requests are counted for in each second: a token that is known, or a channel; nil where there is neither.
    public var counted: String? {
        switch target {
        case .token(let token): token.text
        case .path(let path): path.hasPrefix(PushPath.broadcasts) ? value("apns-channel-id") : nil
        }
    }

    var knownPlace: Int? {
        if case .token(let token) = target { token.place } else { nil }
    }

    /// The first value of a header.
    public func value(_ name: String) -> String? {
        if let identifier, identifier.name == name { return identifier.value }
        return head.headers.first { $0.name == name }?.value
    }

    /// The value of the header that names the request.
    func identifier(for api: PushAPI) -> String? {
        if let identifier { return identifier.name == api.identifierHeader ? identifier.value : nil }
        return value(api.identifierHeader)
    }
}

/// The push service's answer.
public struct PushResponse: Codable, Hashable, Sendable {
    public var status: Int
    public var headers: [PushRequest.Header]
    public var body: Data

    public init(status: Int, headers: [PushRequest.Header] = [], body: Data = Data()) {
        (self.status, self.headers, self.body) = (status, headers, body)
    }

    /// An answer that refuses.
    /// - Parameter timestamp: When the token stopped to be valid; written in milliseconds.
    init(_ reason: PushReason, api: PushAPI, identifier: String, timestamp: Date? = nil) {
        var body = #"{"reason":"\#(reason.text(for: api))""#
        if let timestamp { body += #","timestamp":\#(Int64((timestamp.timeIntervalSince1970 * 1000).rounded()))"# }
        self.init(
            status: reason.status,
            headers: [.init("content-type", "application/json"), .init(api.identifierHeader, identifier)], body: Data((body + "}").utf8))
    }
}
