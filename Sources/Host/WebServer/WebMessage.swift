import Foundation

/// A message of a socket.
public enum WebMessage: Hashable, Sendable {
    case text(String)
    case binary(Data)

    /// Bytes.
    public var count: Int {
        switch self {
        case .text(let text): text.utf8.count
        case .binary(let data): data.count
        }
    }
}

/// An answer to a request for a file.
public struct WebResponse: Hashable, Sendable {
    public var status: Int
    /// MIME type.
    public var type: String
    public var body: Data

    public init(status: Int = 200, type: String, body: Data) {
        (self.status, self.type, self.body) = (status, type, body)
    }

    static func text(_ status: Int, _ text: String) -> WebResponse {
        WebResponse(status: status, type: "text/plain; charset=utf-8", body: Data((text + "\n").utf8))
    }
}

/// A server that cannot listen.
public struct WebServerProblem: Error, CustomStringConvertible {
    public var address: String
    public var port: Int

    public var description: String {
        "\(address):\(port) cannot be listened on: the port is taken, or the address is none of this machine; name another with --port or --listen"
    }
}
