import FoundationOverlay

/// One instance of the app's interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
    public enum ActivationState: Int, Sendable { case unattached = -1, foregroundActive, foregroundInactive, background }

    @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
        open var universalLinksOnly = false
        open var eventAttribution: AnyObject?
        public override init() { super.init() }
    }

    /// Opens a URL as the app does.
    open func open(_ url: URL, options: OpenExternalURLOptions?, completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil) {
        let asked: [UIApplication.OpenExternalURLOptionsKey: Any] = options?.universalLinksOnly == true ? [.universalLinksOnly: true] : [:]
        UIApplication.shared.open(url, options: asked, completionHandler: completion)
    }

    /// Where a URL comes from.
    open class OpenURLOptions: NSObject, @unchecked Sendable {
        public let sourceApplication: String?
        public let annotation: Any? = nil
        public let openInPlace = false

        init(_ source: String?) {
            sourceApplication = source
            super.init()
        }
    }

    nonisolated public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    nonisolated public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    nonisolated public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    nonisolated public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    nonisolated public static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
    nonisolated public static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")

    open class ConnectionOptions: NSObject {
        public internal(set) var urlContexts: Set<UIOpenURLContext> = []
        public internal(set) var userActivities: Set<NSUserActivity> = []
        /// nil: no icon's menu opens an app here.
        public var shortcutItem: UIApplicationShortcutItem? { nil }
    }

    public let session: UISceneSession
    open var delegate: (any UISceneDelegate)?
    open var activationState: ActivationState { _state }
    var _state = ActivationState.unattached
    open var title: String! = ""

    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
    }
}

open class UIWindowScene: UIScene {
    open var windows: [UIWindow] { _windows }
    var _windows: [UIWindow] = []
    open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
    open var screen: UIScreen { .main }
    open var interfaceOrientation: UIInterfaceOrientation { screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait }
}

public enum UIInterfaceOrientation: Int, Sendable { case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft }

open class UISceneSession: NSObject, @unchecked Sendable {
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    public let role: Role
    open var persistentIdentifier: String { role.rawValue }

    public init(role: Role = .windowApplication) {
        self.role = role
        super.init()
    }
}

open class UISceneConfiguration: NSObject {
    public let name: String?
    public let role: UISceneSession.Role
    open var delegateClass: AnyClass?
    open var sceneClass: AnyClass?

    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
    }
}

/// A URL the app is asked to open.
open class UIOpenURLContext: NSObject, @unchecked Sendable {
    public let url: URL
    public let options: UIScene.OpenURLOptions

    public init(_url url: URL, source: String? = nil) {
        self.url = url
        options = UIScene.OpenURLOptions(source)
        super.init()
    }
}
