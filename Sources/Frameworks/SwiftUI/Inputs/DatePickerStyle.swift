import FoundationOverlay
import ViewEngine

/// The look of date pickers.
@MainActor @preconcurrency
public protocol DatePickerStyle {
    associatedtype Body: View = Never
    typealias Configuration = DatePickerStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension DatePickerStyle where Body == Never {
    public func makeBody(configuration: Configuration) -> Never { fatalError("\(Self.self) has no body: the system draws it") }
}

/// The parts of a date picker.
public struct DatePickerStyleConfiguration {
    public struct Label: _StylePart {
        public typealias Body = Never
        public let _view: AnyView
    }

    public let label: Label
    @Binding public var selection: Date
    /// Nil where the range has no beginning.
    public let minimumDate: Date?
    /// Nil where the range has no end.
    public let maximumDate: Date?
    public let displayedComponents: DatePickerComponents

    init(label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?, displayedComponents: DatePickerComponents) {
        self.label = label
        _selection = selection
        self.minimumDate = minimumDate
        self.maximumDate = maximumDate
        self.displayedComponents = displayedComponents
    }
}

public struct DefaultDatePickerStyle: DatePickerStyle, Sendable { public nonisolated init() {} }
public struct CompactDatePickerStyle: DatePickerStyle, Sendable { public nonisolated init() {} }
public struct GraphicalDatePickerStyle: DatePickerStyle, Sendable { public nonisolated init() {} }
public struct WheelDatePickerStyle: DatePickerStyle, Sendable { public nonisolated init() {} }
/// - Support: partial: as fields.
public struct FieldDatePickerStyle: DatePickerStyle, Sendable { public nonisolated init() {} }
/// - Support: partial: as fields.
public struct StepperFieldDatePickerStyle: DatePickerStyle, Sendable { public nonisolated init() {} }
extension DatePickerStyle where Self == DefaultDatePickerStyle { public static var automatic: DefaultDatePickerStyle { .init() } }
extension DatePickerStyle where Self == CompactDatePickerStyle { public static var compact: CompactDatePickerStyle { .init() } }
extension DatePickerStyle where Self == GraphicalDatePickerStyle { public static var graphical: GraphicalDatePickerStyle { .init() } }
extension DatePickerStyle where Self == WheelDatePickerStyle { public static var wheel: WheelDatePickerStyle { .init() } }
extension DatePickerStyle where Self == FieldDatePickerStyle { public static var field: FieldDatePickerStyle { .init() } }
extension DatePickerStyle where Self == StepperFieldDatePickerStyle { public static var stepperField: StepperFieldDatePickerStyle { .init() } }

extension View {
    /// - Support: works: fields, a calendar, wheels, and styles of the program's own.
    public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return changingEnvironment { environment in
            guard S.Body.self != Never.self else {
                environment.datePickerLook = style is GraphicalDatePickerStyle ? .calendar : style is WheelDatePickerStyle ? .wheels : .compact
                return
            }
            StyleStack<DatePickerStyleConfiguration>.push(
                { configuration, evaluation in AnyView(evaluation._connected(style).makeBody(configuration: configuration)) }, in: &environment)
        }
    }
}
