import FoundationOverlay

/// Looks for services in the local network.
///
/// - Support: partial. Waits, as on a device whose owner refused the local network.
public final class NWBrowser: @unchecked Sendable {
    public enum Descriptor: Hashable, Sendable {
        case bonjour(type: String, domain: String?)
        case bonjourWithTXTRecord(type: String, domain: String?)
        case applicationService(name: String)
    }

    public enum State: Equatable, Sendable {
        case setup, ready, cancelled
        case failed(NWError)
        case waiting(NWError)
    }

    public struct Result: Hashable, Sendable {
        public enum Metadata: Hashable, Sendable {
            case none
            case bonjour(NWTXTRecord)
        }

        public enum Change: Hashable, Sendable {
            public struct Flags: OptionSet, Hashable, Sendable {
                public let rawValue: UInt8
                public static let identical = Flags(rawValue: 1)
                public static let interfaceAdded = Flags(rawValue: 2)
                public static let interfaceRemoved = Flags(rawValue: 4)
                public static let metadataChanged = Flags(rawValue: 8)

                public init(rawValue: UInt8) { self.rawValue = rawValue }
            }

            case identical
            case added(Result)
            case removed(Result)
            case changed(old: Result, new: Result, flags: Flags)
        }

        public let endpoint: NWEndpoint
        public let interfaces: [NWInterface]
        public let metadata: Metadata
    }

    public let descriptor: Descriptor
    public let parameters: NWParameters
    public private(set) var state = State.setup
    public private(set) var queue: DispatchQueue?
    public private(set) var browseResults: Set<Result> = []
    public var stateUpdateHandler: (@Sendable (State) -> Void)?
    public var browseResultsChangedHandler: (@Sendable (_ newResults: Set<Result>, _ changes: Set<Result.Change>) -> Void)?

    public init(for descriptor: Descriptor, using parameters: NWParameters) { (self.descriptor, self.parameters) = (descriptor, parameters) }

    public func start(queue: DispatchQueue) {
        self.queue = queue
        enter(.waiting(.dns(-65570)))
    }

    public func cancel() { enter(.cancelled) }

    private func enter(_ new: State) {
        guard state != .cancelled else { return }
        state = new
        (queue ?? .global()).async { [self] in stateUpdateHandler?(new) }
    }
}

/// What a service in the local network says of itself.
public struct NWTXTRecord: Hashable, Sendable {
    public enum Entry: Hashable, Sendable {
        case none, empty
        case string(String)
        case data(Data)
    }

    public private(set) var dictionary: [String: String]

    public init(_ dictionary: [String: String] = [:]) { self.dictionary = dictionary }

    public subscript(key: String) -> String? {
        get { dictionary[key] }
        set { dictionary[key] = newValue }
    }

    public func getEntry(for key: String) -> Entry? { dictionary[key].map { $0.isEmpty ? .empty : .string($0) } }
    public mutating func setEntry(_ entry: Entry, for key: String) {
        switch entry {
        case .none: dictionary[key] = nil
        case .empty: dictionary[key] = ""
        case .string(let text): dictionary[key] = text
        case .data(let data): dictionary[key] = String(decoding: data, as: UTF8.self)
        }
    }
}
