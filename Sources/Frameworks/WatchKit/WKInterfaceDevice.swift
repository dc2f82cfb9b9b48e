import FoundationOverlay
import Metrics

public enum WKHapticType: Int, Sendable {
    case notification, directionUp, directionDown, success, failure, retry, start, stop, click, navigationGenericManeuver
    case navigationLeftTurn, navigationRightTurn, underwaterDepthPrompt, underwaterDepthCriticalPrompt
}

public enum WKInterfaceDeviceWristLocation: Int, Sendable { case left, right }

/// The watch the program is drawn for.
/// - Support: partial. A watch as delivered; nothing is felt or locked.
open class WKInterfaceDevice: NSObject, @unchecked Sendable {
    private static let shared = WKInterfaceDevice()

    open class func current() -> WKInterfaceDevice { shared }

    private var traits: DeviceTraits { .current }

    /// In points.
    open var screenBounds: CGRect { CGRect(origin: .zero, size: traits.screenSize) }
    open var screenScale: CGFloat { CGFloat(traits.scale) }
    open var name: String { traits.name }
    open var model: String { "Apple Watch" }
    open var systemName: String { "watchOS" }
    open var systemVersion: String { traits.profile.systemVersion }
    open var wristLocation: WKInterfaceDeviceWristLocation { .left }
    open var isBatteryMonitoringEnabled = false
    open var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }
    open func enableWaterLock() {}

    /// Nothing is felt.
    open func play(_ type: WKHapticType) {}
}
