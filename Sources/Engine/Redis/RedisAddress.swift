import Foundation

/// Where a Redis server listens, and which of its databases is meant.
public struct RedisAddress: Hashable, Sendable, CustomStringConvertible {
    public var host: String
    public var port: Int
    public var database: Int

    public init(host: String = "127.0.0.1", port: Int = Self.usualPort, database: Int = 0) {
        (self.host, self.port, self.database) = (host, port, database)
    }

    /// Of `redis://HOST[:PORT][/DATABASE]`; nil for another text.
    public init?(_ text: String) {
        guard let parts = URLComponents(string: text), parts.scheme == "redis", let host = parts.host, !host.isEmpty, parts.user == nil else {
            return nil
        }
        let name = parts.path.drop { $0 == "/" }
        guard let database = name.isEmpty ? 0 : Int(name), database >= 0 else { return nil }
        self.init(host: host, port: parts.port ?? Self.usualPort, database: database)
    }

    public static let usualPort = 6379

    public var description: String { "redis://\(host):\(port)/\(database)" }
}
