import IsletModel

/// How a device presents an alert of an activity.
public enum AlertPresentation: Codable, Hashable, Sendable {
    /// The Dynamic Island opens.
    case island
    /// A banner with the Lock Screen presentation, on devices without an island.
    case banner
    /// The screen lights up and the Lock Screen shows the activity.
    case lockScreen
    /// The app is in the foreground and hides its own activity: only the sound.
    case soundOnly

    public init(hasIsland: Bool, isLocked: Bool, isOwnAppInForeground: Bool) {
        self = isLocked ? .lockScreen : isOwnAppInForeground ? .soundOnly : hasIsland ? .island : .banner
    }
}
