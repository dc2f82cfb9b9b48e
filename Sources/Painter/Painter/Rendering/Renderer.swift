import CRaster
import Foundation
import Geometry
import IsletModel
import Snapshot

/// Paints the nodes of one snapshot.
final class Renderer {
    let snapshot: Snapshot
    let date: Date
    let stores: PaintStores
    let look: Look
    private(set) var mapping: ColorMapping

    /// The surfaces being drawn on, the one on top last.
    private(set) var canvases: [Canvas]
    /// Snapshot to device space.
    var matrix: CGAffineTransform
    /// Opacity that the next drawing takes over from the effects around it.
    var opacity = 1.0
    var isAccent = false
    /// The number of the lowest surface that materials look at.
    var lowestBackdrop = 0
    private(set) var diagnostics: [SnapshotDiagnostic] = []

    /// Whether materials are kept as they come out, for the SVG writer.
    var keepsMaterials = false
    var keptMaterials: [MaterialKey: Surface] = [:]

    private var level = 0
    private var layerPixels = 0
    private let mostLayerPixels: Int

    init(_ snapshot: Snapshot, date: Date, scale: Double, stores: PaintStores, look: Look, target: Surface) throws {
        self.snapshot = snapshot
        self.date = date
        self.stores = stores
        self.look = look
        mapping = ColorMapping(snapshot.context, look)
        matrix = CGAffineTransform(scaleX: scale, y: scale)
        canvases = [try Canvas(target)]
        mostLayerPixels = 64_000_000 + target.box.area * 2
    }

    var canvas: Canvas { canvases[canvases.count - 1] }

    var scale: Double { matrix.zoom }

    func report(_ code: FindingCode, _ message: String, at identity: String? = nil) {
        guard diagnostics.count < 100, !diagnostics.contains(where: { $0.code == code && $0.message == message }) else { return }
        diagnostics.append(SnapshotDiagnostic(code: code, severity: .warning, message: message, identity: identity))
    }

    func paint(_ node: SnapshotNode) throws {
        try paint(node, effects: node.effects.count)
    }

    /// Paints a node with its first `count` effects.
    func paint(_ node: SnapshotNode, effects count: Int) throws {
        level += 1
        defer { level -= 1 }
        guard level <= Painter.mostLevels else { throw PaintError.tooDeep }
        guard count > 0 else {
            for drawing in node.drawing { try paint(drawing, of: node) }
            if !node.drawing.isEmpty { try checkCanvas(at: node) }
            for child in node.children { try paint(child) }
            return
        }
        try apply(node.effects[count - 1], to: node, effects: count - 1)
    }

    private func paint(_ drawing: Drawing, of node: SnapshotNode) throws {
        switch drawing {
        case .fill(let outline, let paint, let evenOdd): try fill(outline, paint, evenOdd: evenOdd)
        case .stroke(let outline, let paint, let line): try stroke(outline, paint, line)
        case .text(let text): try paint(text)
        case .dynamicText(let text):
            guard let drawing = textDrawing(of: text, in: node) else { return }
            try paint(drawing)
        case .image(let image): try paint(image, identity: node.identity)
        case .progress(let progress): try paint(progress)
        }
    }

    func textDrawing(of text: DynamicTextDrawing, in node: SnapshotNode) -> TextDrawing? {
        do {
            return try stores.texts.drawing(of: text, at: date, scale: snapshot.scale)
        } catch {
            report(.textNotLaidOut, "text that follows the clock was left out: \(error)", at: node.identity)
            return nil
        }
    }

    /// Draws on a surface of its own, whose opacity starts at 1, and returns it.
    func layer(_ box: PixelBox, _ draw: () throws -> Void) throws -> Surface {
        layerPixels += box.area
        defer { layerPixels -= box.area }
        guard layerPixels <= mostLayerPixels else { throw PaintError.tooManyLayers }
        let surface = try Surface(box, pool: stores.pool)
        let outerOpacity = opacity
        opacity = 1
        canvases.append(try Canvas(surface))
        defer {
            canvases.removeLast()
            opacity = outerOpacity
        }
        try draw()
        checkCanvas()
        return surface
    }

    /// Draws from now on with a new canvas on the same surface.
    func replaceCanvas() throws { canvases[canvases.count - 1] = try canvas.replacement() }

    /// A surface for intermediate pixels, counted like a layer only while it is made.
    func scratch(_ box: PixelBox, cleared: Bool = true) throws -> Surface {
        guard layerPixels + box.area <= mostLayerPixels else { throw PaintError.tooManyLayers }
        return try Surface(box, pool: stores.pool, cleared: cleared)
    }

    /// The pixels that `rect` of the snapshot touches, as far as they can be seen.
    func visibleBox(_ rect: CGRect) -> PixelBox {
        PixelBox(covering: rect.applying(matrix)).intersection(canvas.clipBox)
    }

    /// Draws with the colours as they are, whatever the rendering mode.
    func unmapped(_ draw: () throws -> Void) rethrows {
        let outer = mapping
        mapping = .unchanged
        defer { mapping = outer }
        try draw()
    }

    func mapped(_ color: RGBA) -> RGBA {
        mapping.color(color, isAccent: isAccent).limited
    }
}
