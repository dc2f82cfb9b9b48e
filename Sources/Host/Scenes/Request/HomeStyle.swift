/// How a person lets the Home Screen colour icons and widgets.
public enum HomeStyle: String, Sendable, Codable, CaseIterable {
    case standard
    /// All in one colour; from iOS 18 on.
    case tinted
    /// All of clear glass; from iOS 26 on.
    case clear
}
