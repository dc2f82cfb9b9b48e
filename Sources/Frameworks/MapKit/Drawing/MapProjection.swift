import CoreGraphics
import CoreLocation
import FoundationOverlay

/// Where places are in a picture of so many points that shows a whole region.
struct MapProjection {
    let size: CGSize
    /// The part of the world that is seen, of the picture's shape.
    let rect: MKMapRect

    init(_ region: MKCoordinateRegion, size: CGSize) { self.init(region.mapRect, size: size) }

    init(_ wanted: MKMapRect, size: CGSize) {
        self.size = size
        guard size.width > 0, size.height > 0 else {
            rect = wanted
            return
        }
        let scale = max(wanted.width / size.width, wanted.height / size.height, 1)
        let (width, height) = (size.width * scale, size.height * scale)
        rect = MKMapRect(x: wanted.midX - width / 2, y: wanted.midY - height / 2, width: width, height: height)
    }

    /// World points to a point of the picture.
    var scale: Double { size.width > 0 ? rect.width / size.width : 1 }

    func point(_ coordinate: CLLocationCoordinate2D) -> CGPoint { point(MKMapPoint(coordinate)) }

    func point(_ place: MKMapPoint) -> CGPoint { CGPoint(x: (place.x - rect.minX) / scale, y: (place.y - rect.minY) / scale) }

    /// The place of a point of the picture.
    func place(_ point: CGPoint) -> MKMapPoint { MKMapPoint(x: rect.minX + point.x * scale, y: rect.minY + point.y * scale) }

    /// How many points so many metres are at a place.
    func length(_ metres: Double, at coordinate: CLLocationCoordinate2D) -> Double {
        let circumference = 40_075_016.686 * cos(coordinate.latitude * .pi / 180)
        return metres / circumference * MKMapPoint.worldSize / scale
    }
}
