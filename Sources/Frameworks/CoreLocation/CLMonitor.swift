import FoundationOverlay

/// Something that a monitor waits for.
public protocol CLCondition: Sendable {}

/// Waits for the device to come to places, or to leave them.
/// - Support: partial: keeps its conditions as long as the program runs; no event comes.
public actor CLMonitor {
    public struct CircularGeographicCondition: CLCondition {
        public let center: CLLocationCoordinate2D
        /// Metres.
        public let radius: CLLocationDistance

        public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) { (self.center, self.radius) = (center, radius) }
    }

    public struct BeaconIdentityCondition: CLCondition {
        public let uuid: UUID
        public let major: UInt16?
        public let minor: UInt16?

        public init(uuid: UUID, major: UInt16? = nil, minor: UInt16? = nil) { (self.uuid, self.major, self.minor) = (uuid, major, minor) }
    }

    public struct Event: Sendable {
        public enum State: Int, Sendable { case unknown, satisfied, unsatisfied, unmonitored }
        public let identifier: String
        public let refinement: (any CLCondition)?
        public let state: State
        public let date: Date
    }

    public struct Record: Sendable {
        public let condition: any CLCondition
        public let lastEvent: Event
    }

    public let name: String
    private var records: [String: Record] = [:]

    public init(_ name: String) async { self.name = name }

    public var identifiers: [String] { records.keys.sorted() }
    public nonisolated var events: AsyncStream<Event> { AsyncStream { _ in } }

    public func add(_ condition: any CLCondition, identifier: String, assuming state: Event.State = .unknown) {
        let event = Event(identifier: identifier, refinement: nil, state: state, date: Date())
        records[identifier] = Record(condition: condition, lastEvent: event)
    }

    public func remove(_ identifier: String) { records[identifier] = nil }
    public func record(for identifier: String) -> Record? { records[identifier] }
}
