import FoundationOverlay
import Imaging
import Synchronization

/// A bitmap. An image from a file is decoded when its pixels are first needed.
///
/// - Support: partial. Eight bits per channel in sRGB; no masks, no decode arrays.
public final class CGImage: Hashable, Sendable {
    /// In pixels, as shown.
    public let width: Int
    public let height: Int
    private let source: ImageSource?
    private let decoded: Mutex<PixelImage?>
    private let encodedAsPNG = Mutex<Data?>(nil)

    public init(_pixels pixels: PixelImage) {
        (width, height, source) = (pixels.width, pixels.height, nil)
        decoded = Mutex(pixels)
    }

    /// An encoded picture; nil where it cannot be read. Vector pictures take their size in points times `scale`.
    public init?(_source source: ImageSource, scale: Double = 1) {
        guard let probe = try? ImageProbe(source) else { return nil }
        let factor = probe.format.isVector ? scale : 1
        width = max(1, Int((probe.displaySize.width * factor).rounded()))
        height = max(1, Int((probe.displaySize.height * factor).rounded()))
        self.source = source
        decoded = Mutex(nil)
    }

    /// The encoded picture this image was read from, unchanged.
    public var _encoded: ImageSource? { source }

    /// The pixels. An unreadable picture gives clear pixels and an `unsupported-api` note with the reason.
    public var _pixels: PixelImage {
        decoded.withLock { stored in
            if let stored { return stored }
            let pixels = decodedPixels()
            stored = pixels
            return pixels
        }
    }

    /// The pixels as a PNG file, which is kept: views that show the image are made again and again.
    ///
    /// - Throws: What `ImageEncoder` throws where the pixels cannot be encoded.
    public func _png() throws -> Data {
        try encodedAsPNG.withLock { stored in
            if let stored { return stored }
            let data = try ImageEncoder.png(_pixels)
            stored = data
            return data
        }
    }

    private func decodedPixels() -> PixelImage {
        let blank = PixelImage(width: width, height: height, bytes: Data(count: width * height * 4))
        guard let source else { return blank }
        do {
            return try ImageLoader.load(source, target: .exactly(width: width, height: height))
        } catch {
            Unsupported.report("CGImage", "the picture stays empty: \(error)")
            return blank
        }
    }

    public var bitsPerComponent: Int { 8 }
    public var bitsPerPixel: Int { 32 }
    public var bytesPerRow: Int { width * 4 }
    public var colorSpace: CGColorSpace? { .standard }
    public var alphaInfo: CGImageAlphaInfo { .premultipliedFirst }
    public var bitmapInfo: CGBitmapInfo { [.byteOrder32Little, CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue)] }
    public var isMask: Bool { false }
    /// Always nil: colours are what they say.
    public var decode: UnsafePointer<CGFloat>? { nil }
    public var shouldInterpolate: Bool { true }
    public var renderingIntent: CGColorRenderingIntent { .defaultIntent }

    /// The pixels as bytes: blue, green, red, alpha, premultiplied.
    public var dataProvider: CGDataProvider? { CGDataProvider(data: _pixels.bytes) }

    public func copy() -> CGImage? { self }

    /// The part inside `rect`, in pixels; nil where nothing is left.
    public func cropping(to rect: CGRect) -> CGImage? { _pixels.cropped(to: rect).map(CGImage.init(_pixels:)) }

    public static func == (a: CGImage, b: CGImage) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
