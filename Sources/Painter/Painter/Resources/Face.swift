import CRaster
import Foundation
import Geometry
import Synchronization
import Typography

/// An opened font file.
final class Face: @unchecked Sendable {
    private let file: (path: String, index: Int)
    private let raster: OpaquePointer
    /// Opened for the first outline that is asked for.
    private let outlines = Mutex<FontFace?>(nil)

    init?(path: String, index: Int) {
        guard let raster = cr_face_open(path, Int32(clamping: index)) else { return nil }
        if let fitting = LetterFitting(ofFile: path) {
            cr_face_fit_descenders(raster, fitting.deeperThan, fitting.factor)
            if let ascenders = fitting.ascenders {
                let letters = ascenders.letters.map(\.value)
                cr_face_fit_ascenders(raster, letters, Int32(letters.count), ascenders.above, ascenders.factor)
            }
            for sign in fitting.signs { cr_face_fit_sign(raster, sign.sign.value, sign.bottom, sign.top) }
        }
        self.raster = raster
        file = (path, index)
    }

    deinit { cr_face_close(raster) }

    /// The coverage of a glyph; nil where it has no outline. `matrix` maps the em square to pixels.
    func mask(_ glyph: UInt32, _ matrix: CGAffineTransform, embolden: Double) -> CoverageMask? {
        var mask = cr_pixels()
        guard cr_glyph_mask(raster, glyph, cr_matrix(matrix), embolden, &mask) != 0 else { return nil }
        return CoverageMask(mask)
    }

    /// A colour bitmap at its origin, and the size of the em in its pixels.
    func bitmap(_ glyph: UInt32) throws -> (surface: Surface, em: Double)? {
        var bitmap = cr_pixels()
        var em = 0.0
        guard cr_glyph_bitmap(raster, glyph, &bitmap, &em) != 0, em > 0 else { return nil }
        defer { cr_free(bitmap.data) }
        let box = PixelBox(x0: Int(bitmap.x), y0: Int(bitmap.y), x1: Int(bitmap.x + bitmap.width), y1: Int(bitmap.y + bitmap.height))
        let surface = try Surface(box, cleared: false)
        cr_copy(surface.pixels, bitmap)
        return (surface, em)
    }

    /// The outline in ems, y down; empty where there is none.
    func outline(_ glyph: UInt32) throws -> [PathElement] {
        let face = try outlines.withLock { known in
            let face = try known ?? FontFace(file: file.path, index: UInt32(clamping: file.index))
            known = face
            return face
        }
        return face.outline(of: glyph, size: 1)
    }
}
