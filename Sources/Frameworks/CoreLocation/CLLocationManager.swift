import FoundationOverlay
import Metrics

public enum CLAuthorizationStatus: Int32, Sendable { case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse }

public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }

public enum CLActivityType: Int, Sendable { case other = 1, automotiveNavigation, fitness, otherNavigation, airborne }

/// Asks for the device's place.
///
/// - Support: partial. The place is what `--location` or the member `location` of `--fixtures` says. Without one, authorization is denied and
///   every request fails with `CLError.denied`.
open class CLLocationManager: NSObject, @unchecked Sendable {
    open weak var delegate: (any CLLocationManagerDelegate)? {
        didSet { if delegate != nil { later { $0.delegate?.locationManagerDidChangeAuthorization($0) } } }
    }
    open var desiredAccuracy = kCLLocationAccuracyBest
    open var distanceFilter = kCLDistanceFilterNone
    open var activityType: CLActivityType = .other
    open var allowsBackgroundLocationUpdates = false
    open var pausesLocationUpdatesAutomatically = true
    open var showsBackgroundLocationIndicator = false

    open var location: CLLocation? { DevicePlace.current?.location }
    open var authorizationStatus: CLAuthorizationStatus { Self.authorizationStatus() }
    open var accuracyAuthorization: CLAccuracyAuthorization { DevicePlace.current == nil ? .reducedAccuracy : .fullAccuracy }
    /// Whether a widget may use the app's authorization.
    open var isAuthorizedForWidgetUpdates: Bool { DevicePlace.current != nil }

    open class func locationServicesEnabled() -> Bool { DevicePlace.current != nil }
    open class func authorizationStatus() -> CLAuthorizationStatus { DevicePlace.current?.status ?? .denied }
    open class func headingAvailable() -> Bool { false }
    /// No place is watched.
    open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
    /// No beacons are found.
    open class func isRangingAvailable() -> Bool { false }
    open class func significantLocationChangeMonitoringAvailable() -> Bool { false }

    /// Does nothing, and calls nobody: the owner has decided, as `--location` says (Core Location reference, "anything other than notDetermined").
    open func requestWhenInUseAuthorization() {}
    open func requestAlwaysAuthorization() {}
    open func requestLocation() { tell("requestLocation()") }
    open func startUpdatingLocation() { tell("startUpdatingLocation()") }
    open func startMonitoring(for region: CLRegion) { UnsupportedAPI.report("CLLocationManager.startMonitoring(for:)", "no region is watched") }
    open func stopMonitoring(for region: CLRegion) {}
    open func startRangingBeacons(in region: CLBeaconRegion) {
        UnsupportedAPI.report("CLLocationManager.startRangingBeacons(in:)", "no beacon is found")
    }
    open func stopRangingBeacons(in region: CLBeaconRegion) {}
    open func startMonitoringSignificantLocationChanges() { tell("startMonitoringSignificantLocationChanges()") }
    open func stopUpdatingLocation() {}
    open func stopMonitoringSignificantLocationChanges() {}
    open var heading: CLHeading? { nil }
    open var headingFilter: CLLocationDegrees = 1
    open var headingOrientation = CLDeviceOrientation.portrait
    open func dismissHeadingCalibrationDisplay() {}
    open func startUpdatingHeading() {}
    open func stopUpdatingHeading() {}

    /// Tells the delegate of the place, a moment later as on a device, or that there is none.
    private func tell(_ call: String) {
        guard let place = DevicePlace.current else {
            UnsupportedAPI.report("CLLocationManager.\(call)", "fails with CLError.denied: --location says where the device is")
            return later { $0.delegate?.locationManager($0, didFailWithError: CLError(.denied)) }
        }
        later { $0.delegate?.locationManager($0, didUpdateLocations: [place.location]) }
    }

    /// A delegate is never called from within what the program calls.
    private func later(_ call: @escaping @Sendable (CLLocationManager) -> Void) {
        DispatchQueue.main.async { [weak self] in self.map(call) }
    }
}

public protocol CLLocationManagerDelegate: NSObjectProtocol {
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
}

extension CLLocationManagerDelegate {
    public func locationManager(_: CLLocationManager, didUpdateLocations: [CLLocation]) {}
    public func locationManager(_: CLLocationManager, didFailWithError: any Error) {}
    public func locationManager(_: CLLocationManager, didUpdateHeading: CLHeading) {}
    public func locationManagerShouldDisplayHeadingCalibration(_: CLLocationManager) -> Bool { false }
    /// Who has only the older function is told by it.
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
    }
    public func locationManager(_: CLLocationManager, didChangeAuthorization: CLAuthorizationStatus) {}
}
