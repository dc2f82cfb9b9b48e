import CoreLocation
import FoundationOverlay

/// What a map shows at a place.
public protocol MKAnnotation: NSObjectProtocol {
    var coordinate: CLLocationCoordinate2D { get }
    var title: String? { get }
    var subtitle: String? { get }
}

extension MKAnnotation {
    public var title: String? { nil }
    public var subtitle: String? { nil }
}

/// What has a title on a map.
open class MKShape: NSObject, MKAnnotation, @unchecked Sendable {
    open var title: String?
    open var subtitle: String?
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
}

/// A place with a title.
open class MKPointAnnotation: MKShape, @unchecked Sendable {
    private var place: CLLocationCoordinate2D

    public override init() {
        place = CLLocationCoordinate2D()
        super.init()
    }

    public init(coordinate: CLLocationCoordinate2D) {
        place = coordinate
        super.init()
    }

    public convenience init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
        self.init(coordinate: coordinate)
        (self.title, self.subtitle) = (title, subtitle)
    }

    open override var coordinate: CLLocationCoordinate2D {
        get { place }
        set { place = newValue }
    }
}

/// Where the device is.
open class MKUserLocation: NSObject, MKAnnotation, @unchecked Sendable {
    public internal(set) var location: CLLocation?
    open var isUpdating: Bool { false }
    open var heading: CLHeading? { nil }
    open var title: String? = "My Location"
    open var subtitle: String?
    open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? CLLocationCoordinate2D() }
}

/// Several annotations of one place.
open class MKClusterAnnotation: NSObject, MKAnnotation, @unchecked Sendable {
    public let memberAnnotations: [any MKAnnotation]
    open var title: String?
    open var subtitle: String?

    public init(memberAnnotations: [any MKAnnotation]) { self.memberAnnotations = memberAnnotations }

    open var coordinate: CLLocationCoordinate2D { memberAnnotations.first?.coordinate ?? CLLocationCoordinate2D() }
}
