/// Texts of groups that nobody has written, while views are drawn whose other values are made up too: apps of Flutter give a Live Activity's values
/// by an app group alone.
public enum _MadeUpDefaults {
    /// The text for a key; nil where views are drawn with values that somebody gave.
    @TaskLocal static var text: (@Sendable (_ key: String) -> String?)?

    /// Has texts of groups made up while something is drawn.
    public static func with<Result>(_ text: @escaping @Sendable (_ key: String) -> String?, _ draw: () throws -> Result) rethrows -> Result {
        try $text.withValue(text, operation: draw)
    }
}
