import Foundation
import Geometry
import IsletModel
import Snapshot

/// Makes the nodes of one frame.
struct FrameMaker {
    /// The part of the way that is done, by track.
    let progress: [Double]
    let rules: MotionRules

    /// nil for a view that has gone.
    func node(_ planned: PlannedNode) -> SnapshotNode? {
        switch planned {
        case .still(let node): node
        case .changing(let change): changed(change)
        case .passing(let passage): passing(passage)
        }
    }

    func part(_ track: Int?) -> Double { track.map { progress[$0] } ?? 1 }

    private func changed(_ change: NodeChange) -> SnapshotNode {
        let part = part(change.track)
        var result = change.after
        result.frame = Mix.rect(change.before.frame, change.after.frame, part)
        let middle = (change.before.frame.middle, change.after.frame.middle)
        result.effects = change.effects.map { effect in
            switch effect {
            case .mixed(let old, let new): Mix.effect(old, new, middle: middle, part) ?? new
            case .mask(let nodes): .mask(nodes.compactMap(node))
            }
        }
        let content = content(change, result, part)
        result.drawing = content.drawing
        result.children = content.children + change.children.compactMap(node)
        return result
    }

    private func content(_ change: NodeChange, _ node: SnapshotNode, _ part: Double) -> (drawing: [Drawing], children: [SnapshotNode]) {
        switch change.content {
        case .mixed(let old, let new): return (zip(old, new).map { Mix.drawing($0, $1, part) ?? $1 }, [])
        case .replaced(_, let new, .atOnce): return (new, [])
        case .replaced(let old, let new, let replacement):
            if part == 1 { return (new, []) }
            return ([], replaced(change, node, (old, new), replacement, part))
        case .rolling(let text):
            if part == 1 { return (change.after.drawing, []) }
            return RollingFrame(text, node: node, rules: rules, part: part).content
        }
    }

    /// What was there and what comes, each on its way.
    private func replaced(
        _ change: NodeChange, _ node: SnapshotNode, _ drawings: ([Drawing], [Drawing]), _ replacement: Replacement, _ part: Double
    ) -> [SnapshotNode] {
        let inside = Mix.inside(part)
        var old = SnapshotNode(identity: node.identity + "~old", role: node.role, frame: change.before.frame, detail: change.before.detail)
        var new = SnapshotNode(identity: node.identity + "~new", role: node.role, frame: change.after.frame, detail: change.after.detail)
        (old.drawing, new.drawing) = drawings
        let (goes, comes) = replacement == .shrinking ? (1 - min(inside * 2, 1), max(inside * 2 - 1, 0)) : (1 - inside, inside)
        old.effects = look(replacement, goes, change.before.frame) + change.before.frame.shift(towards: change.after.frame, part)
        new.effects = look(replacement, comes, change.after.frame) + change.after.frame.shift(towards: change.before.frame, 1 - part)
        return [old, new]
    }

    /// How a drawing looks that is there by a part.
    private func look(_ replacement: Replacement, _ part: Double, _ frame: CGRect) -> [Effect] {
        switch replacement {
        case .atOnce: []
        case .fading: [.opacity(part)]
        case .blurring: [.blur(radius: rules.textBlur * (1 - part), isOpaque: false), .opacity(part)]
        case .shrinking:
            [.transform(.scaling(Mix.number(rules.symbolScale, 1, part), around: frame.middle)), .opacity(part)]
        }
    }
}

extension CGRect {
    var middle: CGPoint { CGPoint(x: midX, y: midY) }

    /// The way to another frame; an edge that both share stays where it is.
    func shift(towards other: CGRect, _ part: Double) -> [Effect] {
        func way(_ low: Double, _ high: Double, _ middle: Double) -> Double { low == 0 || high == 0 ? 0 : middle * part }
        let x = way(other.minX - minX, other.maxX - maxX, other.midX - midX)
        let y = way(other.minY - minY, other.maxY - maxY, other.midY - midY)
        return x == 0 && y == 0 ? [] : [.transform(CGAffineTransform(translationX: x, y: y))]
    }
}

extension CGAffineTransform {
    static func scaling(_ factor: Double, around point: CGPoint) -> CGAffineTransform {
        CGAffineTransform(a: factor, b: 0, c: 0, d: factor, tx: point.x * (1 - factor), ty: point.y * (1 - factor))
    }
}
