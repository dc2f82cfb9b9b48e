import FoundationOverlay
import Metrics

public enum CLAuthorizationStatus: Int32, Sendable { case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse }

public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }

public enum CLActivityType: Int, Sendable { case other = 1, automotiveNavigation, fitness, otherNavigation, airborne }

/// Asks for the device's place.
///
/// - Support: none. Authorization is denied and every request fails with `CLError.denied`.
open class CLLocationManager: NSObject, @unchecked Sendable {
    open weak var delegate: (any CLLocationManagerDelegate)? {
        didSet { delegate?.locationManagerDidChangeAuthorization(self) }
    }
    open var desiredAccuracy = kCLLocationAccuracyBest
    open var distanceFilter = kCLDistanceFilterNone
    open var activityType: CLActivityType = .other
    open var allowsBackgroundLocationUpdates = false
    open var pausesLocationUpdatesAutomatically = true
    open var showsBackgroundLocationIndicator = false

    open var location: CLLocation? { nil }
    open var authorizationStatus: CLAuthorizationStatus { .denied }
    open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
    /// Whether a widget may use the app's authorization.
    open var isAuthorizedForWidgetUpdates: Bool { false }

    open class func locationServicesEnabled() -> Bool { false }
    open class func authorizationStatus() -> CLAuthorizationStatus { .denied }
    open class func headingAvailable() -> Bool { false }
    open class func significantLocationChangeMonitoringAvailable() -> Bool { false }

    open func requestWhenInUseAuthorization() { delegate?.locationManagerDidChangeAuthorization(self) }
    open func requestAlwaysAuthorization() { delegate?.locationManagerDidChangeAuthorization(self) }
    open func requestLocation() { fail("requestLocation()") }
    open func startUpdatingLocation() { fail("startUpdatingLocation()") }
    open func startMonitoringSignificantLocationChanges() { fail("startMonitoringSignificantLocationChanges()") }
    open func stopUpdatingLocation() {}
    open func stopMonitoringSignificantLocationChanges() {}
    open func startUpdatingHeading() {}
    open func stopUpdatingHeading() {}

    private func fail(_ call: String) {
        UnsupportedAPI.report("CLLocationManager.\(call)", "fails with CLError.denied")
        delegate?.locationManager(self, didFailWithError: CLError(.denied))
    }
}

public protocol CLLocationManagerDelegate: NSObjectProtocol {
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
}

extension CLLocationManagerDelegate {
    public func locationManager(_: CLLocationManager, didUpdateLocations: [CLLocation]) {}
    public func locationManager(_: CLLocationManager, didFailWithError: any Error) {}
    public func locationManagerDidChangeAuthorization(_: CLLocationManager) {}
    public func locationManager(_: CLLocationManager, didChangeAuthorization: CLAuthorizationStatus) {}
}
