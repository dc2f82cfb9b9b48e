import FoundationOverlay
import ViewEngine

/// A control that counts up and down.
/// - Support: partial: drawn in an app's window, and does not react; in a widget a yellow sign is drawn, as on a device.
public struct Stepper<Label: View> {
    let label: Label
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
                                Image(systemName: "minus").frame(maxWidth: .infinity)
                                Divider().frame(height: environment.metric(.stepperHeight) * 0.56)
                                Image(systemName: "plus").frame(maxWidth: .infinity)
                            }
                        }
                }
            }
        }
    }

    @MainActor @preconcurrency
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.label = label() }

    @MainActor @preconcurrency
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.label = label() }

    @MainActor @preconcurrency
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.label = label() }
}

extension Stepper where Label == Text {
    nonisolated init(title: Text) { label = title }

    public nonisolated init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { label = Text(titleKey) }

    public nonisolated init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { label = Text(titleKey) }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { label = Text(title) }

    public nonisolated init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { label = Text(titleKey) }
}
