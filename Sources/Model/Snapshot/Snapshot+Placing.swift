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
    ///   - key: Names the part among others; its number unless given.
    public mutating func place(
        _ part: Snapshot, at origin: CGPoint, factor: Double = 1, clippedTo shape: Outline? = nil, role: String, key: String? = nil
    ) {
        let prefix = "\(root.identity).\(key ?? "\(root.children.count)")"
        var node = SnapshotNode(identity: prefix, role: role, frame: CGRect(origin: .zero, size: part.size))
        let renaming = Renaming(identity: { prefix + "." + $0 }, image: { prefix + "." + $0 })
        node.children = [part.containerBackground, part.root].compactMap { $0 }.map { $0.renamed(renaming) }
        if let shape { node.effects.append(.clip(shape, evenOdd: false)) }
        let transform = CGAffineTransform(a: factor, b: 0, c: 0, d: factor, tx: origin.x, ty: origin.y)
        if transform != .identity { node.effects.append(.transform(transform)) }
        root.children.append(node)
        for (key, image) in part.images { images[prefix + "." + key] = image }
        for diagnostic in part.diagnostics where !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
    }
}

extension Snapshot {
    /// The same view with those keys of its pictures that another snapshot has for the same pictures, and with none that it has for others,
    /// so that nodes of both can stand in one.
    public func sharingImages(with other: Snapshot) -> Snapshot {
        let known = Dictionary(other.images.map { ($0.value, $0.key) }) { min($0, $1) }
        var keys: [String: String] = [:]
        for (key, image) in images {
            let shared = known[image] ?? (other.images[key] == nil ? key : key + "~")
            if shared != key { keys[key] = shared }
        }
        guard !keys.isEmpty else { return self }
        let renaming = Renaming(identity: { $0 }, image: { keys[$0] ?? $0 })
        var result = self
        result.root = root.renamed(renaming)
        result.containerBackground = containerBackground?.renamed(renaming)
        result.images = Dictionary(images.map { (keys[$0.key] ?? $0.key, $0.value) }) { first, _ in first }
        return result
    }
}

/// Other names for views and pictures, so that nodes of several snapshots can stand in one.
private struct Renaming {
    var identity: (String) -> String
    var image: (String) -> String
}

extension SnapshotNode {
    /// The node with other identities and keys of pictures.
    fileprivate func renamed(_ renaming: Renaming) -> SnapshotNode {
        var result = self
        result.identity = renaming.identity(identity)
        result.drawing = drawing.map { $0.renamed(renaming) }
        result.children = children.map { $0.renamed(renaming) }
        result.effects = effects.map { effect in
            guard case .mask(let nodes) = effect else { return effect }
            return .mask(nodes.map { $0.renamed(renaming) })
        }
        return result
    }
}

extension Drawing {
    fileprivate func renamed(_ renaming: Renaming) -> Drawing {
        switch self {
        case .fill(let outline, let paint, let evenOdd): return .fill(outline, paint.renamed(renaming), evenOdd: evenOdd)
        case .stroke(let outline, let paint, let line): return .stroke(outline, paint.renamed(renaming), line)
        case .image(let image): return .image(image.renamed(renaming))
        case .text(var text):
            for line in text.lines.indices {
                for run in text.lines[line].runs.indices { text.lines[line].runs[run].paint = text.lines[line].runs[run].paint.renamed(renaming) }
            }
            text.underlays = text.underlays.map { TextDecoration(rect: $0.rect, paint: $0.paint.renamed(renaming)) }
            text.overlays = text.overlays.map { TextDecoration(rect: $0.rect, paint: $0.paint.renamed(renaming)) }
            return .text(text)
        case .dynamicText(var text):
            text.paints = text.paints.map { $0.renamed(renaming) }
            return .dynamicText(text)
        case .progress(var progress):
            progress.paint = progress.paint.renamed(renaming)
            return .progress(progress)
        }
    }
}

extension Paint {
    fileprivate func renamed(_ renaming: Renaming) -> Paint {
        guard case .image(let image) = self else { return self }
        return .image(image.renamed(renaming))
    }
}

extension ImageDrawing {
    fileprivate func renamed(_ renaming: Renaming) -> ImageDrawing {
        var result = self
        result.image = renaming.image(image)
        result.template = template?.renamed(renaming)
        return result
    }
}
