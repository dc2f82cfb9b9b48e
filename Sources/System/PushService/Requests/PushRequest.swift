import Foundation

/// A request to the push service as it came over the wire.
public struct PushRequest: Codable, Hashable, Sendable {
    public struct Header: Codable, Hashable, Sendable {
        /// In lower case, as HTTP/2 has it.
        public var name: String
        public var value: String

        public init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
    }

    public var method: String
    public var path: String
    public var headers: [Header]
    public var body: Data

    public init(method: String = "POST", path: String, headers: [Header] = [], body: Data = Data()) {
        (self.method, self.path, self.headers, self.body) = (method, path, headers, body)
    }

    /// The first value of a header.
    public func value(_ name: String) -> String? { headers.first { $0.name == name }?.value }

    /// The names of the service's own headers that stand there more than once.
    var repeatedHeaders: [String] {
        var repeated: Set<String> = []
        for (index, header) in headers.enumerated() where header.name.hasPrefix("apns-") || header.name == "authorization" {
            if headers[..<index].contains(where: { $0.name == header.name }) { repeated.insert(header.name) }
        }
        return repeated.sorted()
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
