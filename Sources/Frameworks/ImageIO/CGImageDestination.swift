import CoreGraphics
import FoundationOverlay
import Imaging
import Metrics

/// Writes one picture as PNG or JPEG.
public final class CGImageDestination: @unchecked Sendable {
    enum Target {
        case data(NSMutableData)
        case file(URL)
    }

    let target: Target
    let type: CFString
    var image: CGImage?
    var quality = 0.8

    init(_ target: Target, _ type: CFString) {
        self.target = target
        self.type = type
    }
}

private let writableTypes: Set<CFString> = ["public.png", "public.jpeg"]

/// Nil for types other than PNG and JPEG.
public func CGImageDestinationCreateWithData(
    _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { writableTypes.contains(type) ? CGImageDestination(.data(data), type) : nil }

public func CGImageDestinationCreateWithURL(_ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?) -> CGImageDestination? {
    writableTypes.contains(type) ? CGImageDestination(.file(url), type) : nil
}

public func CGImageDestinationAddImage(_ destination: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
    destination.image = image
    if let quality = properties?[kCGImageDestinationLossyCompressionQuality] as? Double { destination.quality = quality }
}

public func CGImageDestinationAddImageFromSource(
    _ destination: CGImageDestination, _ source: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
    guard let image = CGImageSourceCreateImageAtIndex(source, index, nil) else { return }
    CGImageDestinationAddImage(destination, image, properties)
}

public func CGImageDestinationFinalize(_ destination: CGImageDestination) -> Bool {
    guard let image = destination.image else { return false }
    do {
        let pixels = image._pixels
        let data = try destination.type == "public.png" ? ImageEncoder.png(pixels) : ImageEncoder.jpeg(pixels, quality: destination.quality)
        switch destination.target {
        case .data(let target): target.append(data)
        case .file(let url): try data.write(to: url)
        }
        return true
    } catch {
        UnsupportedAPI.report("CGImageDestinationFinalize", "false is returned: \(error)")
        return false
    }
}
