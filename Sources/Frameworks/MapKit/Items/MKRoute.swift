import CoreLocation
import FoundationOverlay

/// A way from one place to another. There is nobody to ask for one.
open class MKRoute: NSObject, @unchecked Sendable {
    public let polyline: MKPolyline
    open var name: String { "" }
    /// Metres.
    open var distance: CLLocationDistance { 0 }
    /// Seconds.
    open var expectedTravelTime: TimeInterval { 0 }
    open var steps: [Step] { [] }
    open var advisoryNotices: [String] { [] }
    open var transportType: MKDirectionsTransportType { .automobile }
    open var hasTolls: Bool { false }
    open var hasHighways: Bool { false }

    /// A part of the way with what is to be done there.
    open class Step: NSObject, @unchecked Sendable {
        public let polyline: MKPolyline
        open var instructions: String { "" }
        open var notice: String? { nil }
        /// Metres.
        open var distance: CLLocationDistance { 0 }
        open var transportType: MKDirectionsTransportType { .automobile }

        init(polyline: MKPolyline) {
            self.polyline = polyline
            super.init()
        }
    }

    init(polyline: MKPolyline) {
        self.polyline = polyline
        super.init()
    }
}
