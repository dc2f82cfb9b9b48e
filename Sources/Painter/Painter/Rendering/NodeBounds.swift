import Foundation
import Geometry
import Snapshot

/// The pixels that a node may touch.
enum NodeBounds {
    static func box(of node: SnapshotNode, effects count: Int, matrix: CGAffineTransform, level: Int = 0) -> PixelBox {
        guard level <= Painter.mostLevels else { return .empty }
        if let last = node.effects.prefix(count).lastIndex(where: { $0.perspective != nil }), let projection = node.effects[last].perspective {
            return through(node, effects: last + 1..<count, matrix) { outer in
                let zoom = outer.zoom
                let inner = Self.box(of: node, effects: last, matrix: CGAffineTransform(scaleX: zoom, y: zoom), level: level)
                return inner.isEmpty ? .empty : seen(inner, zoom, projection, outer)
            }
        }
        var steps: [(CGAffineTransform, Effect)] = []
        var matrix = matrix
        for effect in node.effects.prefix(count).reversed() {
            steps.append((matrix, effect))
            if let transform = effect.affine { matrix = transform.concatenating(matrix) }
        }
        guard matrix.isUsable else { return .empty }
        var box = PixelBox.empty
        for drawing in node.drawing { box = box.union(PixelBox(covering: bounds(of: drawing).applying(matrix)).expanded(by: 1)) }
        for child in node.children { box = box.union(self.box(of: child, effects: child.effects.count, matrix: matrix, level: level + 1)) }
        for (matrix, effect) in steps.reversed() { box = grown(box, by: effect, matrix) }
        return box
    }

    /// A box that is found inside some of a node's effects, as it is seen outside of them.
    private static func through(
        _ node: SnapshotNode, effects: Range<Int>, _ matrix: CGAffineTransform, _ find: (CGAffineTransform) -> PixelBox
    ) -> PixelBox {
        var steps: [(CGAffineTransform, Effect)] = []
        var matrix = matrix
        for effect in node.effects[effects].reversed() {
            steps.append((matrix, effect))
            if let transform = effect.affine { matrix = transform.concatenating(matrix) }
        }
        guard matrix.isUsable else { return .empty }
        return steps.reversed().reduce(find(matrix)) { grown($0, by: $1.1, $1.0) }
    }

    /// The pixels where those of a layer, which has `zoom` of them to a point, are seen.
    static func seen(_ box: PixelBox, _ zoom: Double, _ projection: Projection, _ matrix: CGAffineTransform) -> PixelBox {
        let points = CGAffineTransform(scaleX: 1 / zoom, y: 1 / zoom)
        return PixelBox(covering: projection.concatenating(Projection(matrix)).bounds(of: box.rect.applying(points))).expanded(by: 1)
    }

    static func grown(_ box: PixelBox, by effect: Effect, _ matrix: CGAffineTransform) -> PixelBox {
        switch effect {
        case .clip(let outline, _): return box.intersection(PixelBox(covering: outline.bounds.applying(matrix)))
        case .blur(let radius, let isOpaque): return isOpaque ? box : box.expanded(by: BlurReach.pixels(radius.finite * matrix.zoom))
        case .shadow(_, let radius, let offset):
            let shift = CGSize(width: Double(offset.width).finite, height: Double(offset.height).finite).applying(matrix)
            let moved = box.offset(
                x: PixelBox.whole(shift.width, .toNearestOrAwayFromZero), y: PixelBox.whole(shift.height, .toNearestOrAwayFromZero))
            return box.union(moved.expanded(by: BlurReach.pixels(Look.shared.shadow.sigma(radius: radius) * matrix.zoom)))
        default: return box
        }
    }

    /// The part of the snapshot a drawing may touch.
    static func bounds(of drawing: Drawing) -> CGRect {
        switch drawing {
        case .fill(let outline, _, _): return outline.bounds
        case .stroke(let outline, _, let line):
            let reach = max(0, line.width.finite) / 2 * (line.join == .miter && hasCorners(outline) ? max(1.5, line.miterLimit.finite) : 1.5)
            return outline.bounds.isNull ? .null : outline.bounds.insetBy(dx: -reach, dy: -reach)
        case .text(let text): return bounds(of: text)
        case .dynamicText(let text):
            let reach = text.text.runs.map(\.style.font.size).max() ?? 0
            return text.box.insetBy(dx: -reach, dy: -reach)
        case .image(let image): return image.rect
        case .progress(let progress):
            switch progress.form {
            case .bar(let rect, _): return rect
            case .ring(let center, let radius, let width):
                let reach = radius + width
                return CGRect(x: center.x - reach, y: center.y - reach, width: reach * 2, height: reach * 2)
            }
        }
    }

    static func bounds(of text: TextDrawing) -> CGRect {
        var box = CGRect.null
        for line in text.lines {
            let reach = max(line.ascent + line.descent, line.runs.map(\.font.size).max() ?? 0)
            let last = line.runs.flatMap(\.xs).max() ?? 0
            let first = line.runs.flatMap(\.xs).min() ?? 0
            let rise = line.runs.flatMap(\.ys).map(abs).max() ?? 0
            box = box.union(
                CGRect(
                    x: line.origin.x + min(first, 0) - reach, y: line.origin.y - reach * 1.5 - rise,
                    width: max(line.width, last) - min(first, 0) + reach * 2.5, height: reach * 2.5 + rise * 2))
        }
        for decoration in text.underlays + text.overlays { box = box.union(decoration.rect) }
        return box
    }

    private static func hasCorners(_ outline: Outline) -> Bool {
        if case .path = outline { true } else { false }
    }
}

extension Effect {
    /// The transformation without perspective that it is; nil where it is none.
    var affine: CGAffineTransform? {
        switch self {
        case .transform(let transform): transform
        case .rotation(let rotation): rotation.projection.affine
        case .projection(let projection): projection.affine
        default: nil
        }
    }

    /// The transformation with perspective that it is; nil where it is none.
    var perspective: Projection? {
        switch self {
        case .rotation, .projection: projection.flatMap { $0.affine == nil ? $0 : nil }
        default: nil
        }
    }
}
