/// How the memory of a bitmap context holds its pixels.
///
/// The combinations are those of the table “Pixel formats supported for bitmap graphics contexts” in Apple's Quartz 2D Programming Guide,
/// those of eight bits a component.
enum BitmapLayout: Equatable {
    /// One byte of lightness; there is no transparency.
    case gray
    /// Lightness and opacity.
    case grayWithAlpha
    /// One byte of opacity.
    case alphaOnly
    /// Four bytes, and where each lies; the fourth is opacity or skipped.
    case color(red: Int, green: Int, blue: Int, fourth: Int, hasAlpha: Bool)

    init?(space: CGColorSpace, info: CGBitmapInfo) {
        guard let alpha = info.alpha else { return nil }
        if alpha == .alphaOnly {
            self = .alphaOnly
            return
        }
        let isGray = space.model == .monochrome
        let isLittle = info.intersection(.byteOrderMask) == .byteOrder32Little
        switch (isGray, alpha) {
        case (true, .none): self = .gray
        case (true, .premultipliedLast): self = .grayWithAlpha
        case (false, .premultipliedLast), (false, .noneSkipLast):
            let hasAlpha = alpha == .premultipliedLast
            self =
                isLittle
                ? .color(red: 3, green: 2, blue: 1, fourth: 0, hasAlpha: hasAlpha)
                : .color(red: 0, green: 1, blue: 2, fourth: 3, hasAlpha: hasAlpha)
        case (false, .premultipliedFirst), (false, .noneSkipFirst):
            let hasAlpha = alpha == .premultipliedFirst
            self =
                isLittle
                ? .color(red: 2, green: 1, blue: 0, fourth: 3, hasAlpha: hasAlpha)
                : .color(red: 1, green: 2, blue: 3, fourth: 0, hasAlpha: hasAlpha)
        default: return nil
        }
    }

    var bytesPerPixel: Int {
        switch self {
        case .gray, .alphaOnly: 1
        case .grayWithAlpha: 2
        case .color: 4
        }
    }

    /// Writes a pixel of blue, green, red and opacity, premultiplied.
    func write(_ pixel: UnsafePointer<UInt8>, to memory: UnsafeMutablePointer<UInt8>) {
        switch self {
        case .gray: memory[0] = Self.lightness(pixel)
        case .grayWithAlpha: (memory[0], memory[1]) = (Self.lightness(pixel), pixel[3])
        case .alphaOnly: memory[0] = pixel[3]
        case .color(let red, let green, let blue, let fourth, let hasAlpha):
            (memory[red], memory[green], memory[blue]) = (pixel[2], pixel[1], pixel[0])
            if hasAlpha { memory[fourth] = pixel[3] }
        }
    }

    /// The pixel that `memory` holds, as ``write(_:to:)`` takes it.
    func read(_ memory: UnsafePointer<UInt8>, to pixel: UnsafeMutablePointer<UInt8>) {
        switch self {
        case .gray: (pixel[0], pixel[1], pixel[2], pixel[3]) = (memory[0], memory[0], memory[0], 255)
        case .grayWithAlpha: (pixel[0], pixel[1], pixel[2], pixel[3]) = (memory[0], memory[0], memory[0], memory[1])
        case .alphaOnly: (pixel[0], pixel[1], pixel[2], pixel[3]) = (0, 0, 0, memory[0])
        case .color(let red, let green, let blue, let fourth, let hasAlpha):
            (pixel[0], pixel[1], pixel[2], pixel[3]) = (memory[blue], memory[green], memory[red], hasAlpha ? memory[fourth] : 255)
        }
    }

    /// By the luminance coefficients of ITU-R BT.709, as ``CGColorSpace`` makes gray of a colour.
    private static func lightness(_ pixel: UnsafePointer<UInt8>) -> UInt8 {
        let value = 0.2126 * Float(pixel[2]) + 0.7152 * Float(pixel[1]) + 0.0722 * Float(pixel[0])
        return UInt8(min(max(value.rounded(), 0), 255))
    }
}
