import CoreGraphics
import FoundationOverlay
import Imaging
import Metrics

/// A picture file or bytes of one, opened without decoding.
///
/// - Support: partial. One image per source; pictures with several frames give their first.
public final class CGImageSource: Sendable {
    let source: ImageSource
    let probe: ImageProbe?

    init(_ source: ImageSource) {
        self.source = source
        probe = try? ImageProbe(source)
    }
}

public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    guard url.isFileURL, FileManager.default.fileExists(atPath: url.path) else { return nil }
    return CGImageSource(.file(path: url.path))
}

public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? { CGImageSource(.data(data)) }

public func CGImageSourceCreateWithDataProvider(_ provider: CGDataProvider, _ options: CFDictionary?) -> CGImageSource? {
    provider.data.map { CGImageSource(.data($0)) }
}

public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { source.probe == nil ? 0 : 1 }

/// The picture's uniform type identifier.
public func CGImageSourceGetType(_ source: CGImageSource) -> CFString? {
    let types: [ImageFormat: CFString] = [
        .png: "public.png", .jpeg: "public.jpeg", .gif: "com.compuserve.gif", .webp: "org.webmproject.webp", .tiff: "public.tiff",
        .heic: "public.heic", .pdf: "com.adobe.pdf", .svg: "public.svg-image",
    ]
    return source.probe.flatMap { types[$0.format] }
}

/// Width and height as stored, and the orientation.
public func CGImageSourceCopyPropertiesAtIndex(_ source: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CFDictionary? {
    guard index == 0, let probe = source.probe else { return nil }
    return [
        kCGImagePropertyPixelWidth: probe.width, kCGImagePropertyPixelHeight: probe.height, kCGImagePropertyOrientation: probe.orientation,
        kCGImagePropertyColorModel: "RGB",
    ]
}

public func CGImageSourceCreateImageAtIndex(_ source: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
    index == 0 ? CGImage(_source: source.source) : nil
}

/// A small version, decoded at its size, no side longer than `kCGImageSourceThumbnailMaxPixelSize`.
public func CGImageSourceCreateThumbnailAtIndex(_ source: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
    guard index == 0, source.probe != nil else { return nil }
    let asked = options?[kCGImageSourceThumbnailMaxPixelSize]
    let side = (asked as? Int) ?? (asked as? Double).map { Int($0) } ?? (asked as? CGFloat).map { Int($0) } ?? (asked as? NSNumber)?.intValue
    do {
        return CGImage(_pixels: try ImageLoader.load(source.source, target: side.map { .maxPixelSize(max(1, $0)) } ?? .native))
    } catch {
        UnsupportedAPI.report("CGImageSourceCreateThumbnailAtIndex", "nil is returned: \(error)")
        return nil
    }
}
