import CRaster
import Foundation

/// Premultiplied pixels at a place in device space.
///
/// Whoever makes a surface fills it; once it is kept in a cache or handed out, nobody writes to it any more, so it may be
/// read from any thread.
final class Surface: @unchecked Sendable {
    let box: PixelBox
    let bytes: UnsafeMutableRawPointer
    private let pool: SurfacePool?

    /// A surface of transparent pixels, or of whatever the memory held where `cleared` is false.
    init(_ box: PixelBox, pool: SurfacePool? = nil, cleared: Bool = true) throws {
        self.box = box
        self.pool = pool
        let count = max(box.area * 4, 4)
        guard let memory = pool?.take(count) ?? SurfacePool.allocate(count) else { throw PaintError.outOfMemory }
        bytes = memory
        if cleared { memset(memory, 0, count) }
    }

    deinit {
        let count = max(box.area * 4, 4)
        if let pool { pool.giveBack(bytes, count) } else { free(bytes) }
    }

    var byteCount: Int { box.area * 4 }

    /// Whether there is nothing on it. All bytes are zero where the first one is and each equals the next.
    var isClear: Bool {
        byteCount == 0 || bytes.load(as: UInt8.self) == 0 && memcmp(bytes, bytes + 1, byteCount - 1) == 0
    }

    var pixels: cr_pixels {
        cr_pixels(
            data: bytes.assumingMemoryBound(to: UInt8.self), x: Int32(box.x0), y: Int32(box.y0), width: Int32(box.width),
            height: Int32(box.height), stride: Int32(box.width * 4))
    }

    /// A copy of a part; this surface itself where it is the whole.
    func cut(to part: PixelBox) throws -> Surface {
        guard part != box else { return self }
        let result = try Surface(part, cleared: false)
        cr_copy(result.pixels, pixels)
        return result
    }

    /// The part of the pixels that lies in `part`.
    func pixels(in part: PixelBox) -> cr_pixels {
        let inside = part.intersection(box)
        guard !inside.isEmpty else { return cr_pixels() }
        let offset = ((inside.y0 - box.y0) * box.width + inside.x0 - box.x0) * 4
        return cr_pixels(
            data: (bytes + offset).assumingMemoryBound(to: UInt8.self), x: Int32(inside.x0), y: Int32(inside.y0),
            width: Int32(inside.width), height: Int32(inside.height), stride: Int32(box.width * 4))
    }
}
