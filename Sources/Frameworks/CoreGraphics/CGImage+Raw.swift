import FoundationOverlay
import Imaging

extension CGImage {
    /// An image of raw bytes, eight bits per component: gray, RGB or RGB with alpha in any order; nil for other layouts.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        let layout = PixelLayout(bitmapInfo, bitsPerPixel: bitsPerPixel)
        guard bitsPerComponent == 8, width > 0, height > 0, let layout, let data = provider.data,
            bytesPerRow >= width * bitsPerPixel / 8, data.count >= bytesPerRow * (height - 1) + width * bitsPerPixel / 8
        else { return nil }
        self.init(_pixels: layout.pixels(data, width: width, height: height, bytesPerRow: bytesPerRow))
    }

    /// A PNG file's image.
    public convenience init?(
        pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
    ) {
        guard let data = source.data else { return nil }
        self.init(_source: .data(data))
    }

    /// A JPEG file's image.
    public convenience init?(
        jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
    ) {
        guard let data = source.data else { return nil }
        self.init(_source: .data(data))
    }
}

/// Where the components of a pixel lie.
struct PixelLayout {
    var red: Int
    var green: Int
    var blue: Int
    var alpha: Int?
    var isPremultiplied: Bool
    var bytesPerPixel: Int

    init?(_ info: CGBitmapInfo, bitsPerPixel: Int) {
        guard let alphaInfo = CGImageAlphaInfo(rawValue: info.rawValue & CGBitmapInfo.alphaInfoMask.rawValue) else { return nil }
        bytesPerPixel = bitsPerPixel / 8
        isPremultiplied = alphaInfo == .premultipliedFirst || alphaInfo == .premultipliedLast
        if bitsPerPixel == 8 {
            (red, green, blue, alpha) = (0, 0, 0, nil)
            return
        }
        guard bitsPerPixel == 24 || bitsPerPixel == 32 else { return nil }
        let alphaFirst = [.premultipliedFirst, .first, .noneSkipFirst].contains(alphaInfo) && bitsPerPixel == 32
        let hasAlpha = [.premultipliedFirst, .first, .premultipliedLast, .last].contains(alphaInfo) && bitsPerPixel == 32
        let order = alphaFirst ? [1, 2, 3, 0] : [0, 1, 2, 3]
        let isLittle = info.contains(.byteOrder32Little) && bitsPerPixel == 32
        let places = isLittle ? order.map { 3 - $0 } : order
        (red, green, blue) = (places[0], places[1], places[2])
        alpha = hasAlpha ? places[3] : nil
    }

    func pixels(_ data: Data, width: Int, height: Int, bytesPerRow: Int) -> PixelImage {
        let source = [UInt8](data)
        var out: [UInt8] = []
        out.reserveCapacity(width * height * 4)
        for y in 0..<height {
            for x in 0..<width {
                let from = y * bytesPerRow + x * bytesPerPixel
                let a = alpha.map { Int(source[from + $0]) } ?? 255
                for place in [blue, green, red] {
                    let v = Int(source[from + place])
                    out.append(UInt8(isPremultiplied || a == 255 ? v : (v * a + 127) / 255))
                }
                out.append(UInt8(a))
            }
        }
        return PixelImage(width: width, height: height, bytes: Data(out))
    }
}
