import Foundation
import Geometry
import IsletModel
import Snapshot

/// A text in the middle of rolling.
struct RollingFrame {
    private let text: RollingText
    private let node: SnapshotNode
    private let rules: MotionRules
    private let part: Double

    init(_ text: RollingText, node: SnapshotNode, rules: MotionRules, part: Double) {
        (self.text, self.node, self.rules, self.part) = (text, node, rules, part)
    }

    /// What stays is the node's own; what goes and what comes are views inside.
    var content: (drawing: [Drawing], children: [SnapshotNode]) {
        let lines = part < 0.5 ? text.lines.0 : text.lines.1
        let staying = TextDrawing(
            lines: text.staying.compactMap { $0.mixed($1, part) }, underlays: lines.underlays, overlays: lines.overlays)
        let drawing: [Drawing] = staying.lines.isEmpty && staying.underlays.isEmpty && staying.overlays.isEmpty ? [] : [.text(staying)]
        return (drawing, [digits(text.going, "~out", isComing: false), digits(text.coming, "~in", isComing: true)].compactMap { $0 })
    }

    private func digits(_ units: [(GlyphUnit, CGPoint)], _ suffix: String, isComing: Bool) -> SnapshotNode? {
        guard !units.isEmpty else { return nil }
        let there = isComing ? part : 1 - part
        var result = SnapshotNode(
            identity: node.identity + suffix, role: node.role, frame: node.frame, detail: String(units.map(\.0.character)))
        let lines = units.map { unit, other in
            var line = unit.line
            // Beside a digit that takes its place, it goes along with it.
            line.origin = Mix.point(other, unit.origin, there)
            return line
        }
        result.drawing = [.text(TextDrawing(lines: lines))]
        // What comes rises from below where the number grows, and what goes leaves above.
        let side = text.goesUp == isComing ? 1.0 : -1.0
        let way = rules.rollShare * text.height * (1 - there) * side
        let inside = Mix.inside(there)
        result.effects = [
            .transform(CGAffineTransform(translationX: 0, y: way)), .blur(radius: rules.rollBlur * (1 - inside), isOpaque: false), .opacity(inside),
        ]
        return result
    }
}
