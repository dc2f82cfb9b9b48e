import CImaging
import Foundation

/// What a picture is, without its pixels.
public struct ImageProbe: Hashable, Sendable {
    public var format: ImageFormat
    /// Width in pixels as stored; points for vector pictures.
    public var width: Int
    public var height: Int
    /// How the stored picture is turned, as EXIF counts: 1 upright … 8.
    public var orientation: Int

    public init(format: ImageFormat, width: Int, height: Int, orientation: Int = 1) {
        self.format = format
        self.width = width
        self.height = height
        self.orientation = orientation
    }

    /// The size as the picture is shown, after its orientation.
    public var displaySize: CGSize {
        (5...8).contains(orientation) ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    }
}

extension ImageProbe {
    /// Reads the header of `source`. The picture library is opened only for formats whose headers are not read here (HEIC, PDF).
    public init(_ source: ImageSource) throws {
        var head = try source.head(4096)
        guard let format = ImageFormat(head: head) else {
            throw ImageError(kind: .unknownFormat, source: source.label, reason: "not a picture in a known format (\(Self.known))")
        }
        if let probe = HeaderReader(head).probe(format) {
            self = probe
            return
        }
        if [.jpeg, .webp, .tiff, .svg].contains(format), head.count == 4096 {
            head = try source.head(1 << 20)
            if let probe = HeaderReader(head).probe(format) {
                self = probe
                return
            }
        }
        self = try Self.libraryProbe(source, format: format)
    }

    static let known = "PNG, JPEG, HEIC, WebP, GIF, TIFF, PDF, SVG"

    private static func libraryProbe(_ source: ImageSource, format: ImageFormat) throws -> ImageProbe {
        var info = IsletImageInfo()
        try ImageLibrary.call(source) { input, error in islet_image_probe(input, &info, error) }
        guard info.width > 0, info.height > 0 else {
            throw ImageError(kind: .damaged, source: source.label, reason: "the picture has no size")
        }
        return ImageProbe(format: format, width: Int(info.width), height: Int(info.height), orientation: Int(max(1, info.orientation)))
    }
}
