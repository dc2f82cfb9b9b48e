import CRaster
import Foundation
import Geometry
import Snapshot

/// Something to paint with.
struct Source {
    /// A colour, or its alpha only where there are pixels.
    var color: RGBA
    var surface: Surface?
    var blend: BlendMode = .normal

    func withSource(_ body: (UnsafePointer<cr_source>) -> Void) {
        var source = cr_source(
            red: color.red, green: color.green, blue: color.blue, alpha: color.alpha, pixels: surface?.pixels ?? cr_pixels(),
            op: blend.operation)
        withExtendedLifetime(surface) { withUnsafePointer(to: &source, body) }
    }
}

/// Draws on a surface.
final class Canvas {
    let surface: Surface
    private let raster: OpaquePointer
    /// For each state that was saved, and the current one, whether a path clips it.
    private var isClipped = [false]

    init(_ surface: Surface) throws {
        self.surface = surface
        guard let raster = cr_canvas_create(surface.pixels) else { throw PaintError.outOfMemory }
        self.raster = raster
    }

    deinit { cr_canvas_destroy(raster) }

    /// What went wrong, after which nothing is drawn any more; nil while everything worked.
    var problem: String? { cr_canvas_problem(raster).map { String(cString: $0) } }

    /// A canvas on the same surface, with as many states saved and nothing clipped.
    func replacement() throws -> Canvas {
        let canvas = try Canvas(surface)
        for _ in isClipped.dropFirst() { canvas.save() }
        return canvas
    }

    var clipBox: PixelBox {
        let box = cr_canvas_clip_box(raster)
        return PixelBox(x0: Int(box.x), y0: Int(box.y), x1: Int(box.x + box.width), y1: Int(box.y + box.height)).intersection(surface.box)
    }

    /// Whether every pixel may be written to as it is.
    var isUnclipped: Bool { !isClipped.contains(true) }

    func save() {
        isClipped.append(false)
        cr_canvas_save(raster)
    }

    func restore() {
        isClipped.removeLast()
        cr_canvas_restore(raster)
    }

    func clip(_ path: FlatPath, _ matrix: CGAffineTransform, evenOdd: Bool) {
        isClipped[isClipped.count - 1] = true
        path.withPath { cr_canvas_clip(raster, $0, cr_matrix(matrix), evenOdd ? 1 : 0) }
    }

    func fill(_ path: FlatPath, _ matrix: CGAffineTransform, evenOdd: Bool, _ source: Source) {
        source.withSource { source in
            path.withPath { cr_canvas_fill(raster, $0, cr_matrix(matrix), evenOdd ? 1 : 0, source) }
        }
    }

    func stroke(_ path: FlatPath, _ matrix: CGAffineTransform, _ line: StrokeLine, _ source: Source) {
        line.dash.withUnsafeBufferPointer { dashes in
            var stroke = cr_stroke(
                width: line.width, miter_limit: line.miterLimit, dash_phase: line.dashPhase, cap: line.cap.number, join: line.join.number,
                dashes: dashes.baseAddress, dash_count: Int32(clamping: dashes.count))
            source.withSource { source in
                path.withPath { cr_canvas_stroke(raster, $0, cr_matrix(matrix), &stroke, source) }
            }
        }
    }

    func paint(_ source: Source) {
        source.withSource { cr_canvas_paint(raster, $0) }
    }

    /// Fills what a path covers with a colour, with the same result as filling the path where nothing clips it.
    func fill(_ coverage: CoverageMask, _ color: RGBA) {
        if color.alpha == 1 {
            cr_fill_covered(surface.pixels, coverage.pixels, color.red, color.green, color.blue)
        } else {
            mask(coverage.pixels, Source(color: color))
        }
    }

    /// Paints through one byte of coverage a pixel.
    func mask(_ coverage: cr_pixels, _ source: Source) {
        let color = source.color
        if source.surface == nil, source.blend == .normal, isUnclipped {
            cr_paint_covered(surface.pixels, coverage, color.red, color.green, color.blue, color.alpha)
        } else {
            source.withSource { cr_canvas_mask(raster, coverage, 1, $0) }
        }
    }

    /// Paints through the alpha of a surface.
    func mask(_ surface: Surface, _ source: Source) {
        source.withSource { cr_canvas_mask(raster, surface.pixels, 0, $0) }
    }
}

extension StrokeLine.Cap {
    var number: Int32 {
        switch self {
        case .butt: 0
        case .round: 1
        case .square: 2
        }
    }
}

extension StrokeLine.Join {
    var number: Int32 {
        switch self {
        case .miter: 0
        case .round: 1
        case .bevel: 2
        }
    }
}

extension BlendMode {
    /// Cairo's operator. `plusDarker` has none and is drawn by the renderer. Inside a shape `clear` and `copy` do what is drawn here
    /// with opaque colours; cairo's own would reach beyond the shape.
    var operation: cr_operator {
        switch self {
        case .normal, .plusDarker, .copy: CR_OVER
        case .multiply: CR_MULTIPLY
        case .screen: CR_SCREEN
        case .overlay: CR_OVERLAY
        case .darken: CR_DARKEN
        case .lighten: CR_LIGHTEN
        case .colorDodge: CR_COLOR_DODGE
        case .colorBurn: CR_COLOR_BURN
        case .softLight: CR_SOFT_LIGHT
        case .hardLight: CR_HARD_LIGHT
        case .difference: CR_DIFFERENCE
        case .exclusion: CR_EXCLUSION
        case .hue: CR_HUE
        case .saturation: CR_SATURATION
        case .color: CR_COLOR
        case .luminosity: CR_LUMINOSITY
        case .sourceAtop: CR_SOURCE_ATOP
        case .destinationOver: CR_DESTINATION_OVER
        case .destinationOut, .clear: CR_DESTINATION_OUT
        case .plusLighter: CR_PLUS_LIGHTER
        case .sourceIn: CR_SOURCE_IN
        case .sourceOut: CR_SOURCE_OUT
        case .destinationIn: CR_DESTINATION_IN
        case .destinationAtop: CR_DESTINATION_ATOP
        case .xor: CR_XOR
        }
    }
}
