import FoundationOverlay
import Geometry
import Imaging

extension CGContext {
    /// Draws with the image's top at the side of `rect` where y is largest, as Core Graphics does.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        if byTiling { Unsupported.report("CGContext.draw(_:in:byTiling:)", "drawn once, without tiling") }
        _draw(image, in: rect, topAtMinimumY: false)
    }

    /// Draws an image; `topAtMinimumY` puts its top where y is smallest, as UIKit does.
    public func _draw(_ image: CGImage, in rect: CGRect, topAtMinimumY: Bool) {
        guard rect.width != 0, rect.height != 0 else { return }
        let sampler = sampler(image._pixels, in: rect, topAtMinimumY: topAtMinimumY)
        paint(rectMask(rect), source: sampler.color)
    }

    /// Clips to the opacity of `mask`, placed as ``draw(_:in:byTiling:)`` places images.
    public func clip(to rect: CGRect, mask: CGImage) { _clip(to: rect, mask: mask, topAtMinimumY: false) }

    public func _clip(to rect: CGRect, mask: CGImage, topAtMinimumY: Bool) {
        let sampler = sampler(mask._pixels, in: rect, topAtMinimumY: topAtMinimumY)
        var new = rectMask(rect)
        for index in new.values.indices where new.values[index] > 0 {
            let alpha = sampler.color(new.minX + index % new.width, new.minY + index / new.width).w
            new.values[index] = UInt8((Float(new.values[index]) * alpha).rounded())
        }
        state.clip = state.clip.map { $0.intersecting(new) } ?? new
    }

    private func rectMask(_ rect: CGRect) -> CoverageMask {
        let path = OutlineBuilder.rect(rect).map { $0.applying(state.toPixels) }
        return PathRasterizer.fill(path, evenOdd: false, width: width, height: height)
    }

    private func sampler(_ full: PixelImage, in rect: CGRect, topAtMinimumY: Bool) -> ImageSampler {
        let image = reduced(full, for: rect)
        let (sx, sy) = (rect.width / CGFloat(image.width), rect.height / CGFloat(image.height))
        let inUser =
            topAtMinimumY
            ? CGAffineTransform(a: sx, b: 0, c: 0, d: sy, tx: rect.minX, ty: rect.minY)
            : CGAffineTransform(a: sx, b: 0, c: 0, d: -sy, tx: rect.minX, ty: rect.maxY)
        return ImageSampler(image, placement: inUser.concatenating(state.toPixels), isSmooth: state.interpolation != .none)
    }

    /// A much smaller drawing is made from an image that was averaged to its size first.
    private func reduced(_ image: PixelImage, for rect: CGRect) -> PixelImage {
        let t = state.toPixels
        let shown = CGSize(width: abs(rect.width) * hypot(t.a, t.b), height: abs(rect.height) * hypot(t.c, t.d))
        guard state.interpolation != .none, shown.width < CGFloat(image.width) * 0.9 || shown.height < CGFloat(image.height) * 0.9 else {
            return image
        }
        let width = min(image.width, max(1, Int(shown.width.rounded())))
        let height = min(image.height, max(1, Int(shown.height.rounded())))
        do {
            return try image.resized(width: width, height: height)
        } catch {
            Unsupported.report("CGContext.draw(_:in:)", "the image is made smaller without averaging: \(error)")
            return image
        }
    }
}
