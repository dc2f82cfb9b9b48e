import FoundationOverlay

/// A connection to another program.
///
/// - Support: partial. No connection is made: it fails as on a device whose network is down, and so does what is sent and received on it.
public final class NWConnection: @unchecked Sendable, CustomDebugStringConvertible {
    public enum State: Equatable, Sendable {
        case setup
        case waiting(NWError)
        case preparing
        case ready
        case failed(NWError)
        case cancelled
    }

    /// What belongs together in what is sent.
    public final class ContentContext: @unchecked Sendable {
        public let identifier: String
        public let isFinal: Bool
        public static let defaultMessage = ContentContext(identifier: "defaultMessage")
        public static let finalMessage = ContentContext(identifier: "finalMessage", isFinal: true)
        public static let defaultStream = ContentContext(identifier: "defaultStream")

        public let protocolMetadata: [NWProtocolMetadata]
        public let antecedent: ContentContext?
        public let expirationMilliseconds: UInt64?
        public let relativePriority: Double?

        public init(
            identifier: String, expiration: UInt64 = 0, priority: Double = 0.5, isFinal: Bool = false, antecedent: ContentContext? = nil,
            metadata: [NWProtocolMetadata]? = []
        ) {
            self.identifier = identifier
            self.isFinal = isFinal
            self.antecedent = antecedent
            (expirationMilliseconds, relativePriority, protocolMetadata) = (expiration, priority, metadata ?? [])
        }

        /// What a protocol says of the message.
        public func protocolMetadata(definition: NWProtocolDefinition) -> NWProtocolMetadata? { protocolMetadata.first }
    }

    public enum SendCompletion: Sendable {
        case contentProcessed(@Sendable (NWError?) -> Void)
        case idempotent
    }

    public let endpoint: NWEndpoint
    public let parameters: NWParameters
    public private(set) var state = State.setup
    public private(set) var queue: DispatchQueue?
    public var stateUpdateHandler: (@Sendable (State) -> Void)?
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
    public var viabilityUpdateHandler: (@Sendable (Bool) -> Void)?
    public var betterPathUpdateHandler: (@Sendable (Bool) -> Void)?
    public var currentPath: NWPath? { nil }
    private static let reason = NWError.posix(.ENETDOWN)

    public init(to endpoint: NWEndpoint, using parameters: NWParameters) {
        self.endpoint = endpoint
        self.parameters = parameters
    }

    public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters) {
        self.init(to: .hostPort(host: host, port: port), using: parameters)
    }

    public func start(queue: DispatchQueue) {
        self.queue = queue
        enter(.failed(Self.reason))
    }

    public func restart() { enter(.failed(Self.reason)) }

    public func cancel() { enter(.cancelled) }

    public func forceCancel() { enter(.cancelled) }

    public func send(
        content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true, completion: SendCompletion
    ) {
        guard case .contentProcessed(let handler) = completion else { return }
        callbackQueue.async { handler(Self.reason) }
    }

    public func receive(
        minimumIncompleteLength: Int, maximumLength: Int,
        completion: @escaping @Sendable (_ content: Data?, _ contentContext: ContentContext?, _ isComplete: Bool, _ error: NWError?) -> Void
    ) {
        callbackQueue.async { completion(nil, nil, true, Self.reason) }
    }

    public func receiveMessage(
        completion: @escaping @Sendable (_ completeContent: Data?, _ contentContext: ContentContext?, _ isComplete: Bool, _ error: NWError?) -> Void
    ) {
        callbackQueue.async { completion(nil, nil, true, Self.reason) }
    }

    public func batch(_ body: () -> Void) { body() }

    public var debugDescription: String { "[\(endpoint.debugDescription)]" }

    private var callbackQueue: DispatchQueue { queue ?? .global() }

    private func enter(_ new: State) {
        guard state != .cancelled else { return }
        state = new
        callbackQueue.async { [self] in stateUpdateHandler?(new) }
    }
}
