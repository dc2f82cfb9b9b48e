import CRaster
import Foundation
import Geometry
import Snapshot

extension Renderer {
    /// Draws a node with its first `count` effects as it is seen in perspective: on a layer of its own, whose pixels are then looked up.
    func projected(_ projection: Projection, _ node: SnapshotNode, _ count: Int) throws {
        if let affine = projection.affine { return try transformed(affine) { try paint(node, effects: count) } }
        let (outer, outerBackdrop) = (matrix, lowestBackdrop)
        let zoom = layerZoom(projection, node)
        let inner = CGAffineTransform(scaleX: zoom, y: zoom)
        let content = NodeBounds.box(of: node, effects: count, matrix: inner).expanded(by: 1)
        guard !content.isEmpty else { return }
        let place = NodeBounds.seen(content, zoom, projection, outer).intersection(canvas.clipBox)
        let seen = Projection(inner.inverted()).concatenating(projection).concatenating(Projection(outer))
        guard !place.isEmpty, let lookup = seen.inverse else { return }
        defer { (matrix, lowestBackdrop) = (outer, outerBackdrop) }
        (matrix, lowestBackdrop) = (inner, canvases.count)
        let layer = try layer(content) { try paint(node, effects: count) }
        matrix = outer
        let target = try scratch(place)
        cr_project(target.pixels, layer.pixels, lookup.numbers.map { Double($0) })
        try composite(target)
    }

    /// Pixels of the layer to a point: more than of the picture, where what is near to the eye becomes larger.
    private func layerZoom(_ projection: Projection, _ node: SnapshotNode) -> Double {
        let frame = node.frame
        let corners = [(frame.minX, frame.minY), (frame.maxX, frame.minY), (frame.minX, frame.maxY), (frame.maxX, frame.maxY)]
        let growth = corners.compactMap { projection.affine(around: CGPoint(x: $0.0, y: $0.1)).map { hypot($0.a, $0.b) + hypot($0.c, $0.d) } }.max()
        return scale * min(max((growth ?? 2) / 2, 1), Self.mostGrowth)
    }

    /// Beyond, what is near is drawn less sharp.
    private static let mostGrowth = 2.0
}

extension CGRect {
    var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
