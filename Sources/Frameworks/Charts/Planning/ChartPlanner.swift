import FoundationOverlay
import SwiftUI

/// Plans a chart for a size.
@MainActor
struct ChartPlanner {
    let marks: [Mark]
    let configuration: ChartConfiguration
    let calendar: Calendar
    let locale: Locale
    /// The size of a view for a proposal.
    let measure: @MainActor (AnyView, ProposedViewSize) -> CGSize

    /// `plotSize`: the size that the styles of the plot ask for; nil: all there is.
    func plan(_ size: CGSize, plotSize: CGSize? = nil) -> ChartPlan {
        let items = Stacking.spans(of: marks)
        let visuals = VisualScales(configuration, marks: marks)
        var frame = FrameSplitter(rest: CGRect(origin: .zero, size: size))
        var surroundings: [PlotPart] = []
        if let legend = legend(visuals) { surroundings.append(place(legend, in: &frame)) }
        for title in titles() { surroundings.append(place(title, in: &frame)) }
        let rest = frame.rest

        let line = measure(AnyView(Text(verbatim: "0").font(.caption2)), .unspecified).height + ChartMetrics.shared["axis.labelSpacing"]
        let y = planner(.vertical, items.map(\.y)).plan(length: rest.height - (configuration.x.visibility == .hidden ? 0 : line))
        let sides = (leading: y?.thickness(.leading) ?? 0, trailing: y?.thickness(.trailing) ?? 0)
        let x = planner(.horizontal, items.map(\.x)).plan(length: rest.width - sides.leading - sides.trailing)
        var plot = rest
        plot.origin.x += sides.leading
        plot.size.width = max(0, plot.width - sides.leading - sides.trailing)
        plot.origin.y += x?.thickness(.top) ?? 0
        plot.size.height = max(0, plot.height - (x?.thickness(.top) ?? 0) - (x?.thickness(.bottom) ?? 0))
        plot.size = plotSize ?? plot.size
        for axis in [x, y].compactMap({ $0 }) { surroundings += self.surroundings(axis, plot, size) }
        return ChartPlan(size: size, plot: plot, items: items, x: x, y: y, visuals: visuals, surroundings: surroundings)
    }

    private func planner(_ axis: Axis, _ spans: [Span]) -> AxisPlanner {
        let configuration = axis == .horizontal ? configuration.x : configuration.y
        return AxisPlanner(
            axis: axis, configuration: configuration,
            inference: DomainInference(
                data: spans.flatMap(\.data), intervals: spans.compactMap(\.seconds), asked: configuration.domain, type: configuration.type?.storage),
            calendar: calendar, locale: locale, measure: { measure($0, .unspecified) })
    }

    private func surroundings(_ axis: PlannedAxis, _ plot: CGRect, _ size: CGSize) -> [PlotPart] {
        let labels = AxisLabels(axis: axis, plot: plot, size: size)
        let ticks = labels.ticks().map { tick in
            let outline = PlotOutline(tick.path)
            let view = TickPath(outline: outline).stroke(tick.item.part.style ?? DefaultStyles.axisLine, style: tick.stroke)
            return PlotPart(view: AnyView(view), place: .frame(outline.frame))
        }
        return ticks
            + labels.labels().compactMap { label in
                label.item.label.map { PlotPart(view: $0.view, place: .frame(label.frame)) }
            }
    }

    /// A view at an edge of the chart.
    private struct Border {
        var view: AnyView
        var edge: Edge?
        var alignment: Alignment
        var spacing: CGFloat
    }

    private func place(_ border: Border, in frame: inout FrameSplitter) -> PlotPart {
        let room = frame.rest.size
        let isRow = border.edge == .top || border.edge == .bottom
        let size = measure(border.view, isRow ? ProposedViewSize(width: room.width, height: nil) : ProposedViewSize(width: nil, height: room.height))
        return PlotPart(view: border.view, place: .frame(frame.take(size, at: border.edge, border.alignment, spacing: border.spacing)))
    }

    private func legend(_ visuals: VisualScales) -> Border? {
        let asked = configuration.legend
        guard asked.visibility != .hidden else { return nil }
        guard let view = asked.content ?? ChartLegend(visuals: visuals, marks: marks, locale: locale).view else { return nil }
        let (edge, alignment) = FrameSplitter.side(asked.position, otherwise: .bottom)
        return Border(
            view: view, edge: edge, alignment: asked.alignment ?? alignment ?? .leading,
            spacing: asked.spacing ?? ChartMetrics.shared["legend.spacing"])
    }

    private func titles() -> [Border] {
        [(configuration.x, Edge.bottom, Alignment.center), (configuration.y, .top, .trailing)].flatMap { axis, usualEdge, usualAlignment in
            axis.titles.map { title in
                let (edge, alignment) = FrameSplitter.side(title.position, otherwise: usualEdge)
                let view = AnyView(title.content.font(.caption).foregroundStyle(.secondary))
                return Border(
                    view: view, edge: edge, alignment: title.alignment ?? alignment ?? usualAlignment,
                    spacing: title.spacing ?? ChartMetrics.shared["axis.titleSpacing"])
            }
        }
    }
}
