import FoundationOverlay
import ViewEngine

/// A line of text to edit.
/// - Support: partial: drawn in an app's window, takes text in a running app; in a widget a yellow sign is drawn, as on a device.
public struct TextField<Label: View> {
    let label: Label
    let text: String
    var enter: ((String) -> Void)?
    /// What an empty field says instead of its label.
    var prompt: Text?
    /// Vertical fields break their text into lines.
    var axis = Axis.horizontal
}

extension TextField: View {
    public var body: some View {
        AppOnlyView("TextField", evaluated: LiveControl.field("TextField", label, text, enter, breaksLines: axis == .vertical)) {
            EvaluatedView { evaluation in
                let field = TextField<_TextFieldStyleLabel>(
                    label: _TextFieldStyleLabel(_view: AnyView(label)), text: text, enter: enter, prompt: prompt, axis: axis)
                StyleStack.evaluate(field, evaluation) {
                    AnyView(FieldText(text: $0.text, prompt: $0.prompt.map { AnyView($0) } ?? AnyView($0.label), isVertical: $0.axis == .vertical))
                }
            }
        }
    }
}

extension LiveControl {
    /// A field of a running window, named by its label.
    ///
    /// - Parameter breaksLines: Whether the return key begins a new line.
    @MainActor
    static func field(
        _ role: String, _ label: some View, _ text: String, _ enter: ((String) -> Void)?, breaksLines: Bool = false
    ) -> @MainActor (Evaluation) -> LiveControl? {
        { evaluation in
            let environment = evaluation.environment
            var control = LiveControl(role: role, isEnabled: environment.isEnabled)
            control.title = (label as? Text)?._plainText(in: environment)
            control.value = text
            guard let enter else { return control }
            let submit = environment.submitActions
            control.enter = { enter($0) }
            control.submit = { submit.run(.text) }
            control.takesFocus(in: evaluation, text: text, breaksLines: breaksLines, isSecure: role == "SecureField")
            return control
        }
    }
}

extension TextField where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(label: Text(titleKey), text: text.wrappedValue, enter: { text.wrappedValue = $0 })
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(label: Text(title), text: text.wrappedValue, enter: { text.wrappedValue = $0 })
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(label: Text(titleKey), prompt: prompt, text: text)
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(label: Text(titleKey), prompt: nil, text: text, axis: axis)
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
        self.init(label: Text(title), prompt: nil, text: text, axis: axis)
    }

    public nonisolated init<F: ParseableFormatStyle>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil)
    where F.FormatOutput == String { self.init(label: Text(titleKey), prompt: prompt, text: .formatted(value, format)) }

    public nonisolated init<F: ParseableFormatStyle>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil)
    where F.FormatOutput == String { self.init(label: Text(titleKey), prompt: prompt, text: .formatted(value, format)) }
}

/// A line of hidden text to edit.
/// - Support: partial: drawn in an app's window, takes text in a running app; in a widget a yellow sign is drawn, as on a device.
public struct SecureField<Label: View> {
    let label: Label
    let text: String
    var enter: ((String) -> Void)?
    /// What an empty field says instead of its label.
    var prompt: Text?
}

extension SecureField: View {
    public var body: some View {
        AppOnlyView("SecureField", evaluated: LiveControl.field("SecureField", label, text, enter)) {
            FieldText(text: String(repeating: "•", count: text.count), prompt: prompt.map { AnyView($0) } ?? AnyView(label))
        }
    }
}

extension SecureField where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(label: Text(titleKey), text: text.wrappedValue, enter: { text.wrappedValue = $0 })
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(label: Text(title), text: text.wrappedValue, enter: { text.wrappedValue = $0 })
    }
}

/// A field's text, or its prompt while it is empty.
private struct FieldText: View {
    let text: String
    let prompt: AnyView
    /// Whether it breaks into lines, as many as the surroundings allow and keep free.
    var isVertical = false

    var body: some View {
        EnvironmentReading { environment in
            if environment.hasFieldBorder {
                let outline = RoundedRectangle(cornerRadius: environment.metric(.fieldCornerRadius))
                line(environment)
                    .padding(.horizontal, environment.metric(.fieldHorizontalInset))
                    .padding(.vertical, isVertical ? environment.metric(.fieldVerticalInset) : 0)
                    .frame(minHeight: environment.metric(.fieldMinimumHeight))
                    .background(SystemStyle(names: ["systemBackground"]), in: outline)
                    .overlay {
                        outline.strokeBorder(Color.primary.opacity(environment.metric(.fieldBorderOpacity)), lineWidth: environment.pixelLength)
                    }
            } else {
                line(environment)
            }
        }
        .changingTraits { $0.isTextInput = true }
    }

    @ViewBuilder @MainActor
    private func line(_ environment: EnvironmentValues) -> some View {
        if isVertical { content(environment) } else { FieldLineLayout(room: environment.metric(.fieldLineRoom)) { content(environment) } }
    }

    @MainActor
    private func content(_ environment: EnvironmentValues) -> some View {
        ZStack {
            if text.isEmpty {
                prompt.foregroundStyle(PlaceholderTextShapeStyle()).overlay(alignment: .leading) { if environment.isFocused { FieldCaret() } }
            } else {
                Text(verbatim: text).overlay(alignment: .bottomTrailing) {
                    // Where a text of several lines ends is not known here.
                    if environment.isFocused, !isVertical { FieldCaret().offset(x: environment.metric(.fieldCaretWidth)) }
                }
            }
        }
        .changingEnvironment { if !isVertical { $0.lineLimit = 1 } }
        .frame(maxWidth: .infinity, alignment: Self.alignment(environment.multilineTextAlignment))
    }

    private static func alignment(_ alignment: TextAlignment) -> Alignment {
        switch alignment {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

/// Stands where what is typed next comes to stand.
struct FieldCaret: View {
    var body: some View {
        EnvironmentReading { environment in
            Capsule().fill(TintShapeStyle()).frame(width: environment.metric(.fieldCaretWidth))
        }
    }
}

private enum FieldBorderKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether text fields stand in a rounded border.
    var hasFieldBorder: Bool {
        get { self[FieldBorderKey.self] }
        set { self[FieldBorderKey.self] = newValue }
    }
}
