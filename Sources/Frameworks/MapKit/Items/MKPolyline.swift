import CoreLocation
import FoundationOverlay

public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }

/// Places that a line goes through.
open class MKPolyline: NSObject, @unchecked Sendable {
    public let coordinates: [CLLocationCoordinate2D]
    open var pointCount: Int { coordinates.count }
    open var title: String?
    open var subtitle: String?

    public init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.coordinates = Array(UnsafeBufferPointer(start: coordinates, count: count))
        super.init()
    }

    open var boundingMapRect: MKMapRect {
        coordinates.reduce(.null) { $0.union(MKMapRect(origin: MKMapPoint($1), size: MKMapSize())) }
    }
}

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
