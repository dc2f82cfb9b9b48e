import CoreLocation
import FoundationOverlay

/// An address as one text.
open class MKAddress: NSObject, @unchecked Sendable {
    public let fullAddress: String
    public let shortAddress: String?

    public init?(fullAddress: String, shortAddress: String?) {
        guard !fullAddress.isEmpty else { return nil }
        (self.fullAddress, self.shortAddress) = (fullAddress, shortAddress)
    }
}

/// The ways to write where a place is.
open class MKAddressRepresentations: NSObject, @unchecked Sendable {
    public enum ContextStyle: Int, Sendable { case automatic, short, full }

    private let placemark: MKPlacemark

    init(_ placemark: MKPlacemark) { self.placemark = placemark }

    open var cityName: String? { placemark.locality }
    open var regionName: String? { placemark.country }
    open var cityWithContext: String? { cityWithContext(.automatic) }

    open func cityWithContext(_ style: ContextStyle) -> String? {
        let parts = [placemark.locality, placemark.administrativeArea, style == .short ? nil : placemark.country].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    open func fullAddress(includingRegion: Bool, singleLine: Bool) -> String? {
        let street = [placemark.subThoroughfare, placemark.thoroughfare].compactMap(\.self).joined(separator: " ")
        let parts = [street, placemark.locality ?? "", placemark.postalCode ?? "", includingRegion ? placemark.country ?? "" : ""].filter {
            !$0.isEmpty
        }
        return parts.isEmpty ? nil : parts.joined(separator: singleLine ? ", " : "\n")
    }
}

extension MKMapItem {
    /// What Maps knows a place by.
    public class Identifier: NSObject, RawRepresentable, @unchecked Sendable {
        public let rawValue: String
        public required init?(rawValue: String) { self.rawValue = rawValue }
    }

    /// Nil: no place of Maps is known here.
    public var identifier: Identifier? { nil }
    public var address: MKAddress? {
        addressRepresentations?.fullAddress(includingRegion: true, singleLine: true).flatMap { MKAddress(fullAddress: $0, shortAddress: nil) }
    }
    public var addressRepresentations: MKAddressRepresentations? { MKAddressRepresentations(placemark) }

    public convenience init(location: CLLocation, address: MKAddress?) {
        self.init(placemark: MKPlacemark(coordinate: location.coordinate))
        name = address?.shortAddress
    }
}
