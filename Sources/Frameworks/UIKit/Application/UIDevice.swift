import FoundationOverlay
import Metrics

/// The device the program is drawn for.
@preconcurrency @MainActor open class UIDevice: NSObject {
    public static let current = UIDevice()

    public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

    nonisolated private var traits: DeviceTraits { .current }

    open var name: String { traits.name }
    open var model: String { traits.idiom == .pad ? "iPad" : "iPhone" }
    open var localizedModel: String { model }
    open var systemName: String { traits.idiom == .pad ? "iPadOS" : "iOS" }
    open var systemVersion: String { traits.profile.systemVersion }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { UIUserInterfaceIdiom(traits.idiom) }
    open var orientation: UIDeviceOrientation { .portrait }
    /// Nil: an identifier would be another one on every run.
    open var identifierForVendor: UUID? { nil }
    open var isBatteryMonitoringEnabled = false
    open var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }
    open var batteryState: BatteryState { isBatteryMonitoringEnabled ? .full : .unknown }
    open var isMultitaskingSupported: Bool { true }
    open var isGeneratingDeviceOrientationNotifications: Bool { false }
    open func beginGeneratingDeviceOrientationNotifications() {}
    open func endGeneratingDeviceOrientationNotifications() {}
    open func playInputClick() {}

    nonisolated public static let batteryLevelDidChangeNotification = Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
    nonisolated public static let batteryStateDidChangeNotification = Notification.Name("UIDeviceBatteryStateDidChangeNotification")
    nonisolated public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")
}

public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
