import FoundationOverlay
import SwiftUI

/// The outline of bars and rectangles.
enum BlockPath {
    /// From the start of the mark to its end along both axes.
    static func path(from start: CGPoint, to end: CGPoint, _ item: SpannedMark) -> Path {
        let rect = CGRect(x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x), height: abs(end.y - start.y))
        if let corners = item.mark.style.corners {
            return Path(roundedRect: rect, cornerRadius: fitting(corners.radius, rect), style: corners.style)
        }
        let radius = fitting(ChartMetrics.shared["bar.cornerRadius"], rect)
        guard item.mark.kind == .bar, radius > 0 else { return Path(rect) }
        return Path(roundedRect: rect, cornerRadii: radii(radius, from: start, to: end, item), style: .circular)
    }

    private static func fitting(_ radius: CGFloat, _ rect: CGRect) -> CGFloat { min(radius, rect.width / 2, rect.height / 2) }

    /// Round where the bar ends, if nothing is stacked on it.
    private static func radii(_ radius: CGFloat, from start: CGPoint, to end: CGPoint, _ item: SpannedMark) -> RectangleCornerRadii {
        switch (item.quantity, item.quantity == .vertical ? item.y : item.x) {
        case (.vertical?, .stacked(_, _, isTip: true)):
            return end.y <= start.y ? .init(topLeading: radius, topTrailing: radius) : .init(bottomLeading: radius, bottomTrailing: radius)
        case (.horizontal?, .stacked(_, _, isTip: true)):
            return end.x >= start.x ? .init(bottomTrailing: radius, topTrailing: radius) : .init(topLeading: radius, bottomLeading: radius)
        case (_?, _): return .init()
        case (nil, _): return .init(topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
        }
    }
}

/// The outline of rules.
enum RuleGeometry {
    static func path(_ item: SpannedMark, _ geometry: PlotGeometry) -> Path? {
        var path = Path()
        if isVertical(item) {
            guard let x = geometry.center(of: item, .horizontal), let y = ends(item.y, item, .vertical, geometry) else { return nil }
            path.move(to: CGPoint(x: x, y: y.0))
            path.addLine(to: CGPoint(x: x, y: y.1))
        } else {
            guard let y = geometry.center(of: item, .vertical), let x = ends(item.x, item, .horizontal, geometry) else { return nil }
            path.move(to: CGPoint(x: x.0, y: y))
            path.addLine(to: CGPoint(x: x.1, y: y))
        }
        return path
    }

    private static func isVertical(_ item: SpannedMark) -> Bool {
        switch (item.x, item.y) {
        case (.value, .range), (.value, .points), (.points, .range): true
        default: false
        }
    }

    /// The ends of a rule; between categories it runs from middle to middle.
    private static func ends(_ span: Span, _ item: SpannedMark, _ axis: Axis, _ geometry: PlotGeometry) -> (CGFloat, CGFloat)? {
        let scale = axis == .horizontal ? geometry.x : geometry.y
        if case .range(let start, let end) = span, let scale, scale.kind == .category {
            guard let low = scale.position(of: start, in: geometry.length(axis)), let high = scale.position(of: end, in: geometry.length(axis)) else {
                return nil
            }
            return (low, high)
        }
        return geometry.edges(of: item, axis, automatic: 1)
    }
}
