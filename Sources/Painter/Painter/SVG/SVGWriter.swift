import Foundation
import Geometry
import Snapshot

/// Writes one snapshot as SVG. What SVG cannot express is painted by the renderer and embedded as a picture.
final class SVGWriter {
    let raster: Renderer
    private let snapshot: Snapshot
    private(set) var body = ""
    private var definitions = ""
    private var identifiers: [String: String] = [:]
    private var level = 0
    /// Materials as they come out over what lies below them.
    var materials: [MaterialKey: Surface] = [:]
    /// From the node being written to device space, as the renderer has it there.
    var matrix: CGAffineTransform

    init(_ snapshot: Snapshot, raster: Renderer) {
        self.snapshot = snapshot
        self.raster = raster
        matrix = raster.matrix
    }

    func write(_ text: String) { body += text + "\n" }

    /// The name of a definition; equal definitions share one. `make` gets the name.
    func define(_ kind: String, _ key: String, _ make: (String) -> String) -> String {
        if let known = identifiers[kind + key] { return known }
        let name = "\(kind)\(identifiers.count + 1)"
        identifiers[kind + key] = name
        definitions += make(name) + "\n"
        return name
    }

    /// Puts what `draw` writes between the tags.
    func group(_ attributes: String, _ draw: () throws -> Void) rethrows {
        write("<g\(attributes)>")
        try draw()
        write("</g>")
    }

    /// What `draw` writes, without writing it.
    func captured(_ draw: () throws -> Void) rethrows -> String {
        let outer = body
        body = ""
        defer { body = outer }
        try draw()
        return body
    }

    func node(_ node: SnapshotNode) throws {
        guard let label = node.accessibility?.label, node.role != "Text" else { return try self.node(node, effects: node.effects.count) }
        try group(" role=\"img\" aria-label=\"\(SVGText.escaped(label))\"") { try self.node(node, effects: node.effects.count) }
    }

    func node(_ node: SnapshotNode, effects count: Int) throws {
        level += 1
        defer { level -= 1 }
        guard level <= Painter.mostLevels else { throw PaintError.tooDeep }
        guard count > 0 else {
            for drawing in node.drawing { try self.drawing(drawing, of: node) }
            for child in node.children { try self.node(child) }
            return
        }
        try apply(node.effects[count - 1], to: node, effects: count - 1)
    }

    private func drawing(_ drawing: Drawing, of node: SnapshotNode) throws {
        switch drawing {
        case .fill(let outline, let paint, let evenOdd): try fill(outline, paint, evenOdd: evenOdd)
        case .stroke(let outline, let paint, let line): try stroke(outline, paint, line)
        case .text(let text): try self.text(text)
        case .dynamicText(let text):
            if let laidOut = raster.textDrawing(of: text, in: node) { try self.text(laidOut) }
        case .image(let image): try self.image(image, of: node)
        case .progress(let progress):
            if let shape = ProgressShape.drawing(of: progress, at: raster.date) { try self.drawing(shape, of: node) }
        }
    }

    /// The whole file.
    func document(_ presenter: Presenter) throws -> String {
        let size = snapshot.size
        try presentation(presenter)
        let (width, height) = (SVGText.number(size.width), SVGText.number(size.height))
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">
            <defs>
            \(definitions)</defs>
            \(body)</svg>

            """
    }
}
