import CoreGraphics
import FoundationOverlay

// Places and times as other layers have them.
extension CALayer {
    /// A point of another layer, or of the whole tree where that is nil, as this one has it.
    public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint { fromRoot(layer?.toRoot(point) ?? point) }
    public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint { layer?.convert(point, from: self) ?? toRoot(point) }

    public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
        let corners = [CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY)]
        let (origin, right, below) = (convert(corners[0], from: layer), convert(corners[1], from: layer), convert(corners[2], from: layer))
        let last = CGPoint(x: right.x + below.x - origin.x, y: right.y + below.y - origin.y)
        let (xs, ys) = ([origin.x, right.x, below.x, last.x].sorted(), [origin.y, right.y, below.y, last.y].sorted())
        return CGRect(x: xs[0], y: ys[0], width: xs[3] - xs[0], height: ys[3] - ys[0])
    }

    public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
        guard let layer else {
            let root = CALayer()
            return root.convert(rect, from: self)
        }
        return layer.convert(rect, from: self)
    }

    /// Whether a point of this layer lies in its bounds.
    public func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

    /// The uppermost layer at a point of the layer above.
    public func hitTest(_ point: CGPoint) -> CALayer? {
        let own = fromParent(point)
        guard !isHidden, opacity > 0, !masksToBounds || contains(own) else { return nil }
        return (sublayers ?? []).reversed().lazy.compactMap { $0.hitTest(own) }.first ?? (contains(own) ? self : nil)
    }

    /// Seconds of another layer's time, or of ``CACurrentMediaTime()`` where that is nil, in this one's.
    public func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval { timeFromRoot(layer?.timeToRoot(time) ?? time) }
    public func convertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
        layer?.convertTime(time, from: self) ?? timeToRoot(time)
    }

    public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
    public func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

    /// From this layer's points to those of the layer above.
    private var toParent: CGAffineTransform {
        let anchor = CGPoint(x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y).concatenating(affineTransform())
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    private func fromParent(_ point: CGPoint) -> CGPoint { point.applying(toParent.inverted()) }
    private func toRoot(_ point: CGPoint) -> CGPoint { superlayer.map { $0.toRoot(point.applying(toParent)) } ?? point }
    private func fromRoot(_ point: CGPoint) -> CGPoint { superlayer.map { fromParent($0.fromRoot(point)) } ?? point }

    private func timeFromRoot(_ time: CFTimeInterval) -> CFTimeInterval {
        ((superlayer?.timeFromRoot(time) ?? time) - beginTime) * Double(speed) + timeOffset
    }

    private func timeToRoot(_ time: CFTimeInterval) -> CFTimeInterval {
        let above = speed == 0 ? beginTime : (time - timeOffset) / Double(speed) + beginTime
        return superlayer?.timeToRoot(above) ?? above
    }
}
