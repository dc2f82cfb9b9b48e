import FoundationOverlay
import Snapshot

extension GraphicsContext {
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        let outline = absolute(path)
        surface.append("Fill", drawing: [.fill(outline, shading.paint(in: outline.bounds, self), evenOdd: style.isEOFilled)], effects: effects)
    }

    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        let outline = absolute(path)
        surface.append("Stroke", drawing: [.stroke(outline, shading.paint(in: outline.bounds, self), style.line)], effects: effects)
    }

    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }
}
