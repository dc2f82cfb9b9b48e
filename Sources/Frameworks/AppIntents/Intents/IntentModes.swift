/// Whether an intent runs with or without its app in the foreground.
public struct IntentModes: OptionSet, Hashable, Sendable {
    public enum ForegroundMode: Hashable, Sendable {
        /// Before the intent runs.
        case immediate
        /// While it runs, where it asks for it.
        case dynamic
        /// When it has run.
        case deferred
    }

    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let background = IntentModes(rawValue: 1)
    public static let foreground = IntentModes(rawValue: 2)

    public static func foreground(_ mode: ForegroundMode) -> IntentModes {
        switch mode {
        case .immediate: .foreground
        case .dynamic: IntentModes(rawValue: 4)
        case .deferred: IntentModes(rawValue: 8)
        }
    }

    /// Whether the app is in the foreground before or after the intent runs.
    var opensApp: Bool { contains(.foreground) || contains(.foreground(.deferred)) }
}
