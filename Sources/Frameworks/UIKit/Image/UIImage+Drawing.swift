import FoundationOverlay

extension UIImage {
    public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws into the current context; does nothing without one.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext(), let image = cgImage else { return }
        context.saveGState()
        defer { context.restoreGState() }
        if blendMode != .normal { context.setBlendMode(blendMode) }
        if alpha != 1 { context.setAlpha(alpha) }
        guard imageOrientation != .up else { return context._draw(image, in: rect, topAtMinimumY: true) }
        context.translateBy(x: rect.midX, y: rect.midY)
        context.concatenate(imageOrientation.transform)
        let turned = imageOrientation.isSideways ? CGSize(width: rect.height, height: rect.width) : rect.size
        context._draw(
            image, in: CGRect(x: -turned.width / 2, y: -turned.height / 2, width: turned.width, height: turned.height), topAtMinimumY: true)
    }
}

extension UIImage.Orientation {
    /// From the stored picture to the shown one, around its centre, y downwards.
    var transform: CGAffineTransform {
        switch self {
        case .up: .identity
        case .down: CGAffineTransform(-1, 0, 0, -1, 0, 0)
        case .left: CGAffineTransform(0, -1, 1, 0, 0, 0)
        case .right: CGAffineTransform(0, 1, -1, 0, 0, 0)
        case .upMirrored: CGAffineTransform(-1, 0, 0, 1, 0, 0)
        case .downMirrored: CGAffineTransform(1, 0, 0, -1, 0, 0)
        case .leftMirrored: CGAffineTransform(0, 1, 1, 0, 0, 0)
        case .rightMirrored: CGAffineTransform(0, -1, -1, 0, 0, 0)
        }
    }
}
