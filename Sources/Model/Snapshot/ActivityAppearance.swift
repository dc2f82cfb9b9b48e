import Foundation

/// What a Live Activity asks of the system's surroundings, and how much room its view wanted.
public struct ActivityAppearance: Hashable, Codable, Sendable {
    /// Colour of the Lock Screen banner (`activityBackgroundTint`); nil is the system's material.
    public var backgroundTint: RGBA?
    /// Colour of the system's button beside the banner (`activitySystemActionForegroundColor`).
    public var systemActionForeground: RGBA?
    /// Colour of the line around the island (`keylineTint`).
    public var keylineTint: RGBA?
    /// The size the view wanted, in points, before the system's largest size cut it.
    public var idealSize: CGSize
    /// Whether the bundle has an island presentation at all.
    public var hasIsland: Bool

    public init(idealSize: CGSize = .zero, hasIsland: Bool = true) {
        self.idealSize = idealSize
        self.hasIsland = hasIsland
    }
}
