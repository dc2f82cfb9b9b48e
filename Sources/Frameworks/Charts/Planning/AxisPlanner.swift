import FoundationOverlay
import SwiftUI

/// Finds what an axis shows, and how large its labels are.
@MainActor
struct AxisPlanner {
    let axis: Axis
    let configuration: AxisConfiguration
    let inference: DomainInference
    let calendar: Calendar
    let locale: Locale
    let measure: @MainActor (AnyView) -> CGSize

    /// Nil: nothing is plotted along the axis. `length` in points.
    func plan(length: CGFloat) -> PlannedAxis? {
        guard var base = inference.scale() else { return nil }
        base.isVertical = axis == .vertical
        base.range = configuration.range ?? base.range
        guard configuration.visibility != .hidden else { return PlannedAxis(axis: axis, scale: base) }
        var ticks = AxisTicks(
            scale: base, bounds: nil, length: length, leastSeconds: leastSeconds, isWhole: inference.data.allSatisfy(isWhole), calendar: calendar)
        while true {
            let plan = plan(ticks, base, length)
            guard ticks.usualCount > 1, needsFewer(plan, length) else { return plan }
            ticks.count = ticks.usualCount - 1
        }
    }

    private func plan(_ asked: AxisTicks, _ base: PositionScale, _ length: CGFloat) -> PlannedAxis {
        let groups = configuration.groups ?? [AxisMarkGroup()]
        var ticks = asked
        if case .continuous(let first, let last) = base.domain { ticks.bounds = (min(first, last), max(first, last)) }
        for group in groups { ticks.scale = ticks.rounded(group.values, automatically: inference.isAutomatic) }
        return PlannedAxis(axis: axis, scale: ticks.scale, items: groups.flatMap { items($0, ticks) })
    }

    private func isWhole(_ datum: _PlotDatum) -> Bool { datum.scalar.map { $0 == $0.rounded() } ?? true }

    /// Seconds between the dates of the data, where they are whole units or days.
    private var leastSeconds: Double {
        if let interval = inference.intervals.min() { return interval }
        let dates = inference.data.compactMap { datum -> Date? in if case .date(let date) = datum { date } else { nil } }
        return dates.allSatisfy { calendar.startOfDay(for: $0) == $0 } ? DateStride.length(of: .day) : 0
    }

    /// Whether labels that the system has chosen lie too close to each other.
    private func needsFewer(_ plan: PlannedAxis, _ length: CGFloat) -> Bool {
        guard axis == .horizontal, plan.scale.kind != .category else { return false }
        for group in configuration.groups ?? [AxisMarkGroup()] {
            guard case .automatic(nil, _) = group.values.storage else { return false }
        }
        let widest = plan.items.compactMap { $0.label?.size.width }.max() ?? 0
        return widest + 2 * ChartMetrics.shared["axis.labelSpacing"] > plan.labelPitch(in: length)
    }

    private func items(_ group: AxisMarkGroup, _ ticks: AxisTicks) -> [PlannedAxis.Item] {
        let (values, stride) = ticks.values(group.values)
        let digits = NiceNumbers.fractionDigits(of: values.compactMap(\.scalar))
        return values.enumerated().flatMap { index, datum in
            let value = AxisValue(datum: datum, index: index, count: values.count)
            let parts = group.content.map { $0(value) } ?? usualParts(group, ticks.scale)
            return parts.map { part in
                var item = PlannedAxis.Item(
                    datum: datum, next: index + 1 < values.count ? values[index + 1] : nil, edge: edge(group.position, ticks.scale),
                    preset: group.preset, part: part)
                if case .label(let label) = part.kind { item.label = measured(label, part, datum, stride, digits) }
                return item
            }
        }
    }

    /// What the system shows: categories have names only, and ticks are those of a horizontal axis.
    private func usualParts(_ group: AxisMarkGroup, _ scale: PositionScale) -> [AxisPart] {
        let label = AxisPart(kind: .label(AxisLabel(content: .value(group.format))))
        if scale.kind == .category { return [label] }
        let line = AxisPart(kind: .gridLine(group.stroke))
        return axis == .vertical ? [line, label] : [line, AxisPart(kind: .tick(.automatic, group.stroke)), label]
    }

    private func edge(_ position: AxisMarkPosition, _ scale: PositionScale) -> Edge {
        switch position.storage {
        case .leading: .leading
        case .trailing: .trailing
        case .top: .top
        case .bottom: .bottom
        case .automatic:
            axis == .horizontal ? .bottom : scale.kind == .category && ChartMetrics.shared.categoriesLead ? .leading : .trailing
        }
    }

    /// `digits`: how many digits after the point the values of the axis need.
    private func measured(
        _ label: AxisLabel, _ part: AxisPart, _ datum: _PlotDatum, _ stride: DateStride?, _ digits: Int
    ) -> (AnyView, CGSize)? {
        let content: AnyView
        switch label.content {
        case .view(let view): content = view
        case .value(let format):
            let text = format.map { $0.text(datum) } ?? AxisTexts(locale: locale, calendar: calendar, fractionDigits: digits).text(datum, stride)
            guard let text else { return nil }
            content = AnyView(Text(verbatim: text).lineLimit(1))
        }
        let view = AnyView(content.font(part.font ?? .caption2).foregroundStyle(part.style ?? AnyShapeStyle(.secondary)))
        return turned(view, label.orientation)
    }

    private func turned(_ view: AnyView, _ orientation: AxisValueLabelOrientation) -> (AnyView, CGSize) {
        let size = measure(view)
        guard orientation == .vertical || orientation == .verticalReversed else { return (view, size) }
        let turned = view.fixedSize().rotationEffect(.degrees(orientation == .vertical ? 90 : -90)).frame(width: size.height, height: size.width)
        return (AnyView(turned), CGSize(width: size.height, height: size.width))
    }
}
