import Foundation

extension CGFloat {
    /// The nearest multiple of a pixel; halves go up on both sides of zero, so that sizes do not change with the place.
    /// What is less than a millionth of a pixel below a half counts as arithmetic noise.
    func rounded(toScale scale: CGFloat) -> CGFloat { (self * scale + 0.5 + 1e-6).rounded(.down) / scale }
}

extension CGRect {
    /// Both edges moved to the nearest pixel.
    func rounded(toScale scale: CGFloat) -> CGRect {
        let left = minX.rounded(toScale: scale)
        let top = minY.rounded(toScale: scale)
        return CGRect(x: left, y: top, width: maxX.rounded(toScale: scale) - left, height: maxY.rounded(toScale: scale) - top)
    }

    var isFiniteRect: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }
}
