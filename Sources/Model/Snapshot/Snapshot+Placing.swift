import Foundation
import Geometry

extension Snapshot {
    /// Puts the picture of another snapshot above what is here: its background, then its content.
    ///
    /// - Parameters:
    ///   - part: What is shown; its dynamic texts stay dynamic.
    ///   - origin: Where its upper left corner comes to lie, in points.
    ///   - factor: Points here for one point of the part.
    ///   - shape: What it is clipped to, in the part's own coordinates; nil: not clipped.
    ///   - role: What the part is in dumps.
    public mutating func place(_ part: Snapshot, at origin: CGPoint, factor: Double = 1, clippedTo shape: Outline? = nil, role: String) {
        let prefix = "\(root.identity).\(root.children.count)"
        var node = SnapshotNode(identity: prefix, role: role, frame: CGRect(origin: .zero, size: part.size))
        node.children = [part.containerBackground, part.root].compactMap { $0 }.map { $0.renamed(prefix) }
        if let shape { node.effects.append(.clip(shape, evenOdd: false)) }
        let transform = CGAffineTransform(a: factor, b: 0, c: 0, d: factor, tx: origin.x, ty: origin.y)
        if transform != .identity { node.effects.append(.transform(transform)) }
        root.children.append(node)
        for (key, image) in part.images { images[prefix + "." + key] = image }
        for diagnostic in part.diagnostics where !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
    }
}

extension SnapshotNode {
    /// The node with identities and keys of pictures below a prefix, so that several snapshots can stand side by side.
    fileprivate func renamed(_ prefix: String) -> SnapshotNode {
        var result = self
        result.identity = prefix + "." + identity
        result.drawing = drawing.map { $0.renamed(prefix) }
        result.children = children.map { $0.renamed(prefix) }
        result.effects = effects.map { effect in
            guard case .mask(let nodes) = effect else { return effect }
            return .mask(nodes.map { $0.renamed(prefix) })
        }
        return result
    }
}

extension Drawing {
    fileprivate func renamed(_ prefix: String) -> Drawing {
        switch self {
        case .fill(let outline, let paint, let evenOdd): return .fill(outline, paint.renamed(prefix), evenOdd: evenOdd)
        case .stroke(let outline, let paint, let line): return .stroke(outline, paint.renamed(prefix), line)
        case .image(let image): return .image(image.renamed(prefix))
        case .text(var text):
            for line in text.lines.indices {
                for run in text.lines[line].runs.indices { text.lines[line].runs[run].paint = text.lines[line].runs[run].paint.renamed(prefix) }
            }
            text.underlays = text.underlays.map { TextDecoration(rect: $0.rect, paint: $0.paint.renamed(prefix)) }
            text.overlays = text.overlays.map { TextDecoration(rect: $0.rect, paint: $0.paint.renamed(prefix)) }
            return .text(text)
        case .dynamicText(var text):
            text.paints = text.paints.map { $0.renamed(prefix) }
            return .dynamicText(text)
        case .progress(var progress):
            progress.paint = progress.paint.renamed(prefix)
            return .progress(progress)
        }
    }
}

extension Paint {
    fileprivate func renamed(_ prefix: String) -> Paint {
        guard case .image(let image) = self else { return self }
        return .image(image.renamed(prefix))
    }
}

extension ImageDrawing {
    fileprivate func renamed(_ prefix: String) -> ImageDrawing {
        var result = self
        result.image = prefix + "." + image
        result.template = template?.renamed(prefix)
        return result
    }
}
