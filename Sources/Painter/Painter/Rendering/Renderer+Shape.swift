import CRaster
import Foundation
import Geometry
import Snapshot

extension Renderer {
    /// Cuts what was drawn to an outline: as if all of it had been drawn on a layer that then filled the outline.
    func cut(to outline: Outline) throws {
        let surface = canvas.surface
        let coverage = try stores.paths.coverage(PathStore.Key(path: FlatPath(outline), matrix: matrix, evenOdd: false), in: surface.box)
        for part in partlyCovered(outline) { cr_multiply_coverage(surface.pixels(in: part), coverage.pixels) }
    }

    /// The pixels of the canvas that an outline around it may not cover wholly: the corners of a rounded rectangle, or all.
    private func partlyCovered(_ outline: Outline) -> [PixelBox] {
        let whole = canvas.surface.box
        guard case .roundedRect(let rect, let corner, _) = outline, matrix.isUpright, wholePixels(.rect(rect)) == whole else { return [whole] }
        // Continuous corners begin further from the corner than their radius.
        let reach = CGSize(width: corner.width * 1.6, height: corner.height * 1.6).applying(matrix)
        let (x, y) = (Int(reach.width.rounded(.up)) + 2, Int(reach.height.rounded(.up)) + 2)
        guard x * 2 < whole.width, y * 2 < whole.height else { return [whole] }
        return [(whole.x0, whole.y0), (whole.x1 - x, whole.y0), (whole.x0, whole.y1 - y), (whole.x1 - x, whole.y1 - y)].map { left, top in
            PixelBox(x0: left, y0: top, x1: left + x, y1: top + y)
        }
    }

    /// Whether the first thing a view draws hides every pixel of the canvas.
    func hidesWhatLiesBelow(_ node: SnapshotNode?) -> Bool {
        guard let node, node.effects.isEmpty else { return false }
        guard let drawing = node.drawing.first else { return hidesWhatLiesBelow(node.children.first) }
        guard case .fill(let outline, let paint, _) = drawing, isOpaque(paint), let box = wholePixels(outline) else { return false }
        return box.union(canvas.surface.box) == box
    }
}
