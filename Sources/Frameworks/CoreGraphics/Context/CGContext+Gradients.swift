import FoundationOverlay
import Geometry
import Snapshot

extension CGContext {
    private var everything: CoverageMask {
        CoverageMask(minX: 0, minY: 0, width: width, height: height, values: [UInt8](repeating: 255, count: width * height))
    }

    private func drawGradient(_ gradient: CGGradient, _ options: CGGradientDrawingOptions, place: (CGPoint) -> CGFloat) {
        let back = state.toPixels.inverted()
        let ramp = (0...1024).map { gradient.color(at: CGFloat($0) / 1024).pixel }
        paint(everything) { x, y in
            let t = place(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(back))
            if t < 0, !options.contains(.drawsBeforeStartLocation) { return .zero }
            if t > 1, !options.contains(.drawsAfterEndLocation) { return .zero }
            return ramp[Int((min(max(t, 0), 1) * 1024).rounded())]
        }
    }

    public func drawLinearGradient(_ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions) {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let length = dx * dx + dy * dy
        guard length > 0 else { return }
        drawGradient(gradient, options) { (($0.x - start.x) * dx + ($0.y - start.y) * dy) / length }
    }

    /// Rings around `endCenter`; a start centre elsewhere is not taken into account.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        if startCenter != endCenter { Unsupported.report("CGContext.drawRadialGradient", "drawn around the end centre only") }
        guard endRadius != startRadius else { return }
        drawGradient(gradient, options) { (hypot($0.x - endCenter.x, $0.y - endCenter.y) - startRadius) / (endRadius - startRadius) }
    }
}
