/// How the phone's screen is lit and coloured.
public enum PreviewLook: String, Codable, Hashable, Sendable, CaseIterable {
    case light, dark

    public var isDark: Bool { self == .dark }
}
