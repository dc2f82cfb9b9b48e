import Foundation

/// The circumstances that choose among the values of a dynamic colour.
public struct ColorAppearance: Hashable, Codable, Sendable {
    public var profile: OSProfile
    public var isDark: Bool
    public var isHighContrast: Bool
    /// Whether the surface lies above another one, as widgets on a dark Home Screen do.
    public var isElevated: Bool

    public init(profile: OSProfile = .standard, isDark: Bool = false, isHighContrast: Bool = false, isElevated: Bool = false) {
        self.profile = profile
        self.isDark = isDark
        self.isHighContrast = isHighContrast
        self.isElevated = isElevated
    }
}
