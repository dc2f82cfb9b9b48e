import Foundation
import Geometry
import IsletModel
import Motion
import Snapshot

/// What must hold of every film, whatever changes.
public struct MotionTrialRun {
    public init() {}

    /// Seconds that a frame of the film of a random pair takes, and how many views the later archive has.
    public func cost(seed: UInt64, frames: Int) -> (seconds: Double, views: Int) {
        let pair = RandomPair(seed: seed)
        let motion = SnapshotMotion(from: pair.before, to: pair.after)
        var views = 0
        let start = ContinuousClock.now
        for step in 0..<frames { views = motion.frame(at: motion.duration * (Double(step) + 0.5) / Double(frames)).root.count }
        return ((ContinuousClock.now - start) / .seconds(1) / Double(frames), views)
    }

    /// What is wrong with the film of a random pair; nil where nothing is.
    public func fault(seed: UInt64) -> String? {
        let pair = RandomPair(seed: seed)
        let motion = SnapshotMotion(from: pair.before, to: pair.after)
        guard motion.duration <= SystemProfile.standard.motion.longestSeconds else { return "it takes \(motion.duration) s" }
        guard motion.frame(at: 0) == pair.before else { return "it does not begin with the still picture" }
        guard motion.frame(at: max(motion.duration, 0.001)) == pair.after else { return "it does not end with the still picture" }
        guard motion.duration > 0 else { return nil }
        let limits = FrameLimits(pair)
        for step in 1..<12 {
            let time = motion.duration * Double(step) / 12
            let frame = motion.frame(at: time)
            guard frame == SnapshotMotion.frame(from: pair.before, to: pair.after, at: time) else { return "at \(time) it is not the same again" }
            if let fault = limits.fault(frame) { return "at \(time): \(fault)" }
        }
        return nil
    }
}

/// What frames between two archives may hold.
private struct FrameLimits {
    private let most: [String: Int]
    private let clips: [String: [Outline]]
    private let bounds: [String: CGRect]

    init(_ pair: RandomPair) {
        var (most, clips, bounds) = ([String: Int](), [String: [Outline]](), [String: CGRect]())
        for snapshot in [pair.before, pair.after] {
            var counts: [String: Int] = [:]
            for root in [snapshot.root, snapshot.containerBackground].compactMap({ $0 }) {
                Self.visit(root) { node in
                    counts[Self.name(node), default: 0] += 1
                    clips[Self.name(node), default: []] += node.clips
                    bounds[Self.name(node)] = (bounds[Self.name(node)] ?? .null).union(node.frame)
                }
            }
            most.merge(counts) { max($0, $1) }
        }
        (self.most, self.clips, self.bounds) = (most, clips, bounds)
    }

    private static func name(_ node: SnapshotNode) -> String { node.identity + " " + node.role }

    private static func visit(_ node: SnapshotNode, _ look: (SnapshotNode) -> Void) {
        look(node)
        for child in node.children { visit(child, look) }
    }

    func fault(_ frame: Snapshot) -> String? {
        var counts: [String: Int] = [:]
        var fault: String?
        for root in [frame.root, frame.containerBackground].compactMap({ $0 }) {
            Self.visit(root) { node in
                counts[Self.name(node), default: 0] += 1
                fault = fault ?? self.fault(node)
                if let missing = node.imageKeys.first(where: { frame.images[$0] == nil }) { fault = "the picture \(missing) is missing" }
            }
        }
        for (name, count) in counts {
            // What makes room for another view, and what comes in its place, is there once besides.
            let allowed = name.contains("~") ? max(most[name.replacing(/~(old|new|in|out)?/, with: "")] ?? 1, 1) : most[name] ?? 0
            if count > allowed { return "“\(name)” is there \(count) times" }
        }
        return fault
    }

    private func fault(_ node: SnapshotNode) -> String? {
        guard [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height].allSatisfy(\.isFinite), node.frame.width >= 0 else {
            return "\(Self.name(node)) has the frame \(node.frame)"
        }
        let known = clips[Self.name(node)] ?? []
        for clip in node.clips where !known.isEmpty {
            // A spring may go too far, but not by all of its way.
            let both = known.reduce(CGRect.null) { $0.union($1.bounds) }
            let room = both.insetBy(dx: -both.width, dy: -both.height)
            let isInside =
                clip.bounds.minX > room.minX - 0.001 && clip.bounds.maxX < room.maxX + 0.001
                && clip.bounds.minY > room.minY - 0.001 && clip.bounds.maxY < room.maxY + 0.001
            if !isInside { return "\(Self.name(node)) is clipped to \(clip.bounds), outside \(room)" }
        }
        for case .opacity(let amount) in node.effects where !(0...1).contains(amount) { return "\(Self.name(node)) has the opacity \(amount)" }
        return nil
    }
}

extension SnapshotNode {
    fileprivate var count: Int { children.reduce(1) { $0 + $1.count } }

    fileprivate var clips: [Outline] {
        effects.compactMap { effect in
            guard case .clip(let outline, _) = effect else { return nil }
            return outline
        }
    }

    fileprivate var imageKeys: [String] {
        drawing.compactMap { drawing in
            guard case .image(let image) = drawing else { return nil }
            return image.image
        }
    }
}
