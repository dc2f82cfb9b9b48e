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

    init(polyline: MKPolyline) {
        self.polyline = polyline
        super.init()
    }
}
