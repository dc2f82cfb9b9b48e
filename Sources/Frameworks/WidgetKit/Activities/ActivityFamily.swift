import ExtensionProtocol
import FoundationOverlay
import SwiftUI

/// A size of Live Activities outside the Dynamic Island.
public enum ActivityFamily: Hashable, Sendable, CaseIterable, CustomStringConvertible {
    /// The Smart Stack of a watch, and CarPlay.
    case small
    /// The Lock Screen of iPhone and iPad, StandBy, the Mac's menu bar.
    case medium

    public var description: String { self == .small ? "small" : "medium" }
}

private enum ActivityFamilyKey: EnvironmentKey { static var defaultValue: ActivityFamily? { nil } }
private enum ActivityFullscreenKey: EnvironmentKey { static var defaultValue: Bool? { nil } }
private enum IslandLimitedKey: EnvironmentKey { static var defaultValue: Bool? { nil } }
private enum ActivityUpdateReducedKey: EnvironmentKey { static var defaultValue: Bool? { nil } }

extension EnvironmentValues {
    /// The size the activity is drawn for.
    public var activityFamily: ActivityFamily {
        get { self[ActivityFamilyKey.self] ?? (activityPlace?.presentation == .small ? .small : .medium) }
        set { self[ActivityFamilyKey.self] = newValue }
    }

    /// Whether the activity fills the screen, as in StandBy.
    public var isActivityFullscreen: Bool {
        get { self[ActivityFullscreenKey.self] ?? activityPlace?.isFullscreen ?? false }
        set { self[ActivityFullscreenKey.self] = newValue }
    }

    /// Whether the compact and minimal views of the Dynamic Island get less width than usual: while the phone is on its side.
    public var isDynamicIslandLimitedInWidth: Bool {
        get { self[IslandLimitedKey.self] ?? activityPlace?.isLimitedInWidth ?? false }
        set { self[IslandLimitedKey.self] = newValue }
    }

    /// Whether updates arrive less often: on a watch with a dimmed display.
    public var isActivityUpdateReduced: Bool {
        get { self[ActivityUpdateReducedKey.self] ?? (activityPlace?.presentation == .small && isLuminanceReduced) }
        set { self[ActivityUpdateReducedKey.self] = newValue }
    }

    /// The place of the Live Activity that is being drawn.
    var activityPlace: ActivityPlace? { _renderVariant?.activity }
}
