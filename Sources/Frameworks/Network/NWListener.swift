import FoundationOverlay

/// Waits for connections.
///
/// - Support: partial. Waits, as on a device whose owner refused the local network.
public final class NWListener: @unchecked Sendable {
    public enum State: Equatable, Sendable {
        case setup, ready, cancelled
        case failed(NWError)
        case waiting(NWError)
    }

    public enum ServiceRegistrationChange: Equatable, Sendable {
        case add(NWEndpoint)
        case remove(NWEndpoint)
    }

    /// How a listener can be found in the local network.
    public struct Service: Equatable, Sendable {
        public var name: String?
        public var type: String
        public var domain: String?
        public var txtRecord: Data?
        public var noAutoRename = false

        public init(name: String? = nil, type: String, domain: String? = nil, txtRecord: Data? = nil) {
            (self.name, self.type, self.domain, self.txtRecord) = (name, type, domain, txtRecord)
        }

        @_disfavoredOverload
        public init(name: String? = nil, type: String, domain: String? = nil, txtRecord: NWTXTRecord) {
            self.init(name: name, type: type, domain: domain)
            txtRecordObject = txtRecord
        }

        public var txtRecordObject: NWTXTRecord?
    }

    /// As many connections as come.
    public static let InfiniteConnectionLimit = Int.max

    public let parameters: NWParameters
    public private(set) var state = State.setup
    public private(set) var queue: DispatchQueue?
    public private(set) var port: NWEndpoint.Port?
    public var service: Service?
    public var newConnectionLimit = NWListener.InfiniteConnectionLimit
    public var stateUpdateHandler: (@Sendable (State) -> Void)?
    public var newConnectionHandler: (@Sendable (NWConnection) -> Void)?
    public var serviceRegistrationUpdateHandler: (@Sendable (ServiceRegistrationChange) -> Void)?

    public init(using parameters: NWParameters, on port: NWEndpoint.Port = .any) throws { (self.parameters, self.port) = (parameters, port) }

    public init(service: Service? = nil, using parameters: NWParameters) throws { (self.service, self.parameters) = (service, parameters) }

    public func start(queue: DispatchQueue) {
        self.queue = queue
        enter(.waiting(.posix(.EPERM)))
    }

    public func cancel() { enter(.cancelled) }

    private func enter(_ new: State) {
        guard state != .cancelled else { return }
        state = new
        (queue ?? .global()).async { [self] in stateUpdateHandler?(new) }
    }
}
