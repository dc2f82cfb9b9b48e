import CImaging
import Foundation

/// Pixels in memory: premultiplied sRGB, eight bits, in the byte order blue, green, red, alpha (cairo's `ARGB32`).
public struct PixelImage: Hashable, Sendable {
    /// In pixels.
    public let width: Int
    public let height: Int
    /// Bytes from one row to the next, always `width · 4`.
    public var stride: Int { width * 4 }
    /// Rows from top to bottom, `stride · height` bytes.
    public let bytes: Data

    /// Takes `stride · height` bytes as they are described above.
    public init(width: Int, height: Int, bytes: Data) {
        precondition(width > 0 && height > 0 && bytes.count == width * height * 4, "pixel data does not fit the size")
        self.width = width
        self.height = height
        self.bytes = bytes
    }

    public var size: CGSize { CGSize(width: width, height: height) }

    /// Whether every pixel is opaque.
    public var isOpaque: Bool {
        bytes.withUnsafeBytes { raw in
            Swift.stride(from: 3, to: raw.count, by: 4).allSatisfy { raw[$0] == 255 }
        }
    }

    /// The part inside `rect` (pixels, clipped to the picture); nil where nothing is left.
    public func cropped(to rect: CGRect) -> PixelImage? {
        let part = rect.integral.intersection(CGRect(origin: .zero, size: size))
        guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
        var out = Data(capacity: Int(part.width) * Int(part.height) * 4)
        for row in Int(part.minY)..<Int(part.maxY) {
            let start = bytes.startIndex + row * stride + Int(part.minX) * 4
            out.append(bytes[start..<start + Int(part.width) * 4])
        }
        return PixelImage(width: Int(part.width), height: Int(part.height), bytes: out)
    }

    /// The picture at another size in pixels.
    public func resized(width newWidth: Int, height newHeight: Int) throws -> PixelImage {
        guard newWidth > 0, newHeight > 0 else {
            throw ImageError(kind: .encoding, source: "picture", reason: "the size \(newWidth) × \(newHeight) is empty")
        }
        guard newWidth != width || newHeight != height else { return self }
        var pixels = IsletPixels()
        try bytes.withUnsafeBytes { raw in
            try ImageLibrary.run("picture") { error in
                islet_image_resize(
                    raw.bindMemory(to: UInt8.self).baseAddress, Int32(width), Int32(height), Int32(newWidth), Int32(newHeight), &pixels, error)
            }
        }
        return ImageLibrary.take(pixels)
    }

    /// Straight (not premultiplied) red, green, blue, alpha bytes.
    public var straightRGBA: Data {
        Data(
            [UInt8](unsafeUninitializedCapacity: bytes.count) { target, count in
                bytes.withUnsafeBytes { source in
                    islet_image_unpremultiply(
                        source.bindMemory(to: UInt8.self).baseAddress, source.count / 4, target.baseAddress)
                }
                count = bytes.count
            })
    }
}
