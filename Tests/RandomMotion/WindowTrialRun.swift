import Foundation
import Geometry
import Motion
import Snapshot

/// What must hold of a window whose changes are interrupted by others, whatever changes.
public struct WindowTrialRun {
    private let start = Date(timeIntervalSinceReferenceDate: 0)
    private let timing = MotionTiming(.bezier(x1: 0.3, y1: 0, x2: 0.7, y2: 1, duration: 1))

    public init() {}

    /// What is wrong where a window goes from one of two random archives to the other, and on the way back again; nil where nothing is.
    public func fault(seed: UInt64) -> String? {
        var pair = RandomPair(seed: seed)
        // Windows have none.
        (pair.before.containerBackground, pair.after.containerBackground) = (nil, nil)
        var motion = WindowMotion()
        motion.take(from: pair.before, to: pair.after, timing: timing, at: start)
        let turn = start + 0.4
        let there = motion.frame(of: pair.after, at: turn)
        motion.take(from: pair.after, to: pair.before, timing: timing, at: turn)
        if let fault = jump(from: there, to: motion.frame(of: pair.before, at: turn), among: pair) { return "where it turns round \(fault)" }
        for step in 1..<8 {
            let frame = motion.frame(of: pair.before, at: turn + Double(step) * 0.2)
            if let twice = frame.root.doubled(most: pair) { return "at step \(step) it holds \(twice) twice" }
        }
        let end = turn + 3700
        if pair.before.root.isEndless || pair.after.root.isEndless { return nil }
        let isStill = !motion.isMoving(at: end) && motion.frame(of: pair.before, at: end) == pair.before
        return isStill ? nil : "it does not end with the still picture"
    }

    /// Views of both archives stand where they stood.
    private func jump(from old: Snapshot, to new: Snapshot, among pair: RandomPair) -> String? {
        let (first, last) = (pair.before.root.frames, pair.after.root.frames)
        let (places, now) = (old.root.frames, new.root.frames)
        for (name, place) in places.sorted(by: { $0.key < $1.key }) where first[name]?.count == 1 && last[name]?.count == 1 && place.count == 1 {
            guard let found = now[name], found.count == 1 else { continue }
            let (a, b) = (place[0], found[0])
            let way = max(abs(a.minX - b.minX), abs(a.minY - b.minY), abs(a.width - b.width), abs(a.height - b.height))
            if way > 1e-3 { return "\(name) jumps from \(a) to \(b)" }
        }
        return nil
    }
}

extension SnapshotNode {
    /// The frames of the views by their names.
    fileprivate var frames: [String: [CGRect]] {
        var result: [String: [CGRect]] = [:]
        func visit(_ node: SnapshotNode) {
            result["\(node.identity) \(node.role)", default: []].append(node.frame)
            node.children.forEach(visit)
        }
        visit(self)
        return result
    }

    /// Whether a view asks for something that is repeated without end.
    fileprivate var isEndless: Bool {
        guard let transition else { return children.contains(where: \.isEndless) }
        let parts = [transition.insertion, transition.removal].compactMap { $0 }.flatMap(\.parts)
        let timings = transition.animations.map(\.timing) + parts.map(\.timing)
        return timings.contains { $0.map { $0.runs == nil } ?? false } || children.contains(where: \.isEndless)
    }

    /// A view that is there more often than in either archive.
    fileprivate func doubled(most pair: RandomPair) -> String? {
        let (first, last) = (pair.before.root.frames, pair.after.root.frames)
        return frames.first { name, found in
            let most = max(first[name]?.count ?? 0, last[name]?.count ?? 0)
            return most > 0 && found.count > most
        }?.key
    }
}
