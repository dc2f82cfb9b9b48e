import FoundationOverlay
import SwiftUI

/// The system's legend.
@MainActor
struct ChartLegend {
    let visuals: VisualScales
    let marks: [Mark]
    let locale: Locale

    private struct Entry {
        var name: String
        var style: AnyShapeStyle
        var symbol: (any ChartSymbolShape)?
        var line: StrokeStyle?
    }

    /// Nil where no mark has a style by its value.
    var view: AnyView? {
        let entries = entries
        guard !entries.isEmpty else { return nil }
        let metrics = ChartMetrics.shared
        return AnyView(
            WrappingRow(spacing: metrics["legend.itemSpacing"], lineSpacing: metrics["legend.lineSpacing"]) {
                ForEach(entries.indices, id: \.self) { index in item(entries[index]) }
            }
            .font(.caption2).foregroundStyle(.secondary))
    }

    private var entries: [Entry] {
        let texts = AxisTexts(locale: locale, calendar: .current)
        let names = visuals.foregroundValues + (visuals.symbolValues + visuals.lineValues).filter { !visuals.foregroundValues.contains($0) }
        var seen: Set<_PlotDatum> = []
        return names.filter { seen.insert($0).inserted }.map { value in
            let isColored = visuals.foregroundValues.contains(value)
            return Entry(
                name: texts.text(value, nil), style: isColored ? visuals.foreground(for: value) : DefaultStyles.series(0),
                symbol: visuals.symbolValues.contains(value) ? visuals.symbol(for: value) : nil,
                line: visuals.lineValues.contains(value) ? visuals.line(for: value) : nil)
        }
    }

    private func item(_ entry: Entry) -> some View {
        let side = ChartMetrics.shared["legend.symbolSize"]
        return HStack(spacing: ChartMetrics.shared["legend.symbolSpacing"]) {
            if let line = entry.line {
                LegendLine().stroke(entry.style, style: line).frame(width: 2 * side, height: side)
            } else {
                AnyChartSymbolShape(entry.symbol ?? BasicChartSymbolShape.circle).fill(entry.style).frame(width: side, height: side)
            }
            Text(verbatim: entry.name).lineLimit(1)
        }
    }
}

/// A level line through the middle.
private struct LegendLine: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addLines([CGPoint(x: rect.minX, y: rect.midY), CGPoint(x: rect.maxX, y: rect.midY)])
        return path
    }
}

/// Views in a row that goes on below where the space ends.
struct WrappingRow: Layout {
    var spacing: CGFloat
    var lineSpacing: CGFloat

    private func lines(_ width: CGFloat, _ subviews: Subviews) -> (frames: [CGRect], size: CGSize) {
        var (frames, x, y, height, widest) = ([CGRect](), CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            if x > 0, x + size.width > width {
                (x, y) = (0, y + height + lineSpacing)
                height = 0
            }
            frames.append(CGRect(x: x, y: y, width: size.width, height: size.height))
            widest = max(widest, x + size.width)
            x += size.width + spacing
            height = max(height, size.height)
        }
        return (frames, CGSize(width: widest, height: y + height))
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        lines(proposal.width ?? .infinity, subviews).size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (subview, frame) in zip(subviews, lines(proposal.width ?? bounds.width, subviews).frames) {
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), anchor: .topLeading, proposal: ProposedViewSize(frame.size))
        }
    }
}
