import CoreGraphics
import CoreLocation
import FoundationOverlay
import Metrics
import UIKit

/// A map in an app's window.
///
/// - Support: partial: a plain map is drawn that says so, with its annotations and overlays at their places; it does not move under a finger, and
///   callouts are not shown
@preconcurrency @MainActor
open class MKMapView: UIView {
    open weak var delegate: (any MKMapViewDelegate)? { didSet { renew() } }
    open var mapType: MKMapType = .standard
    open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var isZoomEnabled = true
    open var isScrollEnabled = true
    open var isRotateEnabled = true
    open var isPitchEnabled = true
    open var showsCompass = true
    open var showsScale = false
    open var showsZoomControls = false
    open var showsTraffic = false
    open var showsBuildings = true
    open var showsPointsOfInterest = true
    open var showsUserTrackingButton = false
    open var showsUserLocation = false { didSet { renew() } }
    open var userTrackingMode = MKUserTrackingMode.none
    open var cameraBoundary: CameraBoundary?
    open var cameraZoomRange: CameraZoomRange? = CameraZoomRange()
    public let userLocation = MKUserLocation()

    /// The part of the world that is asked for; what is seen has the view's shape.
    private var wanted = MKMapRect.world
    public private(set) var annotations: [any MKAnnotation] = []
    public private(set) var overlays: [any MKOverlay] = []
    open var selectedAnnotations: [any MKAnnotation] = []
    private var views: [ObjectIdentifier: MKAnnotationView] = [:]
    private var renderers: [ObjectIdentifier: MKOverlayRenderer] = [:]
    private var classes: [String: MKAnnotationView.Type] = [:]
    private var shownCamera = MKMapCamera()

    /// Where the middle of a map may be.
    public final class CameraBoundary: NSObject {
        public let mapRect: MKMapRect
        public init?(mapRect: MKMapRect) { self.mapRect = mapRect }
        public convenience init?(coordinateRegion: MKCoordinateRegion) { self.init(mapRect: coordinateRegion.mapRect) }
    }

    /// How far the camera may be from the ground, in metres.
    public final class CameraZoomRange: NSObject {
        public let minCenterCoordinateDistance: CLLocationDistance
        public let maxCenterCoordinateDistance: CLLocationDistance
        public init?(minCenterCoordinateDistance: CLLocationDistance = 0, maxCenterCoordinateDistance: CLLocationDistance = .greatestFiniteMagnitude)
        {
            (self.minCenterCoordinateDistance, self.maxCenterCoordinateDistance) = (minCenterCoordinateDistance, maxCenterCoordinateDistance)
        }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        clipsToBounds = true
    }

    // MARK: What is seen

    private var projection: MapProjection { MapProjection(wanted, size: bounds.size) }

    open var visibleMapRect: MKMapRect {
        get { bounds.isEmpty ? wanted : projection.rect }
        set { show(newValue, animated: false) }
    }
    open var region: MKCoordinateRegion {
        get { MKCoordinateRegion(visibleMapRect) }
        set { show(newValue.mapRect, animated: false) }
    }
    open var centerCoordinate: CLLocationCoordinate2D {
        get { MKMapPoint(x: wanted.midX, y: wanted.midY).coordinate }
        set { setCenter(newValue, animated: false) }
    }
    open var camera: MKMapCamera {
        get { shownCamera }
        set { setCamera(newValue, animated: false) }
    }

    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { show(region.mapRect, animated: animated) }
    open func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) { show(mapRect, animated: animated) }
    open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
        bounds.isEmpty ? region : MKCoordinateRegion(MapProjection(region.mapRect, size: bounds.size).rect)
    }
    open func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect { bounds.isEmpty ? mapRect : MapProjection(mapRect, size: bounds.size).rect }

    open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool) {
        let room = CGSize(width: bounds.width - insets.left - insets.right, height: bounds.height - insets.top - insets.bottom)
        guard room.width > 0, room.height > 0 else { return show(mapRect, animated: animated) }
        let inner = MapProjection(mapRect, size: room)
        show(
            MKMapRect(
                x: inner.rect.minX - insets.left * inner.scale, y: inner.rect.minY - insets.top * inner.scale,
                width: bounds.width * inner.scale, height: bounds.height * inner.scale), animated: animated)
    }

    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
        let middle = MKMapPoint(coordinate)
        show(
            MKMapRect(x: middle.x - wanted.width / 2, y: middle.y - wanted.height / 2, width: wanted.width, height: wanted.height),
            animated: animated)
    }

    open func setCamera(_ camera: MKMapCamera, animated: Bool) {
        shownCamera = camera
        show(camera.region.mapRect, animated: animated)
    }

    open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
        userTrackingMode = mode
        delegate?.mapView(self, didChange: mode, animated: animated)
    }

    private func show(_ rect: MKMapRect, animated: Bool) {
        guard !rect.isNull, rect != wanted else { return }
        delegate?.mapView(self, regionWillChangeAnimated: animated)
        wanted = rect
        renew()
        delegate?.mapViewDidChangeVisibleRegion(self)
        delegate?.mapView(self, regionDidChangeAnimated: animated)
    }

    // MARK: Places

    open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint { convert(projection.point(coordinate), to: view) }

    open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
        let (own, projection) = (convert(point, from: view), projection)
        return MKMapPoint(x: projection.rect.minX + own.x * projection.scale, y: projection.rect.minY + own.y * projection.scale).coordinate
    }

    // MARK: Annotations

    open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }

    open func addAnnotations(_ annotations: [any MKAnnotation]) {
        self.annotations += annotations.filter { new in !self.annotations.contains { $0 === new } }
        renew()
    }

    open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }

    open func removeAnnotations(_ annotations: [any MKAnnotation]) {
        for annotation in annotations { views.removeValue(forKey: ObjectIdentifier(annotation))?.removeFromSuperview() }
        self.annotations.removeAll { old in annotations.contains { $0 === old } }
        renew()
    }

    /// Shows a region that holds annotations.
    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        addAnnotations(annotations)
        let rect = annotations.reduce(MKMapRect.null) { $0.union(MKMapRect(origin: MKMapPoint($1.coordinate), size: MKMapSize())) }
        guard !rect.isNull else { return }
        let margin = max(rect.width, rect.height, 5_000) * 0.2
        show(rect.insetBy(dx: -margin, dy: -margin), animated: animated)
    }

    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
        guard !selectedAnnotations.contains(where: { $0 === annotation }) else { return }
        selectedAnnotations = [annotation]
        guard let view = view(for: annotation) else { return }
        view.setSelected(true, animated: animated)
        delegate?.mapView(self, didSelect: view)
        delegate?.mapView(self, didSelect: annotation)
    }

    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
        guard let annotation, let place = selectedAnnotations.firstIndex(where: { $0 === annotation }) else { return }
        selectedAnnotations.remove(at: place)
        guard let view = view(for: annotation) else { return }
        view.setSelected(false, animated: animated)
        delegate?.mapView(self, didDeselect: view)
        delegate?.mapView(self, didDeselect: annotation)
    }

    open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { views[ObjectIdentifier(annotation)] }

    open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
        classes[identifier] = viewClass as? MKAnnotationView.Type
    }

    /// Nil where nobody registered a class under that name: views are not used again.
    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
        classes[identifier].map { $0.init(annotation: nil, reuseIdentifier: identifier) }
    }

    open func dequeueReusableAnnotationView(withIdentifier identifier: String, for annotation: any MKAnnotation) -> MKAnnotationView {
        (classes[identifier] ?? MKMarkerAnnotationView.self).init(annotation: annotation, reuseIdentifier: identifier)
    }

    private func makeView(of annotation: any MKAnnotation) -> MKAnnotationView {
        if let own = delegate?.mapView(self, viewFor: annotation) {
            if own.annotation == nil { own.annotation = annotation }
            return own
        }
        if annotation === userLocation { return MKUserLocationView(annotation: annotation, reuseIdentifier: nil) }
        let name = MKMapViewDefaultAnnotationViewReuseIdentifier
        return (classes[name] ?? MKMarkerAnnotationView.self).init(annotation: annotation, reuseIdentifier: name)
    }

    // MARK: Overlays

    open func addOverlay(_ overlay: any MKOverlay) { addOverlays([overlay]) }
    open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlays([overlay]) }

    open func addOverlays(_ overlays: [any MKOverlay]) {
        self.overlays += overlays
        renew()
    }

    open func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) { addOverlays(overlays) }

    open func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
        overlays.insert(overlay, at: index)
        renew()
    }

    open func removeOverlay(_ overlay: any MKOverlay) { removeOverlays([overlay]) }

    open func removeOverlays(_ overlays: [any MKOverlay]) {
        for overlay in overlays { renderers[ObjectIdentifier(overlay)] = nil }
        self.overlays.removeAll { old in overlays.contains { $0 === old } }
        renew()
    }

    open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
        if let known = renderers[ObjectIdentifier(overlay)] { return known }
        let made = delegate?.mapView(self, rendererFor: overlay)
        made?.map = self
        renderers[ObjectIdentifier(overlay)] = made
        return made
    }

    open override func _connect(_ outlet: String, to object: AnyObject?) -> Bool {
        guard outlet == "delegate" else { return super._connect(outlet, to: object) }
        delegate = object as? any MKMapViewDelegate
        return true
    }

    // MARK: Drawing

    private func renew() {
        setNeedsLayout()
        setNeedsDisplay()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard !bounds.isEmpty else { return }
        let projection = projection
        if showsUserLocation, userLocation.location == nil { userLocation.location = CLLocationManager().location }
        let user: [any MKAnnotation] = showsUserLocation && userLocation.location != nil ? [userLocation] : []
        for annotation in annotations + user {
            let view = views[ObjectIdentifier(annotation)] ?? makeView(of: annotation)
            if view.superview !== self { addSubview(view) }
            views[ObjectIdentifier(annotation)] = view
            let place = projection.point(annotation.coordinate)
            view.center = CGPoint(x: place.x + view.centerOffset.x, y: place.y + view.centerOffset.y)
        }
    }

    open override func draw(_ rect: CGRect) {
        guard !bounds.isEmpty, let context = UIGraphicsGetCurrentContext() else { return }
        UnsupportedAPI.report("MKMapView", "a plain map is drawn in place of Apple's; places and sizes are right")
        let projection = projection
        let colors: MapColors = traitCollection.userInterfaceStyle == .dark ? .dark : .light
        MapPicture(plan: MapPlan(projection), colors: colors, size: bounds.size).draw(in: context)
        for overlay in overlays { renderer(for: overlay)?.draw(projection, in: context) }
    }
}
