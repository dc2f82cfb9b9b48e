import CImaging
import Foundation

/// Writes pixels as a picture file.
public enum ImageEncoder {
    /// PNG with eight bits per channel and opacity.
    public static func png(_ image: PixelImage) throws -> Data {
        try encode(image, format: "png", quality: 100)
    }

    /// JPEG over black, as Apple's encoders drop opacity. `quality` is 0…1.
    public static func jpeg(_ image: PixelImage, quality: Double) throws -> Data {
        try encode(image, format: "jpeg", quality: Int((min(max(quality, 0), 1) * 99).rounded()) + 1)
    }

    private static func encode(_ image: PixelImage, format: String, quality: Int) throws -> Data {
        var bytes: UnsafeMutablePointer<UInt8>?
        var length = 0
        try image.straightRGBA.withUnsafeBytes { raw in
            try ImageLibrary.run("picture", kind: .encoding) { error in
                islet_image_encode(
                    raw.bindMemory(to: UInt8.self).baseAddress, Int32(image.width), Int32(image.height), format, Int32(quality), &bytes, &length,
                    error)
            }
        }
        guard let bytes else { throw ImageError(kind: .encoding, source: "picture", reason: "the encoder wrote nothing") }
        defer { islet_image_free(bytes) }
        return Data(bytes: bytes, count: length)
    }
}
