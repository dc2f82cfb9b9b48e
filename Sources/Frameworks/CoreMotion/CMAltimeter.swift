import FoundationOverlay
import Metrics

/// A change of height since the first measurement, and the pressure of the air.
open class CMAltitudeData: NSObject, @unchecked Sendable {
    /// In metres.
    open var relativeAltitude: NSNumber { 0 }
    /// In kilopascals.
    open var pressure: NSNumber { 0 }
}

/// A height above the sea, in metres.
open class CMAbsoluteAltitudeData: NSObject, @unchecked Sendable {
    open var altitude: Double { 0 }
    open var accuracy: Double { 0 }
    open var precision: Double { 0 }
}

public typealias CMAltitudeHandler = (CMAltitudeData?, (any Error)?) -> Void
public typealias CMAbsoluteAltitudeHandler = (CMAbsoluteAltitudeData?, (any Error)?) -> Void

/// Measures heights.
///
/// - Support: none. Nothing is available, as in Apple's simulator.
open class CMAltimeter: NSObject, @unchecked Sendable {
    open class func isRelativeAltitudeAvailable() -> Bool { false }
    open class func isAbsoluteAltitudeAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }

    open func startRelativeAltitudeUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAltitudeHandler) {
        UnsupportedAPI.report("CMAltimeter.startRelativeAltitudeUpdates(to:withHandler:)", "no update arrives")
    }

    open func startAbsoluteAltitudeUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAbsoluteAltitudeHandler) {
        UnsupportedAPI.report("CMAltimeter.startAbsoluteAltitudeUpdates(to:withHandler:)", "no update arrives")
    }

    open func stopRelativeAltitudeUpdates() {}
    open func stopAbsoluteAltitudeUpdates() {}
}
