import Scenes

/// Which of the phone's screens is seen.
public enum PreviewPlace: Hashable, Sendable {
    case home(page: Int)
    case lock
    /// The Lock Screen of a display that is never switched off, while nobody looks.
    case alwaysOn
    /// A place beside the phone's own screens: StandBy, a watch, a car, a Mac.
    case elsewhere(SceneKind)
    case controlCenter
    /// An app's own screen.
    case app(String)

    /// Places beside the phone's own screens.
    public static let elsewhere: [SceneKind] = [.standby, .watch, .carplay, .menubar]

    /// As the session's messages name it.
    public var name: String {
        switch self {
        case .home: "home"
        case .lock: "lock"
        case .alwaysOn: "always-on"
        case .controlCenter: "controls"
        case .elsewhere(let kind): kind.rawValue
        case .app: "app"
        }
    }

    /// What is seen after something happened: an app that came to the front, the Lock Screen of a phone that was locked.
    static func seen(from place: PreviewPlace, inFront app: String?, isLocked: Bool) -> PreviewPlace {
        switch place {
        case .elsewhere(.watch), .elsewhere(.carplay), .elsewhere(.menubar): return place
        case .alwaysOn where isLocked, .elsewhere(.standby) where isLocked: return place
        case .home where app == nil && !isLocked: return place
        case .controlCenter where app == nil: return place
        default: break
        }
        return app.map(PreviewPlace.app) ?? (isLocked ? .lock : .home(page: 0))
    }
}
