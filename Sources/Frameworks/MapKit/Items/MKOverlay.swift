import CoreLocation
import FoundationOverlay

public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }

/// What covers a part of a map.
public protocol MKOverlay: MKAnnotation {
    var boundingMapRect: MKMapRect { get }
}

/// Places one after the other.
open class MKMultiPoint: MKShape, @unchecked Sendable {
    public let coordinates: [CLLocationCoordinate2D]
    open var pointCount: Int { coordinates.count }

    init(_ coordinates: [CLLocationCoordinate2D]) { self.coordinates = coordinates }

    /// Copies places; `range` lies within them.
    open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
        for (offset, coordinate) in coordinates[range.location..<range.location + range.length].enumerated() { coords[offset] = coordinate }
    }

    open var boundingMapRect: MKMapRect {
        coordinates.reduce(.null) { $0.union(MKMapRect(origin: MKMapPoint($1), size: MKMapSize())) }
    }

    open override var coordinate: CLLocationCoordinate2D {
        let rect = boundingMapRect
        return rect.isNull ? CLLocationCoordinate2D() : MKMapPoint(x: rect.midX, y: rect.midY).coordinate
    }
}

/// Places that a line goes through.
open class MKPolyline: MKMultiPoint, MKOverlay, @unchecked Sendable {
    public init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        super.init(Array(UnsafeBufferPointer(start: coordinates, count: count)))
    }

    public init(points: UnsafePointer<MKMapPoint>, count: Int) {
        super.init(UnsafeBufferPointer(start: points, count: count).map(\.coordinate))
    }
}

/// The line of the shortest way over the globe; drawn here as a straight one.
open class MKGeodesicPolyline: MKPolyline, @unchecked Sendable {}

/// Places around an area.
open class MKPolygon: MKMultiPoint, MKOverlay, @unchecked Sendable {
    public let interiorPolygons: [MKPolygon]?

    public init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        interiorPolygons = nil
        super.init(Array(UnsafeBufferPointer(start: coordinates, count: count)))
    }

    public init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]?) {
        self.interiorPolygons = interiorPolygons
        super.init(Array(UnsafeBufferPointer(start: coordinates, count: count)))
    }
}

/// An area around a place.
open class MKCircle: MKShape, MKOverlay, @unchecked Sendable {
    private let center: CLLocationCoordinate2D
    /// In metres.
    public let radius: CLLocationDistance

    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) { (self.center, self.radius) = (center, radius) }

    open override var coordinate: CLLocationCoordinate2D { center }

    open var boundingMapRect: MKMapRect {
        MKCoordinateRegion(center: center, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius).mapRect
    }
}

/// Pictures of an area; none is fetched.
open class MKTileOverlay: NSObject, MKOverlay, @unchecked Sendable {
    public let urlTemplate: String?
    open var canReplaceMapContent = false
    open var minimumZ = 0
    open var maximumZ = 21
    open var tileSize = CGSize(width: 256, height: 256)
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    open var boundingMapRect: MKMapRect { .world }

    public init(urlTemplate: String?) { self.urlTemplate = urlTemplate }
}
