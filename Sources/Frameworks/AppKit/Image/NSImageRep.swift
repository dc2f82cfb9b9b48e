import FoundationOverlay
import Metrics
import UIKit

/// The pixels of a picture.
open class NSImageRep: NSObject, @unchecked Sendable {
    public struct HintKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let ctm = HintKey(rawValue: "NSImageHintCTM")
        public static let interpolation = HintKey(rawValue: "NSImageHintInterpolation")
    }

    open var size: NSSize = .zero
    open var pixelsWide: Int { 0 }
    open var pixelsHigh: Int { 0 }
}

/// Pixels of eight bits a channel.
///
/// - Support: partial. Read from files and pictures, written as PNG, JPEG and TIFF; single pixels are read, not written.
open class NSBitmapImageRep: NSImageRep, @unchecked Sendable {
    public enum FileType: UInt, Sendable { case tiff, bmp, gif, jpeg, png, jpeg2000 }

    public struct PropertyKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let compressionFactor = PropertyKey(rawValue: "NSImageCompressionFactor")
        public static let compressionMethod = PropertyKey(rawValue: "NSImageCompressionMethod")
        public static let interlaced = PropertyKey(rawValue: "NSImageInterlaced")
        public static let gamma = PropertyKey(rawValue: "NSImageGamma")
    }

    public let cgImage: CGImage?

    public init(cgImage: CGImage) {
        self.cgImage = cgImage
        super.init()
        size = NSSize(width: cgImage.width, height: cgImage.height)
    }

    public convenience init?(data: Data) {
        guard let image = UIImage(data: data)?.cgImage else { return nil }
        self.init(cgImage: image)
    }

    open override var pixelsWide: Int { cgImage?.width ?? 0 }
    open override var pixelsHigh: Int { cgImage?.height ?? 0 }

    /// The picture as a file; nil, with a finding, for kinds that are not written here.
    open func representation(using type: FileType, properties: [PropertyKey: Any]) -> Data? {
        guard let cgImage else { return nil }
        switch type {
        case .png: return UIImage(cgImage: cgImage).pngData()
        case .jpeg: return UIImage(cgImage: cgImage).jpegData(compressionQuality: properties[.compressionFactor] as? CGFloat ?? 0.75)
        case .tiff: return TIFFWriter.data(of: cgImage)
        case .bmp, .gif, .jpeg2000:
            UnsupportedAPI.report("NSBitmapImageRep.representation(using:)", "nil is returned: PNG, JPEG and TIFF are written here")
            return nil
        }
    }

    open var tiffRepresentation: Data? { representation(using: .tiff, properties: [:]) }

    /// The colour of a pixel, counted from the top left; nil outside.
    open func colorAt(x: Int, y: Int) -> NSColor? {
        guard let cgImage, (0..<cgImage.width).contains(x), (0..<cgImage.height).contains(y) else { return nil }
        let pixels = cgImage._pixels.straightRGBA
        let first = pixels.startIndex + (y * cgImage.width + x) * 4
        func part(_ index: Int) -> CGFloat { CGFloat(pixels[first + index]) / 255 }
        return NSColor(red: part(0), green: part(1), blue: part(2), alpha: part(3))
    }
}
