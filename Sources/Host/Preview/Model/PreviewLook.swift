import Snapshot

/// How the phone's screen is lit and coloured.
public enum PreviewLook: String, Codable, Hashable, Sendable, CaseIterable {
    case light, dark

    public var isDark: Bool { self == .dark }
}

/// Which of the phone's screens is seen.
public enum PreviewPlace: Hashable, Sendable {
    case home(page: Int)
    case lock
    /// An app's own screen.
    case app(String)

    /// As the session's messages name it.
    public var name: String {
        switch self {
        case .home: "home"
        case .lock: "lock"
        case .app: "app"
        }
    }
}
