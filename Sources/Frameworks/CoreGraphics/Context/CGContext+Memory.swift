extension CGContext {
    /// The pixels in memory, rows from top to bottom; nil for a context of UIKit and for more than eight bits a component.
    public var data: UnsafeMutableRawPointer? { memory?.base }

    public var bytesPerRow: Int { memory?.bytesPerRow ?? width * 4 }
    public var bitsPerComponent: Int { 8 }
    public var bitsPerPixel: Int { (memory?.layout.bytesPerPixel ?? 4) * 8 }
    public var colorSpace: CGColorSpace? { memory?.space ?? .standard }
    public var alphaInfo: CGImageAlphaInfo { memory?.info.alpha ?? .premultipliedFirst }

    public var bitmapInfo: CGBitmapInfo {
        memory?.info ?? [.byteOrder32Little, CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue)]
    }
}

extension CGBitmapInfo {
    var alpha: CGImageAlphaInfo? { CGImageAlphaInfo(rawValue: rawValue & Self.alphaInfoMask.rawValue) }
}
