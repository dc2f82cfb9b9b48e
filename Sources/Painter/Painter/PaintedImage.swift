import CRaster
import Foundation
import Snapshot

/// Pixels of a painted snapshot.
public struct PaintedImage: Sendable {
    let surface: Surface
    /// What could not be painted as it was asked for.
    public let diagnostics: [SnapshotDiagnostic]

    /// Size in pixels.
    public var width: Int { surface.box.width }
    public var height: Int { surface.box.height }

    /// The colour of a pixel; transparent black outside.
    public subscript(x: Int, y: Int) -> RGBA {
        guard (0..<width).contains(x), (0..<height).contains(y) else { return .clear }
        let pixel = surface.bytes.load(fromByteOffset: (y * width + x) * 4, as: UInt32.self)
        let alpha = Double(pixel >> 24)
        guard alpha > 0 else { return .clear }
        func component(_ shift: UInt32) -> Double { min(Double(pixel >> shift & 255) / alpha, 1) }
        return RGBA(red: component(16), green: component(8), blue: component(0), alpha: alpha / 255)
    }

    /// Rows from the top, four bytes a pixel: blue, green, red, alpha; premultiplied.
    public var premultipliedBGRA: Data { Data(bytes: surface.bytes, count: width * height * 4) }

    /// The picture as a PNG file: eight bits, sRGB.
    ///
    /// - Parameter keepsAlpha: Whether an opaque picture has alpha too, so that all pictures of a film are alike.
    public func png(keepsAlpha: Bool = false) throws -> Data {
        var length = 0
        guard let bytes = cr_png_encode(surface.pixels, keepsAlpha ? 1 : 0, &length) else { throw PaintError.outOfMemory }
        return Data(bytesNoCopy: bytes, count: length, deallocator: .custom { pointer, _ in cr_free(pointer) })
    }
}
