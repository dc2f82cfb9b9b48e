import Foundation
import Geometry
import Snapshot

extension SVGWriter {
    /// Units per em of glyph definitions.
    private static let em = 1000.0

    func text(_ text: TextDrawing) throws {
        for underlay in text.underlays { try fill(.rect(underlay.rect), underlay.paint, evenOdd: false) }
        for line in text.lines {
            let title = line.runs.map(\.text).joined()
            try group(title.isEmpty ? "" : " role=\"img\"") {
                if !title.isEmpty { write("<title>\(SVGText.escaped(title))</title>") }
                for run in line.runs { try self.run(run, from: line.origin) }
            }
        }
        for overlay in text.overlays { try fill(.rect(overlay.rect), overlay.paint, evenOdd: false) }
    }

    private func run(_ run: GlyphRun, from origin: CGPoint) throws {
        let face: Face
        do {
            face = try raster.stores.fonts.face(run.font.face)
        } catch {
            raster.reportMissing(run, error)
            for box in Renderer.boxes(for: run, from: origin) { try stroke(box.0, run.paint, box.1) }
            return
        }
        if case .color(let color) = run.paint {
            try uses(run, face, from: origin, SVGText.color("fill", raster.mapped(color)), raster.mapped(color))
        } else {
            try outlines(run, face, from: origin)
        }
    }

    /// Maps glyph units to points around the glyph's origin.
    private func shape(_ font: FontReference) -> CGAffineTransform {
        let lean = (tan(min(max(font.slant.finite, -45), 45) * .pi / 180) * 65536).rounded() / 65536
        let size = font.size / Self.em
        return CGAffineTransform(a: size * font.widthScale, b: 0, c: -size * lean, d: size, tx: 0, ty: 0)
    }

    private func uses(_ run: GlyphRun, _ face: Face, from origin: CGPoint, _ paint: String, _ color: RGBA) throws {
        var attributes = paint
        if run.font.embolden > 0 {
            attributes += SVGText.color("stroke", color) + SVGText.attribute("stroke-width", run.font.embolden / run.font.size * Self.em)
        }
        let shape = shape(run.font)
        try group(attributes) {
            for index in run.glyphs.indices where index < run.xs.count && index < run.ys.count {
                guard let name = try definition(run.glyphs[index], run.font.face, face) else { continue }
                var place = shape
                (place.tx, place.ty) = (origin.x + run.xs[index], origin.y + run.ys[index])
                write("<use href=\"#\(name)\" transform=\"\(SVGText.matrix(place))\"/>")
            }
        }
    }

    /// The outline or the picture of a glyph, drawn around its origin; nil for a blank one.
    private func definition(_ glyph: UInt32, _ name: String, _ face: Face) throws -> String? {
        if let (surface, em) = try face.bitmap(glyph) {
            let frame = surface.box.rect.applying(CGAffineTransform(scaleX: Self.em / em, y: Self.em / em))
            let picture = try picture(surface, frame)
            return define("glyph", "\(name) \(glyph)") { picture.replacingOccurrences(of: "<image", with: "<image id=\"\($0)\"") }
        }
        let outline = try face.outline(glyph)
        guard !outline.isEmpty else { return nil }
        let path = SVGText.path(outline, CGAffineTransform(scaleX: Self.em, y: Self.em))
        return define("glyph", "\(name) \(glyph)") { "<path id=\"\($0)\" d=\"\(path)\"/>" }
    }

    /// One path for the whole run, so that its gradient runs through all glyphs.
    private func outlines(_ run: GlyphRun, _ face: Face, from origin: CGPoint) throws {
        var elements: [PathElement] = []
        let shape = CGAffineTransform(scaleX: Self.em, y: Self.em).concatenating(self.shape(run.font))
        for index in run.glyphs.indices where index < run.xs.count && index < run.ys.count {
            var place = shape
            (place.tx, place.ty) = (origin.x + run.xs[index], origin.y + run.ys[index])
            elements += try face.outline(run.glyphs[index]).map { $0.applying(place) }
        }
        if !elements.isEmpty { try fill(.path(elements), run.paint, evenOdd: false) }
    }
}
