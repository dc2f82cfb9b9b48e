import CRaster
import Foundation
import Geometry

/// What paths cover: a widget shows the same symbols at the same places in the same shape again and again.
final class PathStore: Sendable {
    struct Key: Hashable, Sendable {
        var path: FlatPath
        var matrix: CGAffineTransform
        var evenOdd: Bool
    }

    /// Paths inside a picture that cover more pixels than this are filled anew each time.
    static let mostPixels = 40_000

    private let masks = ByteCache<Key, CoverageMask>(mostBytes: 16 << 20)

    /// The coverage inside `box`, which holds the whole path.
    func coverage(_ key: Key, in box: PixelBox) throws -> CoverageMask {
        if let known = masks[key] { return known }
        guard let mask = CoverageMask(box) else { throw PaintError.outOfMemory }
        key.path.withPath { cr_path_coverage(mask.pixels, $0, cr_matrix(key.matrix), key.evenOdd ? 1 : 0) }
        masks.insert(mask, for: key, bytes: mask.byteCount + key.path.byteCount)
        return mask
    }
}
