/// The version of the system whose look and rules are used.
public enum OSVersion: String, Sendable, Codable, CaseIterable {
    case iOS17 = "17"
    case iOS18 = "18"
    case iOS26 = "26"

    public static let standard = OSVersion.iOS26
}
