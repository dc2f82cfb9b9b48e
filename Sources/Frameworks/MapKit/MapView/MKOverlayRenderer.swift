import CoreGraphics
import FoundationOverlay
import UIKit

/// Draws an overlay.
@preconcurrency @MainActor
open class MKOverlayRenderer: NSObject {
    public let overlay: any MKOverlay
    open var alpha: CGFloat = 1
    open var blendMode = CGBlendMode.normal

    public init(overlay: any MKOverlay) { self.overlay = overlay }

    weak var map: MKMapView?

    open func setNeedsDisplay() { map?.setNeedsDisplay() }

    /// Draws in the points of the map view.
    func draw(_ projection: MapProjection, in context: CGContext) {}
}

/// Draws an overlay as a path.
@preconcurrency @MainActor
open class MKOverlayPathRenderer: MKOverlayRenderer {
    open var fillColor: UIColor?
    open var strokeColor: UIColor?
    /// In points; 0 is one that goes with the map.
    open var lineWidth: CGFloat = 0
    open var lineJoin = CGLineJoin.round
    open var lineCap = CGLineCap.round
    open var lineDashPhase: CGFloat = 0
    open var lineDashPattern: [NSNumber]?

    func path(_ projection: MapProjection) -> UIBezierPath? { nil }

    override func draw(_ projection: MapProjection, in context: CGContext) {
        guard let path = path(projection) else { return }
        context.saveGState()
        context.setAlpha(alpha)
        if let fillColor {
            fillColor.setFill()
            path.fill()
        }
        if let strokeColor {
            strokeColor.setStroke()
            path.lineWidth = lineWidth > 0 ? lineWidth : 2
            (path.lineJoinStyle, path.lineCapStyle) = (lineJoin, lineCap)
            if let dashes = lineDashPattern?.map({ CGFloat(truncating: $0) }) { path.setLineDash(dashes, count: dashes.count, phase: lineDashPhase) }
            path.stroke()
        }
        context.restoreGState()
    }

    static func path(of coordinates: [CLLocationCoordinate2D], isClosed: Bool, _ projection: MapProjection) -> UIBezierPath {
        let path = UIBezierPath()
        for (index, coordinate) in coordinates.enumerated() {
            let point = projection.point(coordinate)
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        if isClosed, !coordinates.isEmpty { path.close() }
        return path
    }
}

@preconcurrency @MainActor
open class MKPolylineRenderer: MKOverlayPathRenderer {
    public let polyline: MKPolyline
    open var strokeStart: CGFloat = 0
    open var strokeEnd: CGFloat = 1

    public init(polyline: MKPolyline) {
        self.polyline = polyline
        super.init(overlay: polyline)
    }

    /// - Parameter overlay: A polyline.
    public override init(overlay: any MKOverlay) {
        polyline = overlay as? MKPolyline ?? MKPolyline(coordinates: [], count: 0)
        super.init(overlay: overlay)
    }

    override func path(_ projection: MapProjection) -> UIBezierPath? { Self.path(of: polyline.coordinates, isClosed: false, projection) }
}

/// Colours along the line are drawn as the first of them.
@preconcurrency @MainActor
open class MKGradientPolylineRenderer: MKPolylineRenderer {
    public private(set) var locations: [CGFloat] = []
    public private(set) var colors: [UIColor] = []

    open func setColors(_ colors: [UIColor], locations: [CGFloat]) {
        (self.colors, self.locations) = (colors, locations)
        strokeColor = colors.first
    }
}

@preconcurrency @MainActor
open class MKPolygonRenderer: MKOverlayPathRenderer {
    public let polygon: MKPolygon

    public init(polygon: MKPolygon) {
        self.polygon = polygon
        super.init(overlay: polygon)
    }

    /// - Parameter overlay: A polygon.
    public override init(overlay: any MKOverlay) {
        polygon = overlay as? MKPolygon ?? MKPolygon(coordinates: [], count: 0)
        super.init(overlay: overlay)
    }

    override func path(_ projection: MapProjection) -> UIBezierPath? {
        let path = Self.path(of: polygon.coordinates, isClosed: true, projection)
        for inner in polygon.interiorPolygons ?? [] { path.append(Self.path(of: inner.coordinates, isClosed: true, projection)) }
        path.usesEvenOddFillRule = true
        return path
    }
}

@preconcurrency @MainActor
open class MKCircleRenderer: MKOverlayPathRenderer {
    public let circle: MKCircle

    public init(circle: MKCircle) {
        self.circle = circle
        super.init(overlay: circle)
    }

    /// - Parameter overlay: A circle.
    public override init(overlay: any MKOverlay) {
        circle = overlay as? MKCircle ?? MKCircle(center: CLLocationCoordinate2D(), radius: 0)
        super.init(overlay: overlay)
    }

    override func path(_ projection: MapProjection) -> UIBezierPath? {
        let (middle, radius) = (projection.point(circle.coordinate), projection.length(circle.radius, at: circle.coordinate))
        return UIBezierPath(ovalIn: CGRect(x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius))
    }
}

/// Draws nothing: no picture is fetched.
@preconcurrency @MainActor
open class MKTileOverlayRenderer: MKOverlayRenderer {
    public convenience init(tileOverlay: MKTileOverlay) { self.init(overlay: tileOverlay) }
    open func reloadData() {}
}
