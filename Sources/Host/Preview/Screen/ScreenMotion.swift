import Motion
import Snapshot

/// The way from what the screen showed to what it shows: widgets, Live Activities and the island move as the system moves them. What an app's
/// window shows moves by itself, in the program.
struct ScreenMotion {
    private let motion: SnapshotMotion
    /// Real seconds of the session.
    private let begun: Double

    /// Nil where nothing moves.
    init?(from before: Snapshot, to after: Snapshot, at seconds: Double) {
        guard before.size == after.size, before.context == after.context, before.root.role == after.root.role else { return nil }
        motion = SnapshotMotion(from: before.withWindow(of: after).withMovingParts, to: after.withMovingParts, timing: nil)
        guard motion.duration > 0 else { return nil }
        begun = seconds
    }

    func isOver(at seconds: Double) -> Bool { seconds - begun >= motion.duration }

    func frame(at seconds: Double) -> Snapshot { motion.frame(at: seconds - begun) }
}

extension Snapshot {
    /// With the system's animation at the views of archives. The windows of apps, and what the system draws itself, are changed at once.
    fileprivate var withMovingParts: Snapshot {
        var result = self
        for index in root.children.indices where Self.archived.contains(root.children[index].role) {
            var hint = root.children[index].transition ?? TransitionHint()
            hint.add(AnimationRule(.standard))
            result.root.children[index].transition = hint
        }
        return result
    }

    /// With what an app's window shows in another snapshot.
    fileprivate func withWindow(of other: Snapshot) -> Snapshot {
        guard let own = root.children.firstIndex(where: \.isWindow), let window = other.root.children.first(where: \.isWindow) else { return self }
        var result = self
        result.root.children[own] = window
        return result
    }

    /// Roles of the parts of a screen that show archived views.
    private static let archived: Set = [
        "Widget", "StandByWidget", "WidgetCard", "InlineAccessory", "Accessory", "Banner", "ActivityCard", "MenuBarActivity", "OpenedActivity",
        "FullscreenActivity", "DashboardCard", "Control",
    ]
}

extension SnapshotNode {
    fileprivate var isWindow: Bool { role == "Window" }
}
