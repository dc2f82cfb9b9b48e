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
        guard var scale = inference.scale() else { return nil }
        scale.isVertical = axis == .vertical
        scale.range = configuration.range ?? scale.range
        guard configuration.visibility != .hidden else { return PlannedAxis(axis: axis, scale: scale) }
        let groups = configuration.groups ?? [AxisMarkGroup()]
        for group in groups { scale = ticks(scale, length).rounded(group.values, automatically: inference.isAutomatic) }
        return PlannedAxis(axis: axis, scale: scale, items: groups.flatMap { items($0, scale, length) })
    }

    private func ticks(_ scale: PositionScale, _ length: CGFloat) -> AxisTicks {
        let isWhole = inference.data.allSatisfy { $0.scalar.map { $0 == $0.rounded() } ?? true }
        return AxisTicks(scale: scale, length: length, isWhole: isWhole, calendar: calendar)
    }

    private func items(_ group: AxisMarkGroup, _ scale: PositionScale, _ length: CGFloat) -> [PlannedAxis.Item] {
        let (values, stride) = ticks(scale, length).values(group.values)
        return values.enumerated().flatMap { index, datum in
            let value = AxisValue(datum: datum, index: index, count: values.count)
            let parts = group.content.map { $0(value) } ?? usualParts(group, scale)
            return parts.map { part in
                var item = PlannedAxis.Item(
                    datum: datum, next: index + 1 < values.count ? values[index + 1] : nil, edge: edge(group.position, scale), preset: group.preset,
                    part: part)
                if case .label(let label) = part.kind { item.label = measured(label, part, datum, stride) }
                return item
            }
        }
    }

    /// What the system shows: categories have names only.
    private func usualParts(_ group: AxisMarkGroup, _ scale: PositionScale) -> [AxisPart] {
        let label = AxisPart(kind: .label(AxisLabel(content: .value(group.format))))
        if scale.kind == .category { return [label] }
        return [AxisPart(kind: .gridLine(group.stroke)), AxisPart(kind: .tick(.automatic, group.stroke)), label]
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

    private func measured(_ label: AxisLabel, _ part: AxisPart, _ datum: _PlotDatum, _ stride: DateStride?) -> (AnyView, CGSize)? {
        let content: AnyView
        switch label.content {
        case .view(let view): content = view
        case .value(let format):
            let text = format.map { $0.text(datum, locale) } ?? AxisTexts(locale: locale, calendar: calendar).text(datum, stride)
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
