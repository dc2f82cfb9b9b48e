import FoundationOverlay

/// Asks for ways between places.
/// - Support: none. Every request fails, as on a device without a network.
open class MKDirections: NSObject, @unchecked Sendable {
    public typealias DirectionsHandler = @Sendable (Response?, (any Error)?) -> Void
    public typealias ETAHandler = @Sendable (ETAResponse?, (any Error)?) -> Void

    open class Request: NSObject, @unchecked Sendable {
        open var source: MKMapItem?
        open var destination: MKMapItem?
        open var transportType = MKDirectionsTransportType.any
        open var requestsAlternateRoutes = false
        open var departureDate: Date?
        open var arrivalDate: Date?
        open var tollPreference = RoutePreference.any
        open var highwayPreference = RoutePreference.any

        public override init() { super.init() }
    }

    public enum RoutePreference: Int, Sendable { case any, avoid }

    open class Response: NSObject, @unchecked Sendable {
        public let source: MKMapItem
        public let destination: MKMapItem
        open var routes: [MKRoute] { [] }

        init(source: MKMapItem, destination: MKMapItem) { (self.source, self.destination) = (source, destination) }
    }

    open class ETAResponse: NSObject, @unchecked Sendable {
        open var expectedTravelTime: TimeInterval { 0 }
        open var distance: Double { 0 }
        open var expectedArrivalDate: Date { Date() }
        open var expectedDepartureDate: Date { Date() }
        open var transportType: MKDirectionsTransportType { .any }
    }

    open var isCalculating: Bool { false }

    public init(request: Request) { super.init() }

    open func calculate() async throws -> Response { throw MKError(.serverFailure) }
    open func calculateETA() async throws -> ETAResponse { throw MKError(.serverFailure) }
    open func calculate(completionHandler: @escaping DirectionsHandler) {
        DispatchQueue.main.async { completionHandler(nil, MKError(.serverFailure)) }
    }
    open func calculateETA(completionHandler: @escaping ETAHandler) { DispatchQueue.main.async { completionHandler(nil, MKError(.serverFailure)) } }
    open func cancel() {}
}

/// How a person goes.
public struct MKDirectionsTransportType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public static let automobile = MKDirectionsTransportType(rawValue: 1)
    public static let walking = MKDirectionsTransportType(rawValue: 2)
    public static let transit = MKDirectionsTransportType(rawValue: 4)
    public static let cycling = MKDirectionsTransportType(rawValue: 8)
    public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)

    public init(rawValue: UInt) { self.rawValue = rawValue }
}
