import CRaster
import Foundation
import Geometry

/// What small paths cover: a widget shows the same symbols at the same places again and again.
final class PathStore: Sendable {
    struct Key: Hashable, Sendable {
        var path: FlatPath
        var matrix: CGAffineTransform
        var evenOdd: Bool
    }

    /// Paths that cover more pixels are not kept.
    static let mostPixels = 40_000

    private let masks = ByteCache<Key, CoverageMask>(mostBytes: 8 << 20)

    /// The coverage inside `box`, which holds the whole path.
    func coverage(_ key: Key, in box: PixelBox) throws -> CoverageMask {
        if let known = masks[key] { return known }
        guard let mask = CoverageMask(box) else { throw PaintError.outOfMemory }
        key.path.withPath { cr_path_coverage(mask.pixels, $0, cr_matrix(key.matrix), key.evenOdd ? 1 : 0) }
        masks.insert(mask, for: key, bytes: mask.byteCount + key.path.byteCount)
        return mask
    }
}
