import CImaging
import Foundation

/// Decodes pictures: upright, in sRGB, at the size that is needed.
public enum ImageLoader {
    /// How large the decoded picture shall be, in pixels.
    public enum Target: Hashable, Sendable {
        /// As stored; a vector picture at one pixel per point.
        case native
        /// No side longer than this; a smaller picture stays as it is, a vector picture is drawn at this size.
        case maxPixelSize(Int)
        /// Exactly this size.
        case exactly(width: Int, height: Int)
        /// The stored size times this factor.
        case scaled(Double)
    }

    /// More pixels than this are not decoded (a picture of 100 megapixels needs 400 MB).
    public static let mostPixels = 100_000_000

    /// Decodes `source` at `target`. JPEG, WebP and vector pictures are read at a small size directly, without the full picture in memory.
    public static func load(_ source: ImageSource, target: Target = .native) throws -> PixelImage {
        let probe = try ImageProbe(source)
        let (fit, width, height) = try request(target, probe, source)
        var pixels = IsletPixels()
        try ImageLibrary.call(source) { input, error in
            islet_image_decode(input, fit, Int32(width), Int32(height), &pixels, error)
        }
        return ImageLibrary.take(pixels)
    }

    private static func request(_ target: Target, _ probe: ImageProbe, _ source: ImageSource) throws -> (IsletFit, Int, Int) {
        let size = probe.displaySize
        let request: (IsletFit, Int, Int)
        switch target {
        case .native: request = (IsletFitNative, Int(size.width), Int(size.height))
        case .maxPixelSize(let side): request = (probe.format.isVector ? IsletFitInsideEnlarging : IsletFitInside, side, side)
        case .exactly(let width, let height): request = (IsletFitExactly, width, height)
        case .scaled(let factor):
            let (width, height) = (size.width * factor, size.height * factor)
            guard width.isFinite, height.isFinite, width < 1e7, height < 1e7 else { throw tooLarge(source, size) }
            request = (IsletFitExactly, max(1, Int(width.rounded())), max(1, Int(height.rounded())))
        }
        guard request.1 > 0, request.2 > 0, request.1 < 10_000_000, request.2 < 10_000_000 else {
            throw ImageError(kind: .damaged, source: source.label, reason: "the size \(request.1) × \(request.2) cannot be drawn")
        }
        let isWhole = target == .native || !probe.format.isVector
        if isWhole, probe.width.multipliedReportingOverflow(by: probe.height).partialValue > mostPixels { throw tooLarge(source, size) }
        if request.0 == IsletFitExactly, request.1 * request.2 > mostPixels { throw tooLarge(source, size) }
        return request
    }

    private static func tooLarge(_ source: ImageSource, _ size: CGSize) -> ImageError {
        ImageError(
            kind: .tooLarge, source: source.label,
            reason: "\(Int(size.width)) × \(Int(size.height)) pixels are more than the \(mostPixels / 1_000_000) megapixels that are decoded")
    }
}
