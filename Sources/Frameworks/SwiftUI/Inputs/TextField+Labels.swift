import FoundationOverlay
import ViewEngine

extension TextField {
    /// With a label that is a view; a prompt stands in the empty field instead of it.
    @MainActor @preconcurrency
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(label: label(), prompt: prompt, text: text)
    }

    @MainActor @preconcurrency
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(label: label(), prompt: prompt, text: text, axis: axis)
    }

    @MainActor @preconcurrency
    public init<F: ParseableFormatStyle>(value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label)
    where F.FormatOutput == String { self.init(label: label(), prompt: prompt, text: .formatted(value, format)) }

    @MainActor @preconcurrency
    public init<F: ParseableFormatStyle>(value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label)
    where F.FormatOutput == String { self.init(label: label(), prompt: prompt, text: .formatted(value, format)) }

    nonisolated init(label: Label, prompt: Text?, text: Binding<String>, axis: Axis = .horizontal) {
        self.init(label: label, text: text.wrappedValue, enter: { text.wrappedValue = $0 }, prompt: prompt, axis: axis)
    }
}

extension TextField where Label == Text {
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil) {
        self.init(label: Text(titleResource), prompt: prompt, text: text)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(label: Text(title), prompt: prompt, text: text)
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(label: Text(titleKey), prompt: prompt, text: text, axis: axis)
    }

    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(label: Text(titleResource), prompt: prompt, text: text, axis: axis)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(label: Text(title), prompt: prompt, text: text)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(_ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil)
    where F.FormatOutput == String { self.init(label: Text(title), prompt: prompt, text: .formatted(value, format)) }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(_ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil)
    where F.FormatOutput == String { self.init(label: Text(title), prompt: prompt, text: .formatted(value, format)) }

    public nonisolated init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
        self.init(label: Text(titleKey), prompt: prompt, text: .formatted(value, formatter))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
        self.init(label: Text(title), prompt: prompt, text: .formatted(value, formatter))
    }
}

// The first form of the API.
extension TextField where Label == Text {
    @available(iOS, deprecated: 100000)
    public nonisolated init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
    ) { self.init(titleKey, text: text) }

    @available(iOS, deprecated: 100000)
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) { self.init(titleKey, text: text) }

    @_disfavoredOverload @available(iOS, deprecated: 100000)
    public nonisolated init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
    ) { self.init(title, text: text) }

    @_disfavoredOverload @available(iOS, deprecated: 100000)
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) { self.init(title, text: text) }
}

extension SecureField {
    @MainActor @preconcurrency
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(label: label(), text: text.wrappedValue, enter: { text.wrappedValue = $0 }, prompt: prompt)
    }
}

extension SecureField where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(label: Text(titleKey), text: text.wrappedValue, enter: { text.wrappedValue = $0 }, prompt: prompt)
    }

    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil) {
        self.init(label: Text(titleResource), text: text.wrappedValue, enter: { text.wrappedValue = $0 }, prompt: prompt)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(label: Text(title), text: text.wrappedValue, enter: { text.wrappedValue = $0 }, prompt: prompt)
    }

    @available(iOS, deprecated: 100000)
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) { self.init(titleKey, text: text) }

    @_disfavoredOverload @available(iOS, deprecated: 100000)
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) { self.init(title, text: text) }
}

extension Binding where Value == String {
    /// The value as its style writes it; a text that the style cannot read changes nothing.
    static func formatted<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F) -> Binding<String>
    where F.FormatOutput == String {
        Binding(get: { format.format(value.wrappedValue) }, set: { if let read = parsed($0, format) { value.wrappedValue = read } })
    }

    /// A text that the style cannot read is no value.
    static func formatted<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F) -> Binding<String>
    where F.FormatOutput == String {
        Binding(get: { value.wrappedValue.map { format.format($0) } ?? "" }, set: { value.wrappedValue = parsed($0, format) })
    }

    /// A text that the formatter cannot read changes nothing.
    static func formatted<V>(_ value: Binding<V>, _ formatter: Formatter) -> Binding<String> {
        Binding(
            get: { formatter.string(for: value.wrappedValue) ?? "" },
            set: { if let read = FormatterInput.value(of: V.self, in: $0, by: formatter) { value.wrappedValue = read } })
    }

    private static func parsed<F: ParseableFormatStyle>(_ text: String, _ format: F) -> F.FormatInput? where F.FormatOutput == String {
        // What a person types need not be a value yet.
        try? format.parseStrategy.parse(text)
    }
}

/// What a person typed, as a formatter reads it.
private enum FormatterInput {
    static func value<V>(of type: V.Type, in text: String, by formatter: Formatter) -> V? {
        switch formatter {
        case let formatter as DateFormatter: formatter.date(from: text) as? V
        case let formatter as NumberFormatter: formatter.number(from: text).flatMap { value(of: type, from: $0) }
        default: text as? V
        }
    }

    private static func value<V>(of type: V.Type, from number: NSNumber) -> V? {
        let forms: [Any] = [number, number.doubleValue, number.intValue, number.floatValue, CGFloat(number.doubleValue), number.decimalValue]
        return forms.lazy.compactMap { $0 as? V }.first
    }
}
