import FoundationOverlay
import Geometry
import Snapshot

extension CGContext {
    func paint(_ mask: CoverageMask, source: (Int, Int) -> Pixel) {
        draw(mask, alpha: Float(state.alpha), mode: state.blendMode, source: source)
    }

    private func draw(_ mask: CoverageMask, alpha: Float, mode: CGBlendMode, source: (Int, Int) -> Pixel) {
        let first = min(max(mask.minY, 0), height)
        let rows = first..<max(min(mask.maxY, height), first)
        memory?.load(rows: rows, into: surface)
        surface.draw(mask, clip: state.clip, alpha: alpha, mode: mode, source: source)
        memory?.store(rows: rows, of: surface)
    }

    private func mask(_ pixels: [PathElement], evenOdd: Bool) -> CoverageMask {
        PathRasterizer.fill(pixels, evenOdd: evenOdd, width: width, height: height)
    }

    private func fill(pixels: [PathElement], _ color: RGBA, evenOdd: Bool) {
        let pixel = color.pixel
        paint(mask(pixels, evenOdd: evenOdd)) { _, _ in pixel }
    }

    private func strokeOutline(_ user: [PathElement]) -> [PathElement] {
        let line = state.dash.isEmpty ? user : PathDashing.dash(user, lengths: state.dash, phase: state.dashPhase)
        let t = state.toPixels
        let zoom = max(hypot(t.a, t.b), hypot(t.c, t.d), 1e-6)
        let stroker = PathStroker(
            width: state.lineWidth, cap: state.cap.stroke, join: state.join.stroke, miterLimit: state.miterLimit, tolerance: 0.1 / zoom)
        return stroker.stroke(line).map { $0.applying(t) }
    }

    public func fillPath(using rule: CGPathFillRule = .winding) {
        fill(pixels: elements, state.fill, evenOdd: rule == .evenOdd)
        beginPath()
    }

    public func strokePath() {
        fill(pixels: strokeOutline(userElements), state.stroke, evenOdd: false)
        beginPath()
    }

    public func drawPath(using mode: CGPathDrawingMode) {
        let kept = elements
        if mode != .stroke { fillPath(using: mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding) }
        if mode == .stroke || mode == .fillStroke || mode == .eoFillStroke {
            elements = kept
            strokePath()
        }
        beginPath()
    }

    public func replacePathWithStrokedPath() { elements = strokeOutline(userElements) }

    private func placed(_ path: [PathElement]) -> [PathElement] { path.map { $0.applying(state.toPixels) } }

    public func fill(_ rect: CGRect) { fill(pixels: placed(OutlineBuilder.rect(rect)), state.fill, evenOdd: false) }
    public func fill(_ rects: [CGRect]) { rects.forEach { fill($0) } }
    public func fillEllipse(in rect: CGRect) { fill(pixels: placed(OutlineBuilder.ellipse(rect)), state.fill, evenOdd: false) }

    public func stroke(_ rect: CGRect) { fill(pixels: strokeOutline(OutlineBuilder.rect(rect)), state.stroke, evenOdd: false) }

    public func stroke(_ rect: CGRect, width: CGFloat) {
        saveGState()
        state.lineWidth = width
        stroke(rect)
        restoreGState()
    }

    public func strokeEllipse(in rect: CGRect) {
        fill(pixels: strokeOutline(OutlineBuilder.ellipse(rect)), state.stroke, evenOdd: false)
    }

    public func strokeLineSegments(between points: [CGPoint]) {
        let lines = stride(from: 0, to: points.count - 1, by: 2).flatMap { [PathElement.move(to: points[$0]), .line(to: points[$0 + 1])] }
        fill(pixels: strokeOutline(lines), state.stroke, evenOdd: false)
    }

    /// Makes the rectangle transparent.
    public func clear(_ rect: CGRect) {
        draw(mask(placed(OutlineBuilder.rect(rect)), evenOdd: false), alpha: 1, mode: .clear) { _, _ in .zero }
    }

    // MARK: Clipping

    func clip(pixels: [PathElement], evenOdd: Bool) {
        let new = mask(pixels, evenOdd: evenOdd)
        state.clip = state.clip.map { $0.intersecting(new) } ?? new
    }

    public func clip(using rule: CGPathFillRule = .winding) {
        clip(pixels: elements, evenOdd: rule == .evenOdd)
        beginPath()
    }

    public func clip(to rect: CGRect) { clip(pixels: placed(OutlineBuilder.rect(rect)), evenOdd: false) }

    public func clip(to rects: [CGRect]) { clip(pixels: placed(rects.flatMap(OutlineBuilder.rect)), evenOdd: false) }

    public func resetClip() { state.clip = nil }
}
