import FoundationOverlay

/// Where the device is, as `--location` or the member `location` of `--fixtures` says.
struct DevicePlace: Decodable {
    struct Address: Decodable {
        var name: String?
        var street: String?
        var number: String?
        var city: String?
        var district: String?
        var state: String?
        var postalCode: String?
        var country: String?
        var countryCode: String?
        var timeZone: String?
    }

    enum Authorization: String, Decodable { case always, whenInUse }

    /// Degrees.
    var latitude: Double
    var longitude: Double
    /// Metres above sea level.
    var altitude: Double?
    /// Metres.
    var accuracy: Double?
    /// Degrees clockwise from north.
    var course: Double?
    /// Metres per second.
    var speed: Double?
    var authorization: Authorization?
    var address: Address?

    /// Nil where the person refuses to say.
    static var current: DevicePlace? { _Fixtures.member("location", as: DevicePlace.self) }

    var location: CLLocation {
        CLLocation(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: altitude ?? 0,
            horizontalAccuracy: accuracy ?? 5, verticalAccuracy: altitude == nil ? -1 : 5, course: course ?? -1, speed: speed ?? -1,
            timestamp: Date())
    }

    var status: CLAuthorizationStatus { authorization == .always ? .authorizedAlways : .authorizedWhenInUse }

    var placemark: CLPlacemark? {
        guard let address else { return nil }
        let result = CLPlacemark()
        (result.location, result.name) = (location, address.name ?? address.city)
        (result.locality, result.subLocality) = (address.city, address.district)
        (result.thoroughfare, result.subThoroughfare) = (address.street, address.number)
        (result.administrativeArea, result.postalCode) = (address.state, address.postalCode)
        (result.country, result.isoCountryCode) = (address.country, address.countryCode)
        result.timeZone = address.timeZone.flatMap(TimeZone.init(identifier:)) ?? .current
        return result
    }
}
