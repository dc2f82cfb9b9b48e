import FoundationOverlay

public struct NWInterface: Hashable, Sendable {
    public enum InterfaceType: Hashable, Sendable { case other, wifi, cellular, wiredEthernet, loopback }

    public let type: InterfaceType
    public let name: String
}

/// How the network can be reached.
public struct NWPath: Hashable, Sendable {
    public enum Status: Hashable, Sendable { case satisfied, unsatisfied, requiresConnection }

    public let status: Status
    public let availableInterfaces: [NWInterface]
    /// The ends of a connection's path; a monitor's has none.
    public var localEndpoint: NWEndpoint? { nil }
    public var remoteEndpoint: NWEndpoint? { nil }
    public var gateways: [NWEndpoint] { [] }
    public var supportsIPv4: Bool { status == .satisfied }
    public var supportsIPv6: Bool { status == .satisfied }
    public var supportsDNS: Bool { status == .satisfied }
    public var isExpensive: Bool { false }
    public var isConstrained: Bool { false }

    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { availableInterfaces.contains { $0.type == type } }
}

/// Watches the network.
///
/// - Support: partial. A Wi-Fi that is always there; it does not change and does not say whether requests succeed.
public final class NWPathMonitor: @unchecked Sendable {
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
    public private(set) var queue: DispatchQueue?

    public init() {}
    public init(requiredInterfaceType: NWInterface.InterfaceType) {}

    public var currentPath: NWPath { NWPath(status: .satisfied, availableInterfaces: [NWInterface(type: .wifi, name: "en0")]) }

    public func start(queue: DispatchQueue) {
        self.queue = queue
        queue.async { [self] in pathUpdateHandler?(currentPath) }
    }

    public func cancel() { pathUpdateHandler = nil }
}
