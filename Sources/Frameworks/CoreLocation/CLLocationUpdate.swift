import FoundationOverlay
import Metrics

/// News of the device's place.
///
/// - Support: partial. There is one update: the place that `--location` or `--fixtures` says, or that authorization is denied.
public struct CLLocationUpdate: @unchecked Sendable {
    public enum LiveConfiguration: Int, Sendable { case `default`, automotiveNavigation, otherNavigation, fitness, airborne }

    public let location: CLLocation?
    public var isStationary: Bool { false }
    public var stationary: Bool { false }
    public var authorizationDenied: Bool { location == nil }
    public var authorizationDeniedGlobally: Bool { false }
    public var authorizationRestricted: Bool { false }
    public var authorizationRequestInProgress: Bool { false }
    public var accuracyLimited: Bool { false }
    public var insufficientlyInUse: Bool { false }
    public var locationUnavailable: Bool { location == nil }
    public var serviceSessionRequired: Bool { false }

    /// The updates from now on.
    public struct Updates: AsyncSequence, Sendable {
        public typealias Element = CLLocationUpdate

        public struct Iterator: AsyncIteratorProtocol {
            private var isDone = false

            public mutating func next() async throws -> CLLocationUpdate? {
                guard !isDone else { return nil }
                isDone = true
                let place = DevicePlace.current
                if place == nil { UnsupportedAPI.report("CLLocationUpdate.liveUpdates()", "says that authorization is denied") }
                return CLLocationUpdate(location: place?.location)
            }
        }

        public func makeAsyncIterator() -> Iterator { Iterator() }
    }

    public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates { Updates() }
}
