import ExtensionProtocol
import FoundationOverlay
import Metrics
import SystemClient

/// The running app.
/// - Support: partial. URLs are opened, and tokens for pushes given, by the system that runs the app; background tasks end at once.
@preconcurrency @MainActor open class UIApplication: UIResponder {
    public static let shared = UIApplication()

    public enum State: Int, Sendable { case active, inactive, background }
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        public static let remoteNotification = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
        public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
        public static let sourceApplication = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
        public static let userActivityDictionary = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    }
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
        public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    }
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
        public static let eventAttribution = OpenExternalURLOptionsKey(rawValue: "UIApplicationOpenExternalURLOptionsEventAttributionKey")
    }

    open weak var delegate: (any UIApplicationDelegate)?
    open var applicationState: State { _state }
    var _state = State.active
    var _scene: UIWindowScene?
    /// Windows that were made before there was a scene to show them.
    public internal(set) var _windowsWithoutScene: [UIWindow] = []
    open var isIdleTimerDisabled = false
    open var shortcutItems: [UIApplicationShortcutItem]?
    open var applicationIconBadgeNumber = 0
    open var isRegisteredForRemoteNotifications: Bool { _isRegistered }
    private var _isRegistered = false
    open var connectedScenes: Set<UIScene> { Set([_scene].compactMap { $0 }) }
    open var windows: [UIWindow] { _scene?.windows ?? _windowsWithoutScene }
    open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
    open var preferredContentSizeCategory: UIContentSizeCategory { UITraitCollection.current.preferredContentSizeCategory }
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { DeviceTraits.current.isRightToLeft ? .rightToLeft : .leftToRight }
    open var isProtectedDataAvailable: Bool { true }
    open var supportsAlternateIcons: Bool { false }
    open var alternateIconName: String? { nil }

    /// Fails: the icon of an app does not change here.
    open func setAlternateIconName(_ name: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil) {
        completionHandler?(CocoaError(.featureUnsupported))
    }

    open func setAlternateIconName(_ name: String?) async throws { throw CocoaError(.featureUnsupported) }

    public static let backgroundFetchIntervalMinimum: TimeInterval = 0
    public static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude

    /// Nothing is fetched in the background here.
    open func setMinimumBackgroundFetchInterval(_ seconds: TimeInterval) {}

    open func canOpenURL(_ url: URL) -> Bool { false }

    /// Asks the system that runs the app; completes with false where there is none, or no app takes the URL.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        guard let system = SystemClient.shared else {
            UnsupportedAPI.report("UIApplication.open(_:)", "completes with false: no system runs the app that could open \(url.absoluteString)")
            completion?(false)
            return
        }
        system.ask(.open(url: url.absoluteString)) { result in
            DispatchQueue.main.async {
                switch result {
                case .success(.opened(let isOpened)): completion?(isOpened)
                case .success, .failure:
                    UnsupportedAPI.report("UIApplication.open(_:)", "completes with false: \(result)")
                    completion?(false)
                }
            }
        }
    }

    /// Asks the system that runs the app for a token, and tells the delegate.
    open func registerForRemoteNotifications() {
        guard let system = SystemClient.shared else {
            return UnsupportedAPI.report("UIApplication.registerForRemoteNotifications()", "no system runs the app that could give a token")
        }
        system.ask(.registerForPushes) { result in
            DispatchQueue.main.async { MainActor.assumeIsolated { self._registered(result) } }
        }
    }

    private func _registered(_ result: Result<SystemAnswer, SystemClientError>) {
        switch result {
        case .success(.pushToken(let token?)):
            _isRegistered = true
            delegate?.application(self, didRegisterForRemoteNotificationsWithDeviceToken: token)
        case .success: break
        case .failure(let error): delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: error)
        }
    }

    open func unregisterForRemoteNotifications() {
        _isRegistered = false
        SystemClient.shared?.ask(.unregisterForPushes) { if case .failure(let error) = $0 { error.report() } }
    }
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
