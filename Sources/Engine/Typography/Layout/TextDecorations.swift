import Foundation
import Metrics
import Snapshot

/// Backgrounds, underlines and strikethroughs of one fragment.
struct TextDecorations {
    let fragment: LineFragment
    let style: TextStyle
    /// Left end of the line's baseline.
    let origin: CGPoint
    let line: PlacedLines.Line
    let pixelScale: Double

    private var size: Double { fragment.item.font.size }
    private var left: Double { origin.x + fragment.x }

    func underlays(_ paint: (Int) -> Paint) -> [TextDecoration] {
        guard let background = style.backgroundPaint else { return [] }
        let font = fragment.item.font
        let top = origin.y - font.ascent - style.baselineOffset
        let rect = CGRect(x: left, y: top, width: fragment.width, height: font.ascent + font.descent)
        return [TextDecoration(rect: rect, paint: paint(background))]
    }

    func overlays(_ paint: (Int) -> Paint) -> [TextDecoration] {
        let metrics = SystemFontMetrics.shared
        let shift = style.baselineOffset
        var result: [TextDecoration] = []
        if let underline = style.underline {
            result += bars(underline, centre: origin.y + metrics.underlineOffset * size - shift, paint)
        }
        if let strike = style.strikethrough {
            result += bars(strike, centre: origin.y - metrics.xHeight / 2 * size - shift, paint)
        }
        return result
    }

    private func bars(_ bar: TextStyle.Line, centre: Double, _ paint: (Int) -> Paint) -> [TextDecoration] {
        let thickness = max(PixelRounding.nearest(SystemFontMetrics.shared.underlineThickness * size, scale: pixelScale), 1 / pixelScale)
        let top = PixelRounding.nearest(centre - thickness / 2, scale: pixelScale)
        let chosen = paint(bar.paint ?? style.paint)
        return spans(bar.pattern, thickness).map {
            TextDecoration(rect: CGRect(x: left + $0.lowerBound, y: top, width: $0.upperBound - $0.lowerBound, height: thickness), paint: chosen)
        }
    }

    /// The inked parts of a pattern, from the fragment's left end.
    private func spans(_ pattern: TextStyle.LinePattern, _ thickness: Double) -> [Range<Double>] {
        let (dash, dot, gap) = (thickness * 4, thickness, thickness * 2)
        let cycle: [Double] =
            switch pattern {
            case .solid: [fragment.width, 0]
            case .dash: [dash, gap]
            case .dot: [dot, gap]
            case .dashDot: [dash, gap, dot, gap]
            case .dashDotDot: [dash, gap, dot, gap, dot, gap]
            }
        var result: [Range<Double>] = []
        var (position, step) = (0.0, 0)
        while position < fragment.width, cycle[0] > 0 {
            let length = cycle[step % cycle.count]
            if step % 2 == 0 { result.append(position..<min(position + length, fragment.width)) }
            position += length
            step += 1
        }
        return result
    }
}
