import FoundationOverlay
import Metrics

/// The screen of the device the program is drawn for.
@preconcurrency @MainActor open class UIScreen: NSObject {
    public static let main = UIScreen()
    public static var screens: [UIScreen] { [main] }

    nonisolated private var traits: DeviceTraits { .current }

    /// In points.
    open var bounds: CGRect { CGRect(origin: .zero, size: traits.screenSize) }
    open var scale: CGFloat { CGFloat(traits.scale) }
    open var nativeScale: CGFloat { scale }
    /// In pixels.
    open var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: traits.screenSize.width * scale, height: traits.screenSize.height * scale)
    }
    open var brightness: CGFloat = 0.5
    open var maximumFramesPerSecond: Int { 60 }
    open var isCaptured: Bool { false }
    open var traitCollection: UITraitCollection { UITraitCollection(device: traits) }
}

/// Notifications of the screen, which are never posted.
extension UIScreen {
    nonisolated public static let brightnessDidChangeNotification = Notification.Name("UIScreenBrightnessDidChangeNotification")
    nonisolated public static let capturedDidChangeNotification = Notification.Name("UIScreenCapturedDidChangeNotification")
    nonisolated public static let modeDidChangeNotification = Notification.Name("UIScreenModeDidChangeNotification")
    nonisolated public static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
    nonisolated public static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
}
