import FoundationOverlay
import Metrics

/// The running app. Nothing it is asked to do outside itself happens.
/// - Support: partial. Nothing is opened, no token is delivered, background tasks end at once.
@preconcurrency @MainActor open class UIApplication: UIResponder {
    public static let shared = UIApplication()

    public enum State: Int, Sendable { case active, inactive, background }
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        public static let remoteNotification = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    }
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    }
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    open weak var delegate: (any UIApplicationDelegate)?
    open var applicationState: State { .active }
    open var isIdleTimerDisabled = false
    open var applicationIconBadgeNumber = 0
    open var isRegisteredForRemoteNotifications: Bool { false }
    open var connectedScenes: Set<UIScene> { [] }
    open var windows: [UIWindow] { [] }
    open var keyWindow: UIWindow? { nil }
    open var preferredContentSizeCategory: UIContentSizeCategory { UITraitCollection.current.preferredContentSizeCategory }
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { DeviceTraits.current.isRightToLeft ? .rightToLeft : .leftToRight }
    open var isProtectedDataAvailable: Bool { true }
    open var supportsAlternateIcons: Bool { false }

    open func canOpenURL(_ url: URL) -> Bool { false }

    /// Completes with false: no other app is there to open it.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        UnsupportedAPI.report("UIApplication.open(_:)", "completes with false: no other app can be opened")
        completion?(false)
    }

    open func registerForRemoteNotifications() {
        UnsupportedAPI.report("UIApplication.registerForRemoteNotifications()", "no token is delivered")
    }

    open func unregisterForRemoteNotifications() {}
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool { false }
    open func beginBackgroundTask(expirationHandler: (@MainActor @Sendable () -> Void)? = nil) -> UIBackgroundTaskIdentifier { .invalid }
    open func beginBackgroundTask(
        withName name: String?, expirationHandler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { .invalid }
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

    nonisolated public static let openSettingsURLString = "app-settings:"
    nonisolated public static let openNotificationSettingsURLString = "app-settings:notifications"
}

public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }
