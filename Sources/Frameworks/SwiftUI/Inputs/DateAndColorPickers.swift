import FoundationOverlay
import ViewEngine

/// A control for a date.
/// - Support: works in a running app; in a widget a yellow sign is drawn, as on a device.
public struct DatePicker<Label: View> {
    public typealias Components = DatePickerComponents

    let label: Label
    let date: Binding<Date>
    let components: DatePickerComponents
    var bounds: (lower: Date?, upper: Date?) = (nil, nil)
}

/// The parts of a date that can be chosen.
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    public static let date = DatePickerComponents(rawValue: 2)
}

extension DatePicker: View {
    public var body: some View {
        AppOnlyView("DatePicker", control: { control($0) }) {
            EvaluatedView { evaluation in
                let configuration = DatePickerStyleConfiguration(
                    label: .init(_view: AnyView(label)), selection: date, minimumDate: bounds.lower, maximumDate: bounds.upper,
                    displayedComponents: components)
                StyleStack.evaluate(configuration, evaluation) { AnyView(SystemDatePicker(configuration: $0)) }
            }
        }
    }

    /// Takes a date as `2026-11-25T18:30:00Z`.
    @MainActor
    private func control(_ environment: EnvironmentValues) -> LiveControl? {
        var control = LiveControl(role: "DatePicker", isEnabled: environment.isEnabled)
        control.title = (label as? Text)?._plainText(in: environment)
        control.value = date.wrappedValue.formatted(.iso8601)
        control.enter = { text in
            guard let new = try? Date(text, strategy: .iso8601) else { return }
            date.wrappedValue = min(max(new, bounds.lower ?? new), bounds.upper ?? new)
        }
        return control
    }

    @MainActor @preconcurrency
    public init(selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label) {
        self.init(label: label(), date: selection, components: displayedComponents)
    }

    @MainActor @preconcurrency
    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) { self.init(label: label(), date: selection, components: displayedComponents, bounds: (range.lowerBound, range.upperBound)) }
}

extension DatePicker where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]) {
        self.init(label: Text(titleKey), date: selection, components: displayedComponents)
    }

    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(
            label: Text(titleKey), date: selection, components: displayedComponents, bounds: (range.lowerBound, range.upperBound))
    }

    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(label: Text(titleKey), date: selection, components: displayedComponents, bounds: (range.lowerBound, nil)) }

    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(label: Text(titleKey), date: selection, components: displayedComponents, bounds: (nil, range.upperBound)) }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]) {
        self.init(label: Text(title), date: selection, components: displayedComponents)
    }
}
