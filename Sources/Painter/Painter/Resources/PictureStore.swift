import CRaster
import Foundation
import Geometry
import Snapshot

/// Decoded pictures and scaled copies of them.
final class PictureStore: Sendable {
    struct PictureKey: Hashable, Sendable {
        var resource: ImageResource
        var revision: String
        /// Size in pixels that a vector picture is drawn at; zero for others.
        var size: CGSize
    }

    struct ScaledKey: Hashable, Sendable {
        var picture: PictureKey
        var drawing: ImageDrawing
        var matrix: CGAffineTransform
        var box: PixelBox
    }

    private let source: any PictureSource
    private let vectors = ByteCache<PictureKey, Bool>(mostBytes: 1 << 20)
    private let pictures = ByteCache<PictureKey, Surface>(mostBytes: 96 << 20)
    private let scaled = ByteCache<ScaledKey, Surface>(mostBytes: 64 << 20)

    init(source: any PictureSource) { self.source = source }

    /// The name of a picture in this store. `size`: pixels it is shown at.
    func key(for resource: ImageResource, size: CGSize) -> PictureKey {
        var key = PictureKey(resource: resource, revision: source.revision(of: resource), size: .zero)
        guard isVector(key) else { return key }
        func limited(_ side: Double) -> Double { side > 1 ? min(side.rounded(.up), 4096) : 1 }
        key.size = CGSize(width: limited(size.width), height: limited(size.height))
        return key
    }

    private func isVector(_ key: PictureKey) -> Bool {
        if let known = vectors[key] { return known }
        let answer = source.isVector(key.resource)
        vectors.insert(answer, for: key, bytes: 256)
        return answer
    }

    func picture(_ key: PictureKey) throws -> Surface {
        if let known = pictures[key] { return known }
        let pixels = try source.pixels(of: key.resource, size: key.size)
        let surface = try Self.surface(pixels)
        pictures.insert(surface, for: key, bytes: surface.byteCount)
        return surface
    }

    func scaled(_ key: ScaledKey, make: () throws -> Surface) throws -> Surface {
        if let known = scaled[key] { return known }
        let surface = try make()
        scaled.insert(surface, for: key, bytes: surface.byteCount)
        return surface
    }

    private static func surface(_ pixels: PicturePixels) throws -> Surface {
        guard pixels.width > 0, pixels.height > 0, pixels.width <= PixelBox.farthest, pixels.height <= PixelBox.farthest,
            pixels.bytes.count >= pixels.width * pixels.height * 4
        else { throw PictureError.noPixels }
        let surface = try Surface(PixelBox(x0: 0, y0: 0, x1: pixels.width, y1: pixels.height), cleared: false)
        pixels.bytes.withUnsafeBytes { surface.bytes.copyMemory(from: $0.baseAddress!, byteCount: surface.byteCount) }
        return surface
    }
}

/// Why a picture could not be shown.
enum PictureError: Error, CustomStringConvertible {
    case noPixels
    case unknownKey(String)

    var description: String {
        switch self {
        case .noPixels: "the decoded picture has no pixels"
        case .unknownKey(let key): "the snapshot holds no picture “\(key)”"
        }
    }
}
