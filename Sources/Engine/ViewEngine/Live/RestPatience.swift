/// How long a window is waited for that is to be looked at.
public struct RestPatience: Sendable {
    /// How long nothing may change until what is under way is taken to go on for ever.
    public var quiet: Duration
    /// How long it may change.
    public var longest: Duration

    /// Lets time pass, and says whether the program came to an end of what it did in it; nil where time passes by itself.
    public var pass: (@Sendable (Duration) async -> Bool)?

    /// How often a window is looked at whose time is passed.
    static let step = Duration.milliseconds(50)

    /// For the picture of a preview: as long as an app's window is waited for at most.
    public static let preview = RestPatience(quiet: .milliseconds(250), longest: .milliseconds(750))
}
