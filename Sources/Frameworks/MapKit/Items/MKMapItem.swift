import CoreLocation
import FoundationOverlay

/// A place with its address.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
    public let coordinate: CLLocationCoordinate2D

    public init(coordinate: CLLocationCoordinate2D) {
        self.coordinate = coordinate
        super.init()
    }

    open override var location: CLLocation? { CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude) }

    public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) { self.init(coordinate: coordinate) }
}

/// A place on a map.
/// - Support: partial. Made and kept; Maps does not open.
open class MKMapItem: NSObject, @unchecked Sendable {
    public let placemark: MKPlacemark
    open var name: String?
    open var phoneNumber: String?
    open var url: URL?
    open var timeZone: TimeZone?
    open var isCurrentLocation: Bool { false }
    public var location: CLLocation { CLLocation(latitude: placemark.coordinate.latitude, longitude: placemark.coordinate.longitude) }

    public init(placemark: MKPlacemark) {
        self.placemark = placemark
        super.init()
    }

    open class func forCurrentLocation() -> MKMapItem { MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D())) }

    @discardableResult
    open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }

    @discardableResult
    open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool { false }
}
