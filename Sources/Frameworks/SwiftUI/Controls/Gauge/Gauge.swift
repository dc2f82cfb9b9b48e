import FoundationOverlay
import ViewEngine

/// Shows a value inside a range.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View> {
    /// 0…1 between the bounds.
    let fraction: Double
    let label: Label
    let currentValueLabel: CurrentValueLabel
    let minimumValueLabel: BoundsLabel
    let maximumValueLabel: BoundsLabel

    @MainActor
    init<V: BinaryFloatingPoint>(
        value: V, bounds: ClosedRange<V>, label: Label, currentValueLabel: CurrentValueLabel, minimumValueLabel: BoundsLabel,
        maximumValueLabel: BoundsLabel
    ) {
        let length = bounds.upperBound - bounds.lowerBound
        let fraction = length > 0 ? Double((value - bounds.lowerBound) / length) : 0
        self.fraction = fraction.isFinite ? min(max(fraction, 0), 1) : 0
        self.label = label
        self.currentValueLabel = currentValueLabel
        self.minimumValueLabel = minimumValueLabel
        self.maximumValueLabel = maximumValueLabel
    }
}

extension Gauge: View, _PrimitiveView {
    public typealias Body = Never

    public func _evaluate(_ evaluation: Evaluation) {
        let configuration = GaugeStyleConfiguration(
            value: fraction, label: .init(_view: AnyView(label)),
            currentValueLabel: ViewParts.present(currentValueLabel).map { .init(_view: $0) },
            minimumValueLabel: ViewParts.present(minimumValueLabel).map { .init(_view: $0) },
            maximumValueLabel: ViewParts.present(maximumValueLabel).map { .init(_view: $0) })
        let spoken = ProgressSource.fraction(fraction).spoken(in: evaluation.environment.locale)
        evaluation.appendControl("Gauge", value: spoken) {
            StyleStack.evaluate(configuration, evaluation) { AnyView(DefaultGaugeStyle().makeBody(configuration: $0)) }
        }
    }
}

extension Gauge where MarkedValueLabels == EmptyView {
    @MainActor @preconcurrency
    public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label)
    where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
        self.init(
            value: value, bounds: bounds, label: label(), currentValueLabel: EmptyView(), minimumValueLabel: EmptyView(),
            maximumValueLabel: EmptyView())
    }

    @MainActor @preconcurrency
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) where BoundsLabel == EmptyView {
        self.init(
            value: value, bounds: bounds, label: label(), currentValueLabel: currentValueLabel(), minimumValueLabel: EmptyView(),
            maximumValueLabel: EmptyView())
    }

    @MainActor @preconcurrency
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(
            value: value, bounds: bounds, label: label(), currentValueLabel: currentValueLabel(), minimumValueLabel: minimumValueLabel(),
            maximumValueLabel: maximumValueLabel())
    }
}

extension Gauge {
    /// Marked values are not drawn by the styles of iOS.
    @MainActor @preconcurrency
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(
            value: value, bounds: bounds, label: label(), currentValueLabel: currentValueLabel(), minimumValueLabel: minimumValueLabel(),
            maximumValueLabel: maximumValueLabel())
    }
}
