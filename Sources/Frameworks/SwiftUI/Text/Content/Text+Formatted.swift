import FoundationOverlay
import ViewEngine

/// A value with the style that turns it into text in its surroundings.
final class FormattedText: Equatable, @unchecked Sendable {
    enum Output {
        case plain(String)
        case attributed(AttributedString)
    }

    // The closure reads only; formatters and format inputs are not marked sendable.
    private let makeString: (EnvironmentValues) -> Output

    /// The name of a format that would follow the clock on a device but is written once here.
    let frozenFormat: String?

    init(frozen frozenFormat: String? = nil, _ makeString: @escaping (EnvironmentValues) -> Output) {
        self.frozenFormat = frozenFormat
        self.makeString = makeString
    }

    func string(in environment: EnvironmentValues) -> Output { makeString(environment) }

    static func == (a: FormattedText, b: FormattedText) -> Bool { a === b }
}

extension Text {
    /// A value in a format that follows the locale of the surroundings.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(storage: .formatted(FormattedText { .plain(LocalizedFormat.localized(format, in: $0).format(input)) }))
    }

    public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        self.init(storage: .formatted(FormattedText { .attributed(LocalizedFormat.localized(format, in: $0).format(input)) }))
    }

    /// An object as a formatter writes it.
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        self.init(storage: .formatted(FormattedText { _ in .plain(formatter.string(for: subject) ?? "") }))
    }

    /// A value as a formatter writes it.
    public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        self.init(storage: .formatted(FormattedText { _ in .plain(formatter.string(for: subject) ?? "") }))
    }

    public init(_ date: Date, formatter: Formatter) {
        self.init(storage: .formatted(FormattedText { _ in .plain(formatter.string(for: date) ?? "") }))
    }
}

/// Format styles in the locale, calendar and time zone of the surroundings.
enum LocalizedFormat {
    static func localized<F: FormatStyle>(_ style: F, in environment: EnvironmentValues) -> F {
        let style = style.locale(environment.locale)
        guard var date = style as? Date.FormatStyle else { return style }
        if date.timeZone == .autoupdatingCurrent { date.timeZone = environment.timeZone }
        if date.calendar == .autoupdatingCurrent { date.calendar = environment.calendar }
        return date as? F ?? style
    }
}
