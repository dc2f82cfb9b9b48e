import Foundation
import Localization
import Synchronization

/// Formats with plural forms that `NSLocalizedString` returned, so that `String(format:)` can choose the form.
enum PluralFormats {
    private static let known = Mutex<[String: LocalizationTable.Match]>([:])

    static func remember(_ match: LocalizationTable.Match, for format: String) {
        known.withLock { $0[format] = match }
    }

    /// The text of a remembered format; `nil` for any other.
    static func string(_ format: String, locale: Locale, groupsDigits: Bool, arguments: [any CVarArg]) -> String? {
        guard let match = known.withLock({ $0[format] }) else { return nil }
        return PhraseFormatter(locale: locale, language: match.language, groupsDigits: groupsDigits)
            .string(match.phrase, arguments: arguments.map(LocalizationArgument.init))
    }
}

extension CVarArg {
    /// The value as a device has it: what is no number (`0 / 0`) has a sign on some processors, which is written, and none on Apple's.
    var _unsigned: any CVarArg {
        switch self {
        case let value as Double where value.isNaN: Double.nan
        case let value as Float where value.isNaN: Float.nan
        case let value as CGFloat where value.isNaN: Double.nan
        default: self
        }
    }
}

/// The signatures are those of Foundation, `__shared` included, so that these stand in for them.
extension String {
    /// Puts values into a format; plural forms of a format from `NSLocalizedString` are chosen by them.
    public init(format: __shared String, _ arguments: any CVarArg...) {
        self =
            PluralFormats.string(format, locale: .current, groupsDigits: false, arguments: arguments)
            ?? String(format: format, arguments: arguments.map(\._unsigned))
    }

    /// Puts values into a format the way a locale writes them.
    public init(format: __shared String, locale: __shared Locale?, _ arguments: any CVarArg...) {
        self =
            PluralFormats.string(format, locale: locale ?? .current, groupsDigits: locale != nil, arguments: arguments)
            ?? String(format: format, locale: locale, arguments: arguments.map(\._unsigned))
    }

    /// Puts values into a format the way the person's locale writes them.
    public static func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String {
        PluralFormats.string(format, locale: .current, groupsDigits: true, arguments: arguments)
            ?? PhraseFormatter(locale: .current).string(format: format, arguments: arguments.map(LocalizationArgument.init))
    }
}
