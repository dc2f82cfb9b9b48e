import CRaster
import Foundation
import Geometry
import Snapshot

extension Renderer {
    func fill(_ outline: Outline, _ paint: Paint, evenOdd: Bool) throws {
        guard let source = try source(paint, over: outline.bounds) else { return }
        canvas.fill(FlatPath(outline), matrix, evenOdd: evenOdd, source)
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
        switch paint {
        case .color: return nil
        case .linearGradient(let ramp, let start, let end):
            return try gradient(ramp, .linear(start: start, end: end), in: box)
        case .radialGradient(let ramp, let center, let startRadius, let endRadius):
            return try gradient(ramp, .radial(center: center, start: startRadius, end: endRadius), in: box)
        case .angularGradient(let ramp, let center, let startAngle, let endAngle):
            return try gradient(ramp, .angular(center: center, start: startAngle, end: endAngle), in: box)
        case .ellipticalGradient(let ramp, let bounds, let center, let start, let end):
            return try gradient(ramp, .elliptical(bounds: bounds, center: center, start: start, end: end), in: box)
        case .meshGradient(let mesh): return try meshPixels(mesh, in: box)
        case .material(let material): return try materialPixels(material, in: box)
        case .image(let image): return try tiledPixels(image, in: box)
        }
    }

    private func gradient(_ ramp: GradientRamp, _ geometry: GradientGeometry, in box: PixelBox) throws -> Surface? {
        guard var gradient = geometry.raster(matrix), !ramp.stops.isEmpty else { return nil }
        let table = GradientTable.make(ramp, premultiplied: look.gradient.premultiplied, map: mapped)
        let surface = try scratch(box, cleared: false)
        cr_gradient_fill(surface.pixels, &gradient, table)
        return surface
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

    /// The gradient as the C layer draws it; nil where numbers are unusable.
    func raster(_ matrix: CGAffineTransform) -> cr_gradient? {
        guard matrix.isUsable, isFinite else { return nil }
        let back = matrix.inverted()
        switch self {
        case .linear(let start, let end):
            let (dx, dy) = (end.x - start.x, end.y - start.y)
            let length = dx * dx + dy * dy
            let along = length > 1e-12
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
