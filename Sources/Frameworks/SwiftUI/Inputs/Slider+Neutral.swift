import FoundationOverlay
import ViewEngine

/// The fill of a track that does not begin at its end.
struct NeutralFill: View {
    /// 0…1.
    let from: Double
    let to: Double

    var body: some View {
        GeometryReader { proxy in
            Rectangle().fill(TintShapeStyle()).frame(width: proxy.size.width * abs(to - from)).offset(x: proxy.size.width * min(from, to))
        }
    }
}

// Sliders whose track is filled from a value on, not from its end.

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// - Support: partial: `enabledBounds` have no effect.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil, neutralValue: V, enabledBounds: ClosedRange<V>? = nil,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, EmptyView(), EmptyView(), step: step, changed: onEditingChanged)
        neutral = Slider.share(of: neutralValue, in: bounds)
    }
}

extension Slider where ValueLabel == EmptyView {
    /// - Support: partial: `enabledBounds` have no effect.
    @MainActor @preconcurrency
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil, neutralValue: V, enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, EmptyView(), EmptyView(), step: step, changed: onEditingChanged)
        neutral = Slider.share(of: neutralValue, in: bounds)
    }
}

extension Slider {
    /// - Support: partial: `enabledBounds` have no effect.
    @MainActor @preconcurrency
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil, neutralValue: V, enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, minimumValueLabel(), maximumValueLabel(), step: step, changed: onEditingChanged)
        neutral = Slider.share(of: neutralValue, in: bounds)
    }

    /// - Support: partial: `enabledBounds` have no effect, and the current value is not written.
    @MainActor @preconcurrency
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View, @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel, @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, in: bounds, label: label, currentValueLabel: currentValueLabel, minimumValueLabel: minimumValueLabel,
            maximumValueLabel: maximumValueLabel, ticks: ticks, onEditingChanged: onEditingChanged)
        neutral = neutralValue.map { Slider.share(of: $0, in: bounds) } ?? neutral
    }

    fileprivate nonisolated static func share<V: BinaryFloatingPoint>(of value: V, in bounds: ClosedRange<V>) -> Double {
        let length = bounds.upperBound - bounds.lowerBound
        return length > 0 ? min(max(Double((value - bounds.lowerBound) / length), 0), 1) : 0
    }
}
