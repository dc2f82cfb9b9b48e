import FoundationOverlay
import Geometry
import Imaging

/// Reads an image at places of a surface.
struct ImageSampler {
    private let image: PixelImage
    private let bytes: [UInt8]
    private let toImage: CGAffineTransform
    private let isSmooth: Bool

    /// `placement` maps pixels of the image to pixels of the surface.
    init(_ image: PixelImage, placement: CGAffineTransform, isSmooth: Bool) {
        self.image = image
        bytes = [UInt8](image.bytes)
        toImage = placement.inverted()
        self.isSmooth = isSmooth
    }

    func color(_ x: Int, _ y: Int) -> Pixel {
        let p = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(toImage)
        guard isSmooth else { return texel(Int(p.x.rounded(.down)), Int(p.y.rounded(.down))) }
        let (u, v) = (p.x - 0.5, p.y - 0.5)
        let (x0, y0) = (Int(u.rounded(.down)), Int(v.rounded(.down)))
        let (fx, fy) = (Float(u - CGFloat(x0)), Float(v - CGFloat(y0)))
        if fx < 1e-4, fy < 1e-4 { return texel(x0, y0) }
        let top = texel(x0, y0) * (1 - fx) + texel(x0 + 1, y0) * fx
        let bottom = texel(x0, y0 + 1) * (1 - fx) + texel(x0 + 1, y0 + 1) * fx
        return top * (1 - fy) + bottom * fy
    }

    private func texel(_ x: Int, _ y: Int) -> Pixel {
        let at = (min(max(y, 0), image.height - 1) * image.width + min(max(x, 0), image.width - 1)) * 4
        return Pixel(Float(bytes[at]), Float(bytes[at + 1]), Float(bytes[at + 2]), Float(bytes[at + 3])) / 255
    }
}
