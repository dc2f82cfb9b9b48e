import Foundation

public typealias CLHeadingComponentValue = Double

/// Where a device points.
///
/// - Support: partial: a device here has no compass, so none is ever given; one that is made points nowhere.
open class CLHeading: NSObject, NSCopying, @unchecked Sendable {
    /// In degrees from the magnetic north pole.
    open var magneticHeading: CLLocationDirection { 0 }
    /// In degrees from the geographic north pole; negative where it is not known.
    open var trueHeading: CLLocationDirection { -1 }
    /// In degrees; negative where nothing was measured.
    open var headingAccuracy: CLLocationDirection { -1 }
    /// In microteslas, as are `y` and `z`.
    open var x: CLHeadingComponentValue { 0 }
    open var y: CLHeadingComponentValue { 0 }
    open var z: CLHeadingComponentValue { 0 }
    public let timestamp = Date()

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// How a device is held.
public enum CLDeviceOrientation: Int32, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}
