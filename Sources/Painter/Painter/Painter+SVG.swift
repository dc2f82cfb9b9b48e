import Foundation
import Snapshot

extension Painter {
    /// The snapshot as a drawing: shapes, gradients and glyph outlines as vectors; what SVG cannot express (materials, mesh
    /// and angular gradients, some blends) as pictures painted at the scale of `options`.
    public func svg(_ snapshot: Snapshot, at date: Date? = nil, options: PaintOptions = PaintOptions()) throws -> String {
        let scale = options.scale ?? snapshot.scale
        let snapshot = snapshot.handingDownEffects()
        let target = try Surface(Self.pixelBox(snapshot.size, scale))
        let look = look.withGlass(options.glass)
        let renderer = try Renderer(snapshot, date: date ?? snapshot.date, scale: scale, stores: stores, look: look, target: target)
        let presenter = Presenter(snapshot: snapshot, options: options, look: look)
        let writer = SVGWriter(snapshot, raster: renderer)
        if snapshot.holdsMaterial {
            renderer.keepsMaterials = true
            try presenter.draw(renderer)
            writer.materials = renderer.keptMaterials
            renderer.keepsMaterials = false
        }
        return try writer.document(presenter)
    }
}

extension Snapshot {
    var holdsMaterial: Bool { root.holdsMaterial() || containerBackground?.holdsMaterial() ?? false }
}

extension SnapshotNode {
    func holdsMaterial(level: Int = 0) -> Bool {
        guard level <= Painter.mostLevels else { return false }
        if drawing.contains(where: \.holdsMaterial) { return true }
        for effect in effects {
            if case .mask(let nodes) = effect, nodes.contains(where: { $0.holdsMaterial(level: level + 1) }) { return true }
        }
        return children.contains { $0.holdsMaterial(level: level + 1) }
    }
}

extension Drawing {
    var holdsMaterial: Bool {
        func isMaterial(_ paint: Paint) -> Bool { if case .material = paint { true } else { false } }
        return switch self {
        case .fill(_, let paint, _), .stroke(_, let paint, _): isMaterial(paint)
        case .text(let text):
            text.lines.contains { $0.runs.contains { isMaterial($0.paint) } } || (text.underlays + text.overlays).contains { isMaterial($0.paint) }
        case .dynamicText(let text): text.paints.contains(where: isMaterial)
        case .image(let image): image.template.map(isMaterial) ?? false
        case .progress(let progress): isMaterial(progress.paint)
        }
    }
}
