import FoundationOverlay

/// An area that can be entered and left. Nothing watches it.
open class CLRegion: NSObject, @unchecked Sendable {
    public let identifier: String
    open var notifyOnEntry = true
    open var notifyOnExit = true

    init(identifier: String) {
        self.identifier = identifier
        super.init()
    }
}

/// The area around beacons. None is found.
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
    public let uuid: UUID
    public let major: NSNumber?
    public let minor: NSNumber?
    open var notifyEntryStateOnDisplay = false
    open var proximityUUID: UUID { uuid }

    public init(uuid: UUID, identifier: String) {
        (self.uuid, major, minor) = (uuid, nil, nil)
        super.init(identifier: identifier)
    }

    public init(uuid: UUID, major: UInt16, identifier: String) {
        (self.uuid, self.major, minor) = (uuid, NSNumber(value: major), nil)
        super.init(identifier: identifier)
    }

    public init(uuid: UUID, major: UInt16, minor: UInt16, identifier: String) {
        (self.uuid, self.major, self.minor) = (uuid, NSNumber(value: major), NSNumber(value: minor))
        super.init(identifier: identifier)
    }

    public convenience init(proximityUUID uuid: UUID, major: UInt16, minor: UInt16, identifier: String) {
        self.init(uuid: uuid, major: major, minor: minor, identifier: identifier)
    }
}

/// How near a beacon is.
public enum CLProximity: Int, Sendable { case unknown, immediate, near, far }

/// A beacon that was found.
open class CLBeacon: NSObject, @unchecked Sendable {
    open var proximity: CLProximity { .unknown }
    /// Metres.
    open var accuracy: CLLocationAccuracy { -1 }
    open var rssi: Int { 0 }
}

open class CLCircularRegion: CLRegion, @unchecked Sendable {
    public let center: CLLocationCoordinate2D
    /// In metres.
    public let radius: CLLocationDistance

    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        self.center = center
        self.radius = radius
        super.init(identifier: identifier)
    }

    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        let middle = CLLocation(latitude: center.latitude, longitude: center.longitude)
        return middle.distance(from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)) <= radius
    }
}
