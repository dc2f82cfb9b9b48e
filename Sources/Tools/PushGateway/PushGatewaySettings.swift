import Foundation
import HTTP2
import IsletModel
import PushService
import Redis

/// How a gateway is set up.
public struct PushGatewaySettings: Sendable {
    /// A port and what listens there.
    public struct Port: Sendable, Hashable {
        public var number: Int
        public var environment: PushEnvironment
        /// Without TLS, for clients that know that they speak HTTP/2.
        public var isPlain: Bool

        public init(_ number: Int, _ environment: PushEnvironment, isPlain: Bool = false) {
            (self.number, self.environment, self.isPlain) = (number, environment, isPlain)
        }
    }

    /// Where certificates are kept, and the store where it has no folder of its own. Must exist.
    public var folder: URL
    public var storeFolder: URL?
    public var ports: [Port]
    public var address = "127.0.0.1"
    public var keys: [ProviderKey] = []
    /// SHA-256 of certificates that providers may connect with.
    public var certificates: Set<Data> = []
    public var rules = PushRules.standard
    public var limits = HTTP2Limits()

    /// A store that several gateways share; nil for a file in the folder.
    public var shared: RedisAddress?

    var storeName: String { shared?.description ?? (storeFolder ?? folder).appendingPathComponent(FilePushStore.fileName).path }

    public init(folder: URL, ports: [Port]) { (self.folder, self.ports) = (folder, ports) }

    /// Names in the server's certificate: this computer, and Apple's hosts for clients that keep their names.
    static let hostNames = [
        "localhost", "127.0.0.1", "::1", "api.push.apple.com", "api.sandbox.push.apple.com", "api.development.push.apple.com",
        "api-broadcast.push.apple.com", "api-broadcast.sandbox.push.apple.com", "api-manage-broadcast.push.apple.com",
        "api-manage-broadcast.sandbox.push.apple.com",
    ]
}
