import Foundation
import Geometry
import Snapshot

/// Goes through a snapshot and gathers pixels that something in it touches, grown by the effects around.
struct NodeWalk {
    /// Pixels a drawing of the node touches that are looked for; empty where there is none.
    var boxes: (_ node: SnapshotNode, _ matrix: CGAffineTransform) -> [PixelBox]

    func gather(_ node: SnapshotNode, _ matrix: CGAffineTransform, level: Int = 0) -> [PixelBox] {
        guard level <= Painter.mostLevels else { return [] }
        return NodeBounds.through(node, matrix) { inner in
            boxes(node, inner) + node.children.flatMap { gather($0, inner, level: level + 1) }
        }
    }
}

extension NodeBounds {
    /// Boxes found inside a node's effects, as they are seen outside of them.
    static func through(_ node: SnapshotNode, _ matrix: CGAffineTransform, _ find: (CGAffineTransform) -> [PixelBox]) -> [PixelBox] {
        // What is seen in perspective changes as a whole.
        if node.effects.contains(where: { $0.perspective != nil }) {
            let zoom = CGAffineTransform(scaleX: matrix.zoom, y: matrix.zoom)
            return find(zoom).isEmpty ? [] : [box(of: node, effects: node.effects.count, matrix: matrix)]
        }
        var steps: [(CGAffineTransform, Effect)] = []
        var matrix = matrix
        for effect in node.effects.reversed() {
            steps.append((matrix, effect))
            if let transform = effect.affine { matrix = transform.concatenating(matrix) }
        }
        guard matrix.isUsable else { return [] }
        return find(matrix).compactMap { found in
            let box = steps.reversed().reduce(found) { grown($0, by: $1.1, $1.0) }
            return box.isEmpty ? nil : box
        }
    }
}

/// How far materials look around them.
enum MaterialReach {
    /// The box with what materials in it take in.
    static func grown(_ box: PixelBox, _ snapshot: Snapshot, _ scale: Double, _ look: Look) -> PixelBox {
        let reach = pixels(scale, look)
        let isSeen = boxes(in: snapshot, scale).contains { !$0.intersection(box).isEmpty }
        return isSeen ? box.expanded(by: reach) : box
    }

    static func pixels(_ scale: Double, _ look: Look) -> Int {
        BlurReach.pixels(max(look.materials.blurSigma, look.materials.glassBlurSigma) * scale)
    }

    /// Where there are materials.
    static func boxes(in snapshot: Snapshot, _ scale: Double) -> [PixelBox] {
        let walk = NodeWalk { node, matrix in
            node.drawing.filter(\.hasMaterial).map { PixelBox(covering: NodeBounds.bounds(of: $0).applying(matrix)).expanded(by: 1) }
        }
        let matrix = CGAffineTransform(scaleX: scale, y: scale)
        return [snapshot.containerBackground, snapshot.root].compactMap { $0 }.flatMap { walk.gather($0, matrix) }
    }
}

extension Drawing {
    var hasMaterial: Bool {
        switch self {
        case .fill(_, let paint, _), .stroke(_, let paint, _): paint.isMaterial
        case .text(let text):
            (text.underlays + text.overlays).contains { $0.paint.isMaterial } || text.lines.contains { $0.runs.contains { $0.paint.isMaterial } }
        case .dynamicText(let text): text.paints.contains { $0.isMaterial }
        case .image(let image): image.template?.isMaterial ?? false
        case .progress(let progress): progress.paint.isMaterial
        }
    }
}

extension Paint {
    fileprivate var isMaterial: Bool { if case .material = self { true } else { false } }
}
