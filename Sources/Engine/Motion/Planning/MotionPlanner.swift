import Foundation
import Geometry
import IsletModel
import Snapshot

/// Finds out what changes between two snapshots, and what moves it.
struct MotionPlanner {
    /// What views inherit from those around them.
    struct Surroundings {
        /// nil: changes are not animated.
        var timing: MotionTiming?
        var content: ContentChange?
        /// What the earlier snapshot says in its place.
        var earlierContent: ContentChange?
    }

    private(set) var tracks: [MotionTrack] = []
    private var known: [MotionTiming: Int] = [:]
    private let rules: MotionRules
    private let isRightToLeft: Bool
    /// The views of the later snapshot: one that goes takes another name where it has the same.
    private let laterNames: Set<NodeName>

    private let isLimited: Bool

    init(to later: Snapshot, rules: MotionRules, isLimited: Bool = true) {
        self.rules = rules
        self.isLimited = isLimited
        isRightToLeft = later.context.isRightToLeft
        var names: Set<NodeName> = []
        for root in [later.root, later.containerBackground].compactMap({ $0 }) { root.collectNames(into: &names) }
        laterNames = names
    }

    /// The plan for two nodes that may be missing.
    mutating func plan(_ before: SnapshotNode?, _ after: SnapshotNode?, _ around: Surroundings) -> PlannedNode? {
        switch (before, after) {
        case (nil, nil): nil
        case (let before?, nil): passage(before, isComing: false, around)
        case (nil, let after?): passage(after, isComing: true, around)
        case (let before?, let after?):
            before.name == after.name ? plan(before, after, around) : passage(after, isComing: true, around)
        }
    }

    private mutating func plan(_ before: SnapshotNode, _ after: SnapshotNode, _ around: Surroundings) -> PlannedNode {
        if before == after { return .still(after) }
        var inside = around.entering(before.transition, after.transition)
        if inside.timing?.curve == .system(.island) { inside.timing?.curve = .system(before.isLarger(than: after) ? .islandShrinks : .islandGrows) }
        var (first, last) = (before, after)
        (first.children, last.children) = ([], [])
        return .changing(
            NodeChange(
                before: first, after: last, track: track(inside.timing), effects: effects(before, after, inside),
                content: ContentPlanner(inside).content(first, last), children: children(before.children, after.children, inside)))
    }

    // MARK: - Children

    /// The nodes of both lists in the order of the later one; those that go stay behind the neighbour they had.
    private mutating func children(_ before: [SnapshotNode], _ after: [SnapshotNode], _ around: Surroundings) -> [PlannedNode] {
        if before.isEmpty, after.isEmpty { return [] }
        let pairs = NodePairs(before, after)
        if let way = StackWay(before, after) { return screens(pairs, way, around) }
        var result = pairs.goingFirst.compactMap { passage($0, isComing: false, around) }
        for pair in pairs.ordered {
            result += [plan(pair.before, pair.after, around)].compactMap { $0 }
            result += pair.goingBehind.compactMap { passage($0, isComing: false, around) }
        }
        return result
    }

    /// Screens of a stack: the higher one lies over the lower.
    private mutating func screens(_ pairs: NodePairs, _ way: StackWay, _ around: Surroundings) -> [PlannedNode] {
        let going = (pairs.goingFirst + pairs.ordered.flatMap(\.goingBehind)).map { node in passage(node, isComing: false, around, way) }
        let there = pairs.ordered.map { pair in
            pair.before.map { plan($0, pair.after, around) } ?? passage(pair.after, isComing: true, around, way)
        }
        return way.isForward ? going + there : there + going
    }

    private mutating func passage(_ node: SnapshotNode, isComing: Bool, _ around: Surroundings, _ way: StackWay? = nil) -> PlannedNode {
        let inside = around.entering(nil, node.transition)
        let transition =
            way?.transition(of: node, isComing: isComing, share: rules.screenShare)
            ?? (isComing ? node.transition?.insertion : node.transition?.removal) ?? .opacity
        var parts = transition.parts.prefix(ViewTransition.mostParts).map { part in
            NodePassage.Part(move: part.move, track: part.timing.map { track($0) } ?? track(inside.timing))
        }
        if parts.isEmpty { parts = [.init(move: .opacity, track: track(inside.timing))] }
        return .passing(
            NodePassage(node: isComing ? node : node.leaving(laterNames), isComing: isComing, parts: parts, isRightToLeft: isRightToLeft))
    }

    // MARK: - Effects

    private mutating func effects(_ before: SnapshotNode, _ after: SnapshotNode, _ around: Surroundings) -> [PlannedEffect] {
        EffectPairs.pairs(before.effects, after.effects).map { pair in
            guard case .mask(let old) = pair.0, case .mask(let new) = pair.1 else { return .mixed(pair.0, pair.1) }
            return .mask(children(old, new, around))
        }
    }

    // MARK: - Timings

    private mutating func track(_ timing: MotionTiming) -> Int {
        if let index = known[timing] { return index }
        tracks.append(MotionTrack(timing, rules: rules, isLimited: isLimited))
        known[timing] = tracks.count - 1
        return tracks.count - 1
    }

    private mutating func track(_ timing: MotionTiming?) -> Int? { timing.map { track($0) as Int } }
}

extension SnapshotNode {
    fileprivate func isLarger(than other: SnapshotNode) -> Bool {
        frame.width * frame.height > other.frame.width * other.frame.height
    }
}

extension MotionPlanner.Surroundings {
    /// What holds inside a view: the innermost of its animations whose value is another one.
    func entering(_ before: TransitionHint?, _ after: TransitionHint?) -> Self {
        var result = self
        result.content = after?.content ?? content
        result.earlierContent = before?.content ?? earlierContent
        let old = before?.animations ?? []
        for (index, rule) in (after?.animations ?? []).enumerated() {
            guard rule.value == nil || !old.indices.contains(index) || old[index].value != rule.value else { continue }
            result.timing = rule.timing
            break
        }
        return result
    }
}
