import FoundationOverlay

/// Options of one protocol of a connection.
open class NWProtocolOptions: @unchecked Sendable {}

public final class NWProtocolTLS {
    public final class Options: NWProtocolOptions, @unchecked Sendable {
        public let securityProtocolOptions: sec_protocol_options_t = OS_sec_protocol_options()

        override public init() {}
    }
}

public final class NWProtocolTCP {
    public final class Options: NWProtocolOptions, @unchecked Sendable {
        public var noDelay = false
        public var enableKeepalive = false
        public var enableFastOpen = false
        /// Seconds.
        public var keepaliveIdle = 0
        public var keepaliveInterval = 0
        public var keepaliveCount = 0
        public var connectionTimeout = 0

        override public init() {}
    }
}

public final class NWProtocolUDP {
    public final class Options: NWProtocolOptions, @unchecked Sendable {
        public var preferNoChecksum = false

        override public init() {}
    }
}

/// What a connection uses, and where it may lead.
public final class NWParameters: @unchecked Sendable {
    public enum ServiceClass: Sendable { case bestEffort, background, interactiveVideo, interactiveVoice, responsiveData, signaling }
    public enum MultipathServiceType: Sendable { case disabled, handover, interactive, aggregate }
    public enum ExpiredDNSBehavior: Sendable { case systemDefault, allow, prohibit, persistent }

    /// The layers of protocols.
    public final class ProtocolStack: @unchecked Sendable {
        public var applicationProtocols: [NWProtocolOptions] = []
        public var transportProtocol: NWProtocolOptions?
        public var internetProtocol: NWProtocolOptions?
    }

    public let defaultProtocolStack = ProtocolStack()
    public var requiredInterfaceType: NWInterface.InterfaceType = .other
    public var requiredInterface: NWInterface?
    public var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
    public var prohibitExpensivePaths = false
    public var prohibitConstrainedPaths = false
    public var preferNoProxies = false
    public var requiredLocalEndpoint: NWEndpoint?
    public var allowLocalEndpointReuse = false
    public var acceptLocalOnly = false
    public var includePeerToPeer = false
    public var serviceClass = ServiceClass.bestEffort
    public var multipathServiceType = MultipathServiceType.disabled
    public var expiredDNSBehavior = ExpiredDNSBehavior.systemDefault
    public var allowFastOpen = false

    public init() {}

    public init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = NWProtocolTCP.Options()) {
        defaultProtocolStack.applicationProtocols = tls.map { [$0] } ?? []
        defaultProtocolStack.transportProtocol = tcp
    }

    public init(dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = NWProtocolUDP.Options()) {
        defaultProtocolStack.applicationProtocols = dtls.map { [$0] } ?? []
        defaultProtocolStack.transportProtocol = udp
    }

    public static var tcp: NWParameters { NWParameters(tls: nil) }
    public static var tls: NWParameters { NWParameters(tls: NWProtocolTLS.Options()) }
    public static var udp: NWParameters { NWParameters(dtls: nil) }
    public static var dtls: NWParameters { NWParameters(dtls: NWProtocolTLS.Options()) }
}
