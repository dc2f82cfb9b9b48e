import FoundationOverlay
import ViewEngine

/// A control for a date.
/// - Support: partial: drawn in an app's window, and does not react; in a widget a yellow sign is drawn, as on a device.
public struct DatePicker<Label: View> {
    public typealias Components = DatePickerComponents

    let label: Label
    let date: Date
    let components: DatePickerComponents
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
        AppOnlyView("DatePicker") {
            LabeledInput(label: label) {
                if components.contains(.date) { Text(date, style: .date).fixedSize() }
                if components.contains(.hourAndMinute) { Text(date, style: .time).fixedSize() }
            }
        }
    }

    @MainActor @preconcurrency
    public init(selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label) {
        self.init(label: label(), date: selection.wrappedValue, components: displayedComponents)
    }

    @MainActor @preconcurrency
    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) { self.init(label: label(), date: selection.wrappedValue, components: displayedComponents) }
}

extension DatePicker where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]) {
        self.init(label: Text(titleKey), date: selection.wrappedValue, components: displayedComponents)
    }

    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(titleKey, selection: selection, displayedComponents: displayedComponents) }

    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(titleKey, selection: selection, displayedComponents: displayedComponents) }

    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(titleKey, selection: selection, displayedComponents: displayedComponents) }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]) {
        self.init(label: Text(title), date: selection.wrappedValue, components: displayedComponents)
    }
}

/// A control for a colour.
/// - Support: partial: drawn in an app's window, and does not react; in a widget a yellow sign is drawn, as on a device.
public struct ColorPicker<Label: View> {
    let label: Label
    let color: Color
}

extension ColorPicker: View {
    public var body: some View {
        AppOnlyView("ColorPicker") { LabeledInput(label: label) { Circle().fill(color).frame(width: 28, height: 28) } }
    }

    @MainActor @preconcurrency
    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(label: label(), color: selection.wrappedValue)
    }
}

extension ColorPicker where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(label: Text(titleKey), color: selection.wrappedValue)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(label: Text(title), color: selection.wrappedValue)
    }
}
