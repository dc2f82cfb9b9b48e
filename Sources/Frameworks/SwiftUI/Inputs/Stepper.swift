import FoundationOverlay
import ViewEngine

/// A control that counts up and down.
/// - Support: works in a running app; in a widget a yellow sign is drawn, as on a device.
public struct Stepper<Label: View> {
    let label: Label
    /// Nil where the value cannot go further.
    var increment: (() -> Void)?
    var decrement: (() -> Void)?
}

/// What the halves of a stepper do to a value.
struct StepperActions {
    var increment: (() -> Void)?
    var decrement: (() -> Void)?

    /// - Parameter bounds: No bounds where nil.
    init<V: Strideable>(_ value: Binding<V>, in bounds: ClosedRange<V>? = nil, step: V.Stride) {
        let (up, down) = (value.wrappedValue.advanced(by: step), value.wrappedValue.advanced(by: 0 - step))
        if bounds.map({ $0.contains(up) }) ?? true { increment = { value.wrappedValue = up } }
        if bounds.map({ $0.contains(down) }) ?? true { decrement = { value.wrappedValue = down } }
    }
}

extension Stepper: View {
    public var body: some View {
        AppOnlyView("Stepper") {
            LabeledInput(label: label) {
                EnvironmentReading { environment in
                    RoundedRectangle(cornerRadius: environment.metric(.segmentsCornerRadius)).fill(SystemStyle(names: ["tertiarySystemFill"]))
                        .frame(width: environment.metric(.stepperWidth), height: environment.metric(.stepperHeight))
                        .overlay {
                            HStack(spacing: 0) {
                                half("minus", "Decrement", decrement, environment)
                                Divider().frame(height: environment.metric(.stepperHeight) * 0.56)
                                half("plus", "Increment", increment, environment)
                            }
                        }
                }
            }
        }
    }

    @MainActor
    private func half(_ symbol: String, _ name: String, _ action: (() -> Void)?, _ environment: EnvironmentValues) -> some View {
        let title = [name, (label as? Text)?._plainText(in: environment)].compactMap { $0 }.joined(separator: " ")
        nonisolated(unsafe) let action = action
        let tap: @MainActor () -> Void = { action?() ?? () }
        return TappableView("StepperHalf", title: title, action: action == nil ? nil : tap) {
            Image(systemName: symbol).frame(maxWidth: .infinity)
        }
    }

    nonisolated init(label: Label, actions: StepperActions) {
        self.init(label: label, increment: actions.increment, decrement: actions.decrement)
    }

    @MainActor @preconcurrency
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(label: label(), increment: onIncrement, decrement: onDecrement) }

    @MainActor @preconcurrency
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(label: label(), actions: StepperActions(value, step: step)) }

    @MainActor @preconcurrency
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(label: label(), actions: StepperActions(value, in: bounds, step: step)) }
}

extension Stepper where Label == Text {
    public nonisolated init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(label: Text(titleKey), actions: StepperActions(value, step: step)) }

    public nonisolated init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(label: Text(titleKey), actions: StepperActions(value, in: bounds, step: step)) }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(label: Text(title), actions: StepperActions(value, in: bounds, step: step)) }

    public nonisolated init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(label: Text(titleKey), increment: onIncrement, decrement: onDecrement) }
}
