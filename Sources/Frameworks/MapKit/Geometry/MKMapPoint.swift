import CoreLocation
import FoundationOverlay

/// A place on the flat map of the world (Mercator's projection), which is 268,435,456 points wide and high.
public struct MKMapPoint: Sendable, Hashable {
    public var x: Double
    public var y: Double

    /// The width of the world, as `MKMapRect.world` has it.
    static let worldSize = 268_435_456.0

    public init() { (x, y) = (0, 0) }
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

    public init(_ coordinate: CLLocationCoordinate2D) {
        let latitude = min(max(coordinate.latitude, -85.051_128), 85.051_128) * .pi / 180
        x = (coordinate.longitude + 180) / 360 * Self.worldSize
        y = (1 - log(tan(latitude) + 1 / cos(latitude)) / .pi) / 2 * Self.worldSize
    }

    public var coordinate: CLLocationCoordinate2D {
        let latitude = atan(sinh(.pi * (1 - 2 * y / Self.worldSize))) * 180 / .pi
        return CLLocationCoordinate2D(latitude: latitude, longitude: x / Self.worldSize * 360 - 180)
    }

    /// In metres.
    public func distance(to other: MKMapPoint) -> CLLocationDistance {
        CLLocation(coordinate).distance(from: CLLocation(other.coordinate))
    }
}

extension CLLocation {
    fileprivate convenience init(_ coordinate: CLLocationCoordinate2D) { self.init(latitude: coordinate.latitude, longitude: coordinate.longitude) }
}

public struct MKMapSize: Sendable, Hashable {
    public var width: Double
    public var height: Double
    public init() { (width, height) = (0, 0) }
    public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
}

/// A part of the flat map of the world.
public struct MKMapRect: Sendable, Hashable {
    public var origin: MKMapPoint
    public var size: MKMapSize

    public init() { (origin, size) = (MKMapPoint(), MKMapSize()) }
    public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }

    public static let world = MKMapRect(x: 0, y: 0, width: MKMapPoint.worldSize, height: MKMapPoint.worldSize)
    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

    public var minX: Double { origin.x }
    public var minY: Double { origin.y }
    public var midX: Double { origin.x + size.width / 2 }
    public var midY: Double { origin.y + size.height / 2 }
    public var maxX: Double { origin.x + size.width }
    public var maxY: Double { origin.y + size.height }
    public var width: Double { size.width }
    public var height: Double { size.height }
    public var isNull: Bool { origin.x.isInfinite }
    public var isEmpty: Bool { isNull || width <= 0 || height <= 0 }

    public func insetBy(dx: Double, dy: Double) -> MKMapRect {
        MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }

    public func union(_ other: MKMapRect) -> MKMapRect {
        if isNull { return other }
        if other.isNull { return self }
        let (left, top) = (min(minX, other.minX), min(minY, other.minY))
        return MKMapRect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }

    public func contains(_ point: MKMapPoint) -> Bool { point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY }
}

extension MKCoordinateRegion {
    public init(_ rect: MKMapRect) {
        let (first, last) = (rect.origin.coordinate, MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate)
        self.init(
            center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
            span: MKCoordinateSpan(latitudeDelta: first.latitude - last.latitude, longitudeDelta: last.longitude - first.longitude))
    }

    var mapRect: MKMapRect {
        let (north, south) = (center.latitude + span.latitudeDelta / 2, center.latitude - span.latitudeDelta / 2)
        let (west, east) = (center.longitude - span.longitudeDelta / 2, center.longitude + span.longitudeDelta / 2)
        let first = MKMapPoint(CLLocationCoordinate2D(latitude: north, longitude: west))
        let last = MKMapPoint(CLLocationCoordinate2D(latitude: south, longitude: east))
        return MKMapRect(origin: first, size: MKMapSize(width: last.x - first.x, height: last.y - first.y))
    }
}
