import FoundationOverlay
import Localization

extension LocalizedStringKey.StringInterpolation {
    public mutating func appendInterpolation(_ string: String) { append(.string(string), "%@") }

    public mutating func appendInterpolation(_ substring: Substring) { append(.string(String(substring)), "%@") }

    public mutating func appendInterpolation(_ resource: LocalizedStringResource) { append(.text(Text(resource)), "%@") }

    public mutating func appendInterpolation(_ text: Text) { append(.text(text), "%@") }

    public mutating func appendInterpolation(_ image: Image) { append(.text(Text(image)), "%@") }

    public mutating func appendInterpolation(_ attributedString: AttributedString) { append(.text(Text(attributedString)), "%@") }

    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
        append(.init(LocalizationArgument(value._arg)), value._specifier)
    }

    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
        append(.init(LocalizationArgument(value._arg)), specifier)
    }

    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
        append(.string(formatter?.string(for: subject) ?? subject.description), "%@")
    }

    public mutating func appendInterpolation<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter? = nil) {
        append(.string(formatter?.string(for: subject) ?? String(describing: subject)), "%@")
    }

    public mutating func appendInterpolation(_ date: Date, formatter: Formatter? = nil) {
        append(.string(formatter?.string(for: date) ?? String(describing: date)), "%@")
    }

    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        append(.text(Text(input, format: format)), "%@")
    }

    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        append(.text(Text(input, format: format)), "%@")
    }
}

extension LocalizedStringKey.StringInterpolation {
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { append(.text(Text(date, style: style)), "%@") }

    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append(.text(Text(dates)), "%@") }

    public mutating func appendInterpolation(_ interval: DateInterval) { append(.text(Text(interval)), "%@") }

    public mutating func appendInterpolation(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        append(.text(Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)), "%@")
    }

    public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
    where F.FormatInput == V, F.FormatOutput == String, F: Sendable, V: Sendable {
        append(.text(Text(source, format: format)), "%@")
    }

    public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
    where F.FormatInput == V, F.FormatOutput == AttributedString, F: Sendable, V: Sendable {
        append(.text(Text(source, format: format)), "%@")
    }
}
