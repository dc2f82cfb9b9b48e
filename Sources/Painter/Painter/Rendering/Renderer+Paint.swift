import CRaster
import Foundation
import Geometry
import Snapshot

extension Renderer {
    func fill(_ outline: Outline, _ paint: Paint, evenOdd: Bool) throws {
        if fillWholePixels(outline, paint) { return }
        guard let source = try source(paint, over: outline.bounds) else { return }
        let path = FlatPath(outline)
        if source.surface == nil, canvas.isUnclipped, let mask = try coverage(of: outline, path, evenOdd: evenOdd) {
            canvas.fill(mask, source.color)
        } else {
            canvas.fill(path, matrix, evenOdd: evenOdd, source)
        }
    }

    /// What a small path inside the canvas covers; nil for everything else.
    private func coverage(of outline: Outline, _ path: FlatPath, evenOdd: Bool) throws -> CoverageMask? {
        guard case .path = outline else { return nil }
        let box = PixelBox(covering: outline.bounds.applying(matrix)).expanded(by: 1)
        guard !box.isEmpty, box.area <= PathStore.mostPixels, box.union(canvas.surface.box) == canvas.surface.box else { return nil }
        return try stores.paths.coverage(PathStore.Key(path: path, matrix: matrix, evenOdd: evenOdd), in: box)
    }

    /// Writes an opaque gradient straight into the pixels of a rectangle that has no partly covered ones; false where that is not
    /// all there is to do.
    private func fillWholePixels(_ outline: Outline, _ paint: Paint) -> Bool {
        guard canvas.isUnclipped, opacity == 1, let box = wholePixels(outline), isOpaque(paint), let (ramp, geometry) = GradientGeometry.of(paint)
        else { return false }
        return fillGradient(ramp, geometry, canvas.surface.pixels(in: box))
    }

    /// The pixels of a rectangle whose edges lie between pixels; nil for everything else.
    func wholePixels(_ outline: Outline) -> PixelBox? {
        guard case .rect(let rect) = outline, matrix.isUpright else { return nil }
        let device = rect.applying(matrix)
        let isAligned = [device.minX, device.minY, device.maxX, device.maxY].allSatisfy { abs($0 - $0.rounded()) < 1.0 / 1024 }
        return isAligned ? PixelBox(nearest: device) : nil
    }

    /// Whether nothing shines through a colour or gradient.
    func isOpaque(_ paint: Paint) -> Bool {
        if case .color(let color) = paint { return mapped(color).alpha == 1 }
        return GradientGeometry.of(paint)?.ramp.stops.allSatisfy { mapped($0.color).alpha == 1 } ?? false
    }

    func stroke(_ outline: Outline, _ paint: Paint, _ line: StrokeLine) throws {
        let bounds = NodeBounds.bounds(of: .stroke(outline, paint, line))
        guard let source = try source(paint, over: bounds) else { return }
        canvas.stroke(FlatPath(outline), matrix, line, source)
    }

    /// The paint as a source that covers `bounds` (snapshot coordinates); nil where nothing is seen.
    func source(_ paint: Paint, over bounds: CGRect) throws -> Source? {
        if case .color(let color) = paint {
            let color = mapped(color).multiplyingAlpha(by: opacity)
            return color.alpha > 0 ? Source(color: color) : nil
        }
        let box = visibleBox(bounds)
        guard !box.isEmpty, let surface = try pixels(of: paint, in: box) else { return nil }
        if keepsMaterials, case .material(let material) = paint {
            keptMaterials[MaterialKey(material: material, bounds: bounds, matrix: matrix)] = surface
        }
        return Source(color: RGBA.white.multiplyingAlpha(by: opacity), surface: surface)
    }

    private func pixels(of paint: Paint, in box: PixelBox) throws -> Surface? {
        if let (ramp, geometry) = GradientGeometry.of(paint) {
            let surface = try scratch(box, cleared: false)
            return fillGradient(ramp, geometry, surface.pixels) ? surface : nil
        }
        switch paint {
        case .meshGradient(let mesh): return try meshPixels(mesh, in: box)
        case .material(let material): return try materialPixels(material, in: box)
        case .image(let image): return try tiledPixels(image, in: box)
        default: return nil
        }
    }

    /// False where there is no gradient to be seen.
    private func fillGradient(_ ramp: GradientRamp, _ geometry: GradientGeometry, _ pixels: cr_pixels) -> Bool {
        guard var gradient = geometry.raster(matrix), !ramp.stops.isEmpty else { return false }
        cr_gradient_fill(pixels, &gradient, GradientTable.make(ramp, premultiplied: look.gradient.premultiplied, map: mapped))
        return true
    }

    private func meshPixels(_ mesh: MeshPaint, in box: PixelBox) throws -> Surface? {
        let surface = try scratch(box, cleared: false)
        var flat = cr_gradient(kind: CR_LINEAR, to_gradient: cr_matrix(.identity), start: 0, end: 1)
        let background = Array(repeating: mapped(mesh.background).premultipliedPixel, count: GradientTable.count)
        cr_gradient_fill(surface.pixels, &flat, background)
        for triangle in MeshTriangles.make(mesh, matrix: matrix, map: mapped) { cr_triangle(surface.pixels, triangle) }
        return surface
    }
}

/// Where a gradient runs, in snapshot coordinates.
enum GradientGeometry {
    case linear(start: CGPoint, end: CGPoint)
    case radial(center: CGPoint, start: Double, end: Double)
    case angular(center: CGPoint, start: Double, end: Double)
    case elliptical(bounds: CGRect, center: CGPoint, start: Double, end: Double)

    /// The colours and the geometry of a paint that is a gradient.
    static func of(_ paint: Paint) -> (ramp: GradientRamp, geometry: GradientGeometry)? {
        switch paint {
        case .linearGradient(let ramp, let start, let end): (ramp, .linear(start: start, end: end))
        case .radialGradient(let ramp, let center, let start, let end): (ramp, .radial(center: center, start: start, end: end))
        case .angularGradient(let ramp, let center, let start, let end): (ramp, .angular(center: center, start: start, end: end))
        case .ellipticalGradient(let ramp, let bounds, let center, let start, let end):
            (ramp, .elliptical(bounds: bounds, center: center, start: start, end: end))
        case .color, .meshGradient, .material, .image: nil
        }
    }

    /// The gradient as the C layer draws it; nil where numbers are unusable.
    func raster(_ matrix: CGAffineTransform) -> cr_gradient? {
        guard matrix.isUsable, isFinite else { return nil }
        let back = matrix.inverted()
        switch self {
        case .linear(let start, let end):
            let (dx, dy) = (end.x - start.x, end.y - start.y)
            let length = dx * dx + dy * dy
            let along =
                length > 1e-12
                ? CGAffineTransform(a: dx / length, b: 0, c: dy / length, d: 0, tx: -(start.x * dx + start.y * dy) / length, ty: 0)
                : CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 1, ty: 0)
            return cr_gradient(kind: CR_LINEAR, to_gradient: cr_matrix(back.concatenating(along)), start: 0, end: 1)
        case .radial(let center, let start, let end): return Self.around(center, back, CR_RADIAL, start, end)
        case .angular(let center, let start, let end): return Self.around(center, back, CR_ANGULAR, start, end)
        case .elliptical(let bounds, let center, let start, let end):
            guard bounds.width > 0, bounds.height > 0 else { return nil }
            let unit = CGAffineTransform(scaleX: 1 / bounds.width, y: 1 / bounds.height)
            let moved = back.concatenating(CGAffineTransform(translationX: -center.x, y: -center.y))
            return cr_gradient(kind: CR_RADIAL, to_gradient: cr_matrix(moved.concatenating(unit)), start: start, end: end)
        }
    }

    private static func around(
        _ center: CGPoint, _ back: CGAffineTransform, _ kind: cr_gradient_kind, _ start: Double, _ end: Double
    ) -> cr_gradient {
        let moved = back.concatenating(CGAffineTransform(translationX: -center.x, y: -center.y))
        return cr_gradient(kind: kind, to_gradient: cr_matrix(moved), start: start, end: end)
    }

    private var isFinite: Bool {
        let numbers: [Double] =
            switch self {
            case .linear(let start, let end): [start.x, start.y, end.x, end.y]
            case .radial(let center, let start, let end), .angular(let center, let start, let end): [center.x, center.y, start, end]
            case .elliptical(let bounds, let center, let start, let end):
                [bounds.minX, bounds.minY, bounds.width, bounds.height, center.x, center.y, start, end]
            }
        return numbers.allSatisfy { abs($0) < 1e7 }
    }
}
