import FoundationOverlay
import ViewEngine

/// A choice between values.
/// - Support: partial: drawn in an app's window, and does not react; in a widget a yellow sign is drawn, as on a device.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
    let label: Label
}

extension Picker: View {
    public var body: some View {
        AppOnlyView("Picker") { LabeledInput(label: label) { Image(systemName: "chevron.up.chevron.down").foregroundStyle(TintShapeStyle()) } }
    }

    @MainActor @preconcurrency
    public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.label = label() }

    @available(iOS, deprecated: 100000)
    @MainActor @preconcurrency
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) { self.label = label }
}

extension Picker where Label == Text {
    @MainActor @preconcurrency
    public init(_ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) { label = Text(titleKey) }

    @_disfavoredOverload
    @MainActor @preconcurrency
    public init<S: StringProtocol>(_ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) { label = Text(title) }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
    @MainActor @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) { label = SwiftUI.Label(titleKey, systemImage: systemImage) }
}

/// A label at the leading edge and a control at the trailing one.
struct LabeledInput<Label: View, Control: View>: View {
    let label: Label
    let control: Control

    init(label: Label, @ViewBuilder control: () -> Control) {
        self.label = label
        self.control = control()
    }

    var body: some View {
        EnvironmentReading { environment in
            HStack {
                if !environment.hidesLabels {
                    label
                    Spacer()
                }
                control
            }
        }
    }
}
