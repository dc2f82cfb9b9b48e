import FoundationOverlay
import ViewEngine

/// A control for a value inside a range.
/// - Support: works in a running app; in a widget a yellow sign is drawn, as on a device.
public struct Slider<Label: View, ValueLabel: View> {
    /// 0…1.
    let fraction: Double
    let minimumValueLabel: ValueLabel
    let maximumValueLabel: ValueLabel
    /// Marks along the track, 0…1.
    var ticks: [(fraction: Double, label: AnyView?)] = []
    /// Where the fill of the track begins, 0…1.
    var neutral = 0.0
    /// What it is called where a program says so.
    var label: Label?
    /// The value in plain digits, and what sets it.
    let value: String
    let enter: (String) -> Void
    /// Sets the value, 0…1.
    let slide: (Double) -> Void
    let editingChanged: (Bool) -> Void

    nonisolated init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, _ minimum: ValueLabel, _ maximum: ValueLabel, step: V.Stride? = nil,
        label: Label? = nil, changed: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.label = label
        self.value = "\(Double(value.wrappedValue))"
        let length = bounds.upperBound - bounds.lowerBound
        let set = { (number: Double) in
            var new = V(number)
            if let step, step > 0 { new = bounds.lowerBound + ((new - bounds.lowerBound) / V(step)).rounded() * V(step) }
            value.wrappedValue = min(max(new, bounds.lowerBound), bounds.upperBound)
        }
        enter = { if let number = Double($0) { set(number) } }
        slide = { set(Double(bounds.lowerBound) + $0 * Double(length)) }
        editingChanged = changed
        fraction = length > 0 ? min(max(Double((value.wrappedValue - bounds.lowerBound) / length), 0), 1) : 0
        minimumValueLabel = minimum
        maximumValueLabel = maximum
    }
}

extension Slider: View {
    public var body: some View {
        EnvironmentReading { environment in
            var view = AppOnlyView("Slider", control: { control($0) }) { track }
            let knob = environment.metric(.sliderKnobWidth)
            view.gesture = AnyGesture(SliderGesture(fraction: fraction, knob: knob, slide: slide, editingChanged: editingChanged))
            return view
        }
    }

    @MainActor private var track: some View {
        HStack {
            minimumValueLabel
            SliderTrack(fraction: fraction, neutral: neutral).overlay { if !ticks.isEmpty { SliderTicks(ticks: ticks) } }
            maximumValueLabel
        }
    }

    @MainActor
    private func control(_ environment: EnvironmentValues) -> LiveControl? {
        var control = LiveControl(role: "Slider", isEnabled: environment.isEnabled)
        (control.value, control.enter) = (value, { enter($0) })
        control.title = (label as? Text)?._plainText(in: environment) ?? "Slider"
        return control
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint { self.init(value, bounds, EmptyView(), EmptyView(), changed: onEditingChanged) }

    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint { self.init(value, bounds, EmptyView(), EmptyView(), step: step, changed: onEditingChanged) }
}

extension Slider where ValueLabel == EmptyView {
    @MainActor @preconcurrency
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint { self.init(value, bounds, EmptyView(), EmptyView(), label: label(), changed: onEditingChanged) }

    @MainActor @preconcurrency
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, EmptyView(), EmptyView(), step: step, label: label(), changed: onEditingChanged)
    }
}

extension Slider {
    @MainActor @preconcurrency
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, minimumValueLabel(), maximumValueLabel(), label: label(), changed: onEditingChanged)
    }
    @MainActor @preconcurrency
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, minimumValueLabel(), maximumValueLabel(), step: step, label: label(), changed: onEditingChanged)
    }
}

/// The track and knob of a slider.
private struct SliderTrack: View {
    let fraction: Double
    /// Where the fill begins, 0…1.
    let neutral: Double
    /// Of the knob's two shadows (Apple's design resources; a package's snapshot tests, iOS 17).
    private let shade = Color(white: 0, opacity: 0.12)

    var body: some View {
        EnvironmentReading { environment in
            let (width, height) = (environment.metric(.sliderKnobWidth), environment.metric(.sliderKnobHeight))
            CapacityBar(
                fraction: neutral > 0 ? 0 : fraction, height: environment.metric(.sliderTrackHeight), style: AnyShapeStyle(TintShapeStyle()),
                track: AnyShapeStyle(SystemStyle(names: ["systemFill"]))
            )
            .overlay { if neutral > 0 { NeutralFill(from: neutral, to: fraction).frame(height: environment.metric(.sliderTrackHeight)) } }
            .frame(height: height)
            .overlay {
                GeometryReader { proxy in
                    Capsule().fill(Color.white).opacity(environment.sliderThumbVisibility == .hidden ? 0 : 1).frame(width: width, height: height)
                        .shadow(color: shade, radius: 2, y: 0.5)
                        .shadow(color: shade, radius: 6.5, y: 6)
                        .offset(x: (proxy.size.width - width) * fraction)
                }
            }
            .frame(height: environment.metric(.sliderLayoutHeight))
        }
    }
}

/// A finger that moves the knob of a slider.
private struct SliderGesture: Gesture {
    typealias Value = Void
    typealias Body = Never
    /// Where the knob is, 0…1.
    nonisolated let fraction: Double
    /// The knob's width in points.
    nonisolated let knob: CGFloat
    nonisolated(unsafe) let slide: (Double) -> Void
    nonisolated(unsafe) let editingChanged: (Bool) -> Void

    nonisolated var _gestures: Set<TouchGesture> { [.drag] }
    func _machine(_ old: AnyObject?) -> _GestureMachine<Void> {
        let machine = old as? SliderMachine ?? SliderMachine()
        machine.gesture = self
        return machine
    }
}

private final class SliderMachine: _GestureMachine<Void> {
    var gesture: SliderGesture?
    private var start: (x: CGFloat, fraction: Double)?
    private var isEditing = false

    override func handle(_ touch: GestureTouch) -> GestureOutcome<Void> {
        guard let gesture, touch.step.phase != .cancelled else { return fail() }
        let (x, room) = (touch.location(in: .local).x, touch.place.frame.width - gesture.knob)
        if touch.step.phase == .began { start = (x, gesture.fraction) }
        guard let start, room > 0 else { return fail() }
        if !isEditing, abs(x - start.x) < 1 { return touch.step.phase == .ended ? fail() : .possible(nil) }
        if !isEditing { edit(true) }
        gesture.slide(min(max(start.fraction + (x - start.x) / room, 0), 1))
        guard touch.step.phase == .ended else { return .active(()) }
        cancel()
        return .ended(())
    }

    override func cancel() {
        start = nil
        if isEditing { edit(false) }
    }

    private func edit(_ isEditing: Bool) {
        self.isEditing = isEditing
        gesture?.editingChanged(isEditing)
    }

    private func fail() -> GestureOutcome<Void> {
        cancel()
        return .failed
    }
}
