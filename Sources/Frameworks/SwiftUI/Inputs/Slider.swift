import FoundationOverlay
import ViewEngine

/// A control for a value inside a range.
/// - Support: partial: takes a value in a running app, and no drags; in a widget a yellow sign is drawn, as on a device.
public struct Slider<Label: View, ValueLabel: View> {
    /// 0…1.
    let fraction: Double
    let minimumValueLabel: ValueLabel
    let maximumValueLabel: ValueLabel
    /// Marks along the track, 0…1.
    var ticks: [(fraction: Double, label: AnyView?)] = []
    /// What it is called where a program says so.
    var name: AnyView?
    /// The value in plain digits, and what sets it.
    let value: String
    let enter: (String) -> Void

    nonisolated init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, _ minimum: ValueLabel, _ maximum: ValueLabel, step: V.Stride? = nil
    ) where V.Stride: BinaryFloatingPoint {
        self.value = "\(Double(value.wrappedValue))"
        enter = { text in
            guard let number = Double(text) else { return }
            var new = V(number)
            if let step, step > 0 { new = bounds.lowerBound + ((new - bounds.lowerBound) / V(step)).rounded() * V(step) }
            value.wrappedValue = min(max(new, bounds.lowerBound), bounds.upperBound)
        }
        let length = bounds.upperBound - bounds.lowerBound
        fraction = length > 0 ? min(max(Double((value.wrappedValue - bounds.lowerBound) / length), 0), 1) : 0
        minimumValueLabel = minimum
        maximumValueLabel = maximum
    }
}

extension Slider: View {
    public var body: some View {
        AppOnlyView("Slider", control: { control($0) }) {
            HStack {
                minimumValueLabel
                SliderTrack(fraction: fraction).overlay { if !ticks.isEmpty { SliderTicks(ticks: ticks) } }
                maximumValueLabel
            }
        }
    }

    @MainActor
    private func control(_ environment: EnvironmentValues) -> LiveControl? {
        var control = LiveControl(role: "Slider", isEnabled: environment.isEnabled)
        (control.value, control.enter) = (value, { enter($0) })
        control.title = "Slider"
        return control
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint { self.init(value, bounds, EmptyView(), EmptyView()) }

    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint { self.init(value, bounds, EmptyView(), EmptyView(), step: step) }
}

extension Slider where ValueLabel == EmptyView {
    @MainActor @preconcurrency
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint { self.init(value, bounds, EmptyView(), EmptyView()) }

    @MainActor @preconcurrency
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint { self.init(value, bounds, EmptyView(), EmptyView(), step: step) }
}

extension Slider {
    @MainActor @preconcurrency
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint { self.init(value, bounds, minimumValueLabel(), maximumValueLabel()) }
    @MainActor @preconcurrency
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint { self.init(value, bounds, minimumValueLabel(), maximumValueLabel(), step: step) }
}

/// The track and knob of a slider.
private struct SliderTrack: View {
    let fraction: Double

    var body: some View {
        EnvironmentReading { environment in
            let (width, height) = (environment.metric(.sliderKnobWidth), environment.metric(.sliderKnobHeight))
            CapacityBar(
                fraction: fraction, height: environment.metric(.sliderTrackHeight), style: AnyShapeStyle(TintShapeStyle()),
                track: AnyShapeStyle(SystemStyle(names: ["systemFill"]))
            )
            .frame(height: height)
            .overlay {
                GeometryReader { proxy in
                    Capsule().fill(Color.white).opacity(environment.sliderThumbVisibility == .hidden ? 0 : 1).frame(width: width, height: height)
                        .shadow(color: Color(white: 0, opacity: 0.15), radius: 4, y: 2)
                        .offset(x: (proxy.size.width - width) * fraction)
                }
            }
        }
    }
}
