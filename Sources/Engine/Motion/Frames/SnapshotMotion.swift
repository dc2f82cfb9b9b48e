import Foundation
import IsletModel
import Snapshot

/// What happens on the screen when one snapshot replaces another: a frame for every time since. Equal snapshots, rules and times give
/// equal frames.
public struct SnapshotMotion: Sendable {
    public let before: Snapshot
    public let after: Snapshot
    /// Seconds until the later snapshot stands as it is.
    public let duration: Double
    private let root: PlannedNode
    private let background: PlannedNode?
    private let images: [String: ImageResource]
    private let tracks: [MotionTrack]
    private let rules: MotionRules

    /// - Parameters:
    ///   - timing: Of changes for which the code asks for nothing; nil: they happen at once.
    ///   - isLimited: Whether the system's limits for widgets and Live Activities hold; without them a motion may be endless.
    ///   - reducesMotion: Whether the person asked for less motion: nothing moves then, as on a display that is always on.
    public init(
        from before: Snapshot, to after: Snapshot, timing: MotionTiming? = .standard, reducesMotion: Bool = false, isLimited: Bool = true,
        rules: MotionRules = SystemProfile.standard.motion
    ) {
        (self.before, self.after, self.rules) = (before, after, rules)
        let earlier = before.sharingImages(with: after)
        images = earlier.images.merging(after.images) { _, later in later }
        var planner = MotionPlanner(to: after, rules: rules, isLimited: isLimited)
        let around = MotionPlanner.Surroundings(timing: timing)
        root = planner.plan(earlier.root, after.root, around) ?? .still(after.root)
        background = planner.plan(earlier.containerBackground, after.containerBackground, around)
        tracks = planner.tracks
        let stands = reducesMotion || after.context.isLuminanceReduced || before == after
        duration = stands ? 0 : tracks.map(\.duration).max() ?? 0
    }

    /// What is shown `seconds` after the change: the earlier snapshot up to 0, the later one from ``duration`` on.
    public func frame(at seconds: Double) -> Snapshot {
        if seconds <= 0 { return before }
        if !(seconds < duration) { return after }
        let painter = FrameMaker(progress: tracks.map { $0.progress(at: seconds) }, rules: rules)
        var result = after
        result.root = painter.node(root) ?? after.root
        result.containerBackground = background.flatMap(painter.node)
        result.images = images
        result.size = Mix.size(before.size, after.size, result.root.frame.progress(before.root.frame, after.root.frame))
        return result
    }

    /// The one function behind films, the page and goldens.
    public static func frame(
        from before: Snapshot, to after: Snapshot, at seconds: Double, timing: MotionTiming = .standard, reducesMotion: Bool = false,
        rules: MotionRules = SystemProfile.standard.motion
    ) -> Snapshot {
        SnapshotMotion(from: before, to: after, timing: timing, reducesMotion: reducesMotion, rules: rules).frame(at: seconds)
    }
}

extension CGRect {
    /// How far this frame is on the way between two others.
    fileprivate func progress(_ a: CGRect, _ b: CGRect) -> Double {
        if a.height != b.height { return (height - a.height) / (b.height - a.height) }
        return a.width != b.width ? (width - a.width) / (b.width - a.width) : 1
    }
}
