import FoundationOverlay

/// One instance of the app's interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
    public enum ActivationState: Int, Sendable { case unattached = -1, foregroundActive, foregroundInactive, background }

    public struct OpenExternalURLOptions: Sendable {}

    open class ConnectionOptions: NSObject {
        public var urlContexts: Set<UIOpenURLContext> { [] }
        public var userActivities: Set<NSUserActivity> { [] }
    }

    public let session: UISceneSession
    open var delegate: (any UISceneDelegate)?
    open var activationState: ActivationState { .unattached }
    open var title: String! = ""

    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
    }
}

open class UIWindowScene: UIScene {
    open var windows: [UIWindow] { [] }
    open var screen: UIScreen { .main }
    open var interfaceOrientation: UIInterfaceOrientation { .portrait }
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

    public init(_url url: URL) {
        self.url = url
        super.init()
    }
}
