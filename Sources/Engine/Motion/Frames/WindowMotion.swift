import Foundation
import Snapshot

/// What moves in a window whose views are made again and again: every change that was asked to be animated is on its way for its own time, whatever
/// changes meanwhile. Pure: equal changes, animations and moments give equal frames.
public struct WindowMotion: Sendable {
    /// A change on its way.
    private struct Change: Sendable {
        /// What was shown before it, with all that has changed since without it.
        var before: Snapshot
        /// What it led to, with the same.
        var after: Snapshot
        let timing: MotionTiming?
        let begun: Date
        /// Seconds; infinite for what is repeated without end.
        let duration: Double

        /// Takes what has changed without it.
        mutating func take(from old: Snapshot, to new: Snapshot) {
            let earlier = before
            before = before.taking(changesFrom: after, to: after.taking(changesFrom: old, to: new))
            after = after.taking(changesFrom: earlier, to: before)
        }

        func isOver(at moment: Date) -> Bool { moment.timeIntervalSince(begun) >= duration }
    }

    /// The earliest first.
    private var changes: [Change] = []
    /// More at a time nobody can follow; the earliest ends.
    private static let mostChanges = 12

    public init() {}

    /// Everything is where it is to be.
    public mutating func end() { changes = [] }

    /// Takes a change of what the window shows.
    ///
    /// - Parameter timing: What the program has asked for around it; nil where only views ask for animations of their own.
    public mutating func take(from old: Snapshot, to new: Snapshot, timing: MotionTiming?, at moment: Date) {
        guard old.size == new.size, old.context == new.context else { return end() }
        changes.removeAll { $0.isOver(at: moment) }
        guard old.root != new.root else { return }
        for index in changes.indices { changes[index].take(from: old, to: new) }
        // Of what has left the window nothing moves.
        changes.removeAll { $0.before.root == $0.after.root }
        guard timing != nil || new.root.asksForAnimation || old.root.asksForAnimation else { return }
        let motion = SnapshotMotion(from: old, to: new, timing: timing, isLimited: false)
        guard motion.duration > 0 else { return }
        changes.append(Change(before: old, after: new, timing: timing, begun: moment, duration: motion.duration))
        if changes.count > Self.mostChanges { changes.removeFirst() }
    }

    public func isMoving(at moment: Date) -> Bool { changes.contains { !$0.isOver(at: moment) } }

    /// What is seen of a window at a moment.
    ///
    /// - Parameter shown: What it shows when nothing moves any more.
    public func frame(of shown: Snapshot, at moment: Date) -> Snapshot {
        let current = changes.filter { !$0.isOver(at: moment) }
        var frame = current.reversed().reduce(shown) { shown, change in
            let before = change.before.taking(changesFrom: change.after, to: shown)
            return SnapshotMotion(from: before, to: shown, timing: change.timing, isLimited: false).frame(at: moment.timeIntervalSince(change.begun))
        }
        if current.count > 1 { frame.root.dropDoubles(shown: [shown.root] + current.map(\.before.root)) }
        return frame
    }
}

extension SnapshotNode {
    /// Whether a view in it moves without being told to from outside.
    fileprivate var asksForAnimation: Bool { transition?.asksForAnimation == true || children.contains(where: \.asksForAnimation) }
}

extension SnapshotNode {
    /// Leaves views out that are there more often than in any of the snapshots between which they move: those that go into a view around them, or
    /// out of it, while they are on their way from another change.
    fileprivate mutating func dropDoubles(shown: [SnapshotNode]) {
        var left: [NodeName: Int] = [:]
        for root in shown {
            var counts: [NodeName: Int] = [:]
            root.count(into: &counts)
            left.merge(counts) { max($0, $1) }
        }
        dropDoubles(&left)
    }

    private func count(into counts: inout [NodeName: Int]) {
        counts[name, default: 0] += 1
        for child in children { child.count(into: &counts) }
    }

    private mutating func dropDoubles(_ left: inout [NodeName: Int]) {
        var kept: [SnapshotNode] = []
        for var child in children {
            if let count = left[child.name] {
                guard count > 0 else { continue }
                left[child.name] = count - 1
            }
            child.dropDoubles(&left)
            kept.append(child)
        }
        children = kept
    }
}

extension TransitionHint {
    fileprivate var asksForAnimation: Bool {
        !animations.isEmpty || level != nil || [insertion, removal].contains { $0?.parts.contains { $0.timing != nil } == true }
    }
}
