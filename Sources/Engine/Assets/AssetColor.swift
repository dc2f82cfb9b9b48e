import Snapshot

/// A colour of a catalog.
public enum AssetColor: Hashable, Codable, Sendable {
    /// Gamma-encoded sRGB; wide-gamut colours have components outside 0…1.
    case components(RGBA)
    /// A colour of the system by its UIKit name, e.g. `systemRedColor` or `labelColor`.
    case system(String)
}
