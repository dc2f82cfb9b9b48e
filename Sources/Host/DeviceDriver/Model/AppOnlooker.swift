import ExtensionProtocol

/// Who looks at the windows of apps.
public enum AppOnlooker: Sendable {
    /// Somebody who wants to know what they will show when nothing moves any more.
    case program
    /// A person, who sees how they move while the time passes.
    case person(timePasses: Bool)

    /// What an app is told that comes to the foreground, or is looked at.
    func activation(in surroundings: RenderVariant?) -> AppEvent {
        switch self {
        case .program: .activate(in: surroundings)
        case .person(let timePasses): .watch(in: surroundings, timePasses: timePasses)
        }
    }
}
