import FoundationOverlay
import Metrics

/// A place with its address.
open class CLPlacemark: NSObject, @unchecked Sendable {
    open internal(set) var location: CLLocation?
    open internal(set) var name: String?
    open internal(set) var locality: String?
    open internal(set) var subLocality: String?
    open internal(set) var thoroughfare: String?
    open internal(set) var subThoroughfare: String?
    open internal(set) var administrativeArea: String?
    open internal(set) var subAdministrativeArea: String?
    open internal(set) var inlandWater: String?
    open internal(set) var ocean: String?
    open internal(set) var areasOfInterest: [String]?
    open var region: CLRegion? { nil }
    open internal(set) var postalCode: String?
    open internal(set) var country: String?
    open internal(set) var isoCountryCode: String?
    open internal(set) var timeZone: TimeZone?
}

/// - Support: partial. Places have the address that the member `location` of `--fixtures` gives; without one every request fails with
///   `CLError.network`.
open class CLGeocoder: NSObject, @unchecked Sendable {
    public typealias CompletionHandler = @Sendable ([CLPlacemark]?, (any Error)?) -> Void

    open var isGeocoding: Bool { false }
    open func cancelGeocode() {}

    private func refuse() -> CLError {
        UnsupportedAPI.report("CLGeocoder", "fails with CLError.network: no addresses are looked up")
        return CLError(.network)
    }

    open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CompletionHandler) {
        guard let placemark = DevicePlace.current?.placemark else { return completionHandler(nil, refuse()) }
        completionHandler([placemark], nil)
    }

    open func reverseGeocodeLocation(_ location: CLLocation, preferredLocale: Locale?, completionHandler: @escaping CompletionHandler) {
        reverseGeocodeLocation(location, completionHandler: completionHandler)
    }

    open func geocodeAddressString(_ address: String, completionHandler: @escaping CompletionHandler) { completionHandler(nil, refuse()) }

    open func reverseGeocodeLocation(_ location: CLLocation, preferredLocale: Locale? = nil) async throws -> [CLPlacemark] {
        guard let placemark = DevicePlace.current?.placemark else { throw refuse() }
        return [placemark]
    }

    open func geocodeAddressString(_ address: String) async throws -> [CLPlacemark] { throw refuse() }
}
