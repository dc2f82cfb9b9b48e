import CRaster
import Foundation
import Geometry
import Snapshot

extension Renderer {
    func paint(_ text: TextDrawing) throws {
        for underlay in text.underlays { try fill(.rect(underlay.rect), underlay.paint, evenOdd: false) }
        for line in text.lines {
            for run in line.runs { try paint(run, from: line.origin) }
        }
        for overlay in text.overlays { try fill(.rect(overlay.rect), overlay.paint, evenOdd: false) }
    }

    private struct PlacedGlyph {
        var glyph: FontStore.Glyph
        var x: Int
        var y: Int
        /// The exact place in device space.
        var point: CGPoint
    }

    private func paint(_ run: GlyphRun, from origin: CGPoint) throws {
        let face: Face
        do {
            face = try stores.fonts.face(run.font.face)
        } catch {
            reportMissing(run, error)
            for (box, line) in Self.boxes(for: run, from: origin) { try stroke(box, run.paint, line) }
            return
        }
        guard let font = instance(of: run.font) else { return }
        let glyphs = try place(run, from: origin, face, font)
        var box = PixelBox.empty
        for placed in glyphs {
            if case .mask(let mask) = placed.glyph { box = box.union(mask.box(x: placed.x, y: placed.y)) }
        }
        try paintMasks(glyphs, run.paint, in: box.intersection(canvas.clipBox))
        for placed in glyphs {
            if case .bitmap(let surface, let em) = placed.glyph { try paint(surface, em: em, at: placed.point, run.font) }
        }
    }

    /// Maps the em square, y up, to pixels around the glyph's origin; nil where the numbers are unusable.
    private func instance(of font: FontReference) -> FontStore.Instance? {
        let size = font.size
        guard size > 0, size * scale < 4000, matrix.isUsable else { return nil }
        let lean = (tan(min(max(font.slant.finite, -45), 45) * .pi / 180) * 65536).rounded() / 65536
        let widthScale = min(max(font.widthScale.finite, 0.05), 20)
        let em = CGAffineTransform(a: size * widthScale, b: 0, c: size * lean, d: -size, tx: 0, ty: 0)
        let linear = CGAffineTransform(a: matrix.a, b: matrix.b, c: matrix.c, d: matrix.d, tx: 0, ty: 0)
        return FontStore.Instance(face: font.face, matrix: em.concatenating(linear), embolden: max(0, font.embolden.finite) * scale)
    }

    private func place(_ run: GlyphRun, from origin: CGPoint, _ face: Face, _ font: FontStore.Instance) throws -> [PlacedGlyph] {
        var result: [PlacedGlyph] = []
        result.reserveCapacity(run.glyphs.count)
        let seen = canvas.clipBox.expanded(by: Int(run.font.size * scale * 4) + 4)
        for index in run.glyphs.indices where index < run.xs.count && index < run.ys.count {
            let point = CGPoint(x: origin.x + run.xs[index], y: origin.y + run.ys[index]).applying(matrix)
            guard point.x >= Double(seen.x0), point.x < Double(seen.x1), point.y >= Double(seen.y0), point.y < Double(seen.y1) else { continue }
            let (x, phaseX) = Self.split(point.x)
            let (y, phaseY) = Self.split(point.y)
            let key = FontStore.GlyphKey(instance: font, glyph: run.glyphs[index], phaseX: phaseX, phaseY: phaseY)
            result.append(PlacedGlyph(glyph: try stores.fonts.glyph(key, face), x: x, y: y, point: point))
        }
        return result
    }

    /// Whole pixels and sixteenths.
    private static func split(_ value: Double) -> (Int, UInt8) {
        let steps = Int((value * FontStore.phases).rounded())
        let whole = steps >> 4
        return (whole, UInt8(steps - whole << 4))
    }

    private func paintMasks(_ glyphs: [PlacedGlyph], _ paint: Paint, in box: PixelBox) throws {
        guard !box.isEmpty else { return }
        let area = CGRect(x: box.x0, y: box.y0, width: box.width, height: box.height).applying(matrix.inverted())
        guard let source = try source(paint, over: area) else { return }
        let stride = (box.width + 3) & ~3
        let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: stride * box.height)
        defer { memory.deallocate() }
        memory.initialize(repeating: 0, count: stride * box.height)
        let coverage = cr_pixels(
            data: memory, x: Int32(box.x0), y: Int32(box.y0), width: Int32(box.width), height: Int32(box.height), stride: Int32(stride))
        for placed in glyphs {
            guard case .mask(let mask) = placed.glyph, mask.pixels.data != nil else { continue }
            cr_mask_add(coverage, mask.pixels(x: placed.x, y: placed.y))
        }
        canvas.mask(coverage, source)
    }

    /// A colour glyph from a bitmap that lies around the origin.
    private func paint(_ bitmap: Surface, em: Double, at point: CGPoint, _ font: FontReference) throws {
        let zoom = font.size / em
        let toPoints = CGAffineTransform(scaleX: zoom * font.widthScale, y: zoom)
        var linear = matrix
        (linear.tx, linear.ty) = (point.x, point.y)
        let outer = matrix
        matrix = toPoints.concatenating(linear)
        defer { matrix = outer }
        guard matrix.isUsable else { return }
        let drawing = ImageDrawing(image: "", rect: bitmap.box.rect, interpolation: .medium)
        guard let surface = try placedPixels(bitmap, drawing, sourceScale: 1) else { return }
        if let flat = mapping.flatColor(isAccent: isAccent) {
            canvas.mask(surface, Source(color: flat.multiplyingAlpha(by: opacity)))
        } else {
            try composite(surface)
        }
    }

    func reportMissing(_ run: GlyphRun, _ error: any Error) {
        report(.missingFace, "boxes stand for the glyphs of the font face “\(run.font.face)”: \(error)")
    }

    /// What is stroked for glyphs of a face that is not there.
    static func boxes(for run: GlyphRun, from origin: CGPoint) -> [(Outline, StrokeLine)] {
        let size = run.font.size.finite
        return run.glyphs.indices.filter { $0 < run.xs.count && $0 < run.ys.count }.map { index in
            let rect = CGRect(
                x: origin.x + run.xs[index] + size * 0.06, y: origin.y + run.ys[index] - size * 0.7, width: size * 0.44, height: size * 0.7)
            return (.rect(rect), StrokeLine(width: max(size * 0.05, 0.1)))
        }
    }
}
