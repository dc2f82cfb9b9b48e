import FoundationOverlay

/// How a device moves: one that has no sensors.
/// - Support: partial: nothing is available, no update comes.
open class CMMotionManager: NSObject {
    public override init() { super.init() }

    open var isDeviceMotionAvailable: Bool { false }
    open var isAccelerometerAvailable: Bool { false }
    open var isGyroAvailable: Bool { false }
    open var isMagnetometerAvailable: Bool { false }
    open var isDeviceMotionActive: Bool { false }
    open var isAccelerometerActive: Bool { false }
    open var isGyroActive: Bool { false }
    open var isMagnetometerActive: Bool { false }
    /// Seconds.
    open var deviceMotionUpdateInterval: TimeInterval = 0
    /// Seconds.
    open var accelerometerUpdateInterval: TimeInterval = 0
    /// Seconds.
    open var gyroUpdateInterval: TimeInterval = 0
    /// Seconds.
    open var magnetometerUpdateInterval: TimeInterval = 0
    open var showsDeviceMovementDisplay = false
    open var deviceMotion: CMDeviceMotion? { nil }
    open var accelerometerData: CMAccelerometerData? { nil }
    open var gyroData: CMGyroData? { nil }
    open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { [] }

    open func startDeviceMotionUpdates() {}
    open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void) {}
    open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {}
    open func startDeviceMotionUpdates(
        using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
        withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
    ) {}
    open func stopDeviceMotionUpdates() {}
    open func startAccelerometerUpdates() {}
    open func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void) {}
    open func stopAccelerometerUpdates() {}
    open func startGyroUpdates() {}
    open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMGyroData?, (any Error)?) -> Void) {}
    open func stopGyroUpdates() {}
}

/// What a device's sensors have measured at a moment.
open class CMLogItem: NSObject {
    /// Seconds since the device started.
    open var timestamp: TimeInterval { 0 }
}

/// How a device lies and moves.
open class CMDeviceMotion: CMLogItem {
    open var attitude: CMAttitude { CMAttitude() }
    open var rotationRate: CMRotationRate { CMRotationRate() }
    open var gravity: CMAcceleration { CMAcceleration() }
    open var userAcceleration: CMAcceleration { CMAcceleration() }
    /// Degrees.
    open var heading: Double { 0 }
}

/// How a device lies, in radians.
open class CMAttitude: NSObject {
    open var roll: Double { 0 }
    open var pitch: Double { 0 }
    open var yaw: Double { 0 }
    open var quaternion: CMQuaternion { CMQuaternion() }
    open func multiply(byInverseOf attitude: CMAttitude) {}
}

open class CMAccelerometerData: CMLogItem {
    open var acceleration: CMAcceleration { CMAcceleration() }
}

open class CMGyroData: CMLogItem {
    open var rotationRate: CMRotationRate { CMRotationRate() }
}

/// In multiples of the earth's gravity.
public struct CMAcceleration: Sendable {
    public var (x, y, z) = (0.0, 0.0, 0.0)
    public init() {}
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// Radians a second.
public struct CMRotationRate: Sendable {
    public var (x, y, z) = (0.0, 0.0, 0.0)
    public init() {}
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

public struct CMQuaternion: Sendable {
    public var (x, y, z, w) = (0.0, 0.0, 0.0, 1.0)
    public init() {}
    public init(x: Double, y: Double, z: Double, w: Double) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
}

/// What an attitude is measured against.
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1)
    public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 2)
    public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 4)
    public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 8)
}
