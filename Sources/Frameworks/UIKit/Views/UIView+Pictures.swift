import CoreGraphics
import FoundationOverlay
import Metrics
import QuartzCore

extension UIView {
    /// Draws the view, with all in it, into the current context, stretched to a rectangle in points.
    ///
    /// - Returns: Whether the whole view was drawn.
    /// - Support: works; the view is drawn as it is now, whatever `afterScreenUpdates` says.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
        guard let picture = _picture() else { return false }
        picture.draw(in: rect)
        return true
    }

    /// A view that shows what this one looks like now; nil for a view without a size.
    ///
    /// - Support: works
    public func snapshotView(afterScreenUpdates: Bool) -> UIView? {
        guard let picture = _picture() else { return nil }
        let view = UIImageView(image: picture)
        view.frame = bounds
        return view
    }

    /// A view that shows a part of what this one looks like now.
    ///
    /// - Support: partial: the picture is stretched as a whole, the insets are not kept.
    public func resizableSnapshotView(from rect: CGRect, afterScreenUpdates: Bool, withCapInsets capInsets: UIEdgeInsets) -> UIView? {
        guard let shown = snapshotView(afterScreenUpdates: afterScreenUpdates) else { return nil }
        let window = UIView(frame: CGRect(origin: .zero, size: rect.size))
        window.clipsToBounds = true
        shown.frame.origin = CGPoint(x: bounds.minX - rect.minX, y: bounds.minY - rect.minY)
        window.addSubview(shown)
        return window
    }

    /// What the view looks like now, in the device's pixels.
    func _picture() -> UIImage? {
        layoutIfNeeded()
        let scale = CGFloat(DeviceTraits.current.scale)
        return ViewDrawing.required.picture(of: self, scale: scale).map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
    }
}

extension CALayer {
    /// Draws the layer, with all in it, into a context; its upper left corner lies at the context's origin.
    ///
    /// - Support: works on the main thread; the layer of a view is drawn as the view.
    public func render(in ctx: CGContext) {
        guard _MainQueue.isCurrent else { return UnsupportedAPI.report("CALayer.render(in:)", "layers are drawn on the main thread alone") }
        nonisolated(unsafe) let (layer, context) = (self, ctx)
        MainActor.assumeIsolated {
            let scale = CGFloat(DeviceTraits.current.scale)
            let view = layer.delegate as? UIView
            let drawn = view.flatMap { $0.layer === layer ? $0._picture() : nil }
            let own = { ViewDrawing.required.picture(of: layer, scale: scale).map { UIImage(cgImage: $0, scale: scale, orientation: .up) } }
            guard let picture = drawn ?? own() else { return }
            UIGraphicsPushContext(context)
            picture.draw(in: CGRect(origin: .zero, size: layer.bounds.size))
            UIGraphicsPopContext()
        }
    }
}
