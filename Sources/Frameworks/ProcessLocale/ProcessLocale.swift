import Foundation

/// The locale, languages and calendar of the process, in place of Foundation's.
///
/// Foundation on Linux always says `en_001`. A library that is loaded before Foundation (`LD_PRELOAD`) and has functions of the
/// same names answers in its place, for the program and for Foundation's own formatters. The host sets `ISLET_LOCALE`, such as
/// `de_DE`, and, where they differ, `ISLET_LANGUAGES`, a JSON list with the best first.
enum ProcessLocale {
    static let locale = Locale(identifier: variable("ISLET_LOCALE") ?? "en_US")

    static let languages: [String] = {
        let own = locale.identifier(.bcp47)
        guard let text = variable("ISLET_LANGUAGES") else { return [own] }
        do {
            return try JSONDecoder().decode([String].self, from: Data(text.utf8))
        } catch {
            FileHandle.standardError.write(Data("ISLET_LANGUAGES is not a JSON list of languages: \(text)\n".utf8))
            return [own]
        }
    }()

    static let calendar: Calendar = {
        var calendar = locale.calendar
        calendar.locale = locale
        return calendar
    }()

    private static func variable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
    }
}

/// `Locale.current`
@_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
public func _processLocaleCurrent() -> Locale { ProcessLocale.locale }

/// `Locale.autoupdatingCurrent`
@_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
public func _processLocaleAutoupdating() -> Locale { ProcessLocale.locale }

/// `Locale.preferredLanguages`
@_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
public func _processLocaleLanguages() -> [String] { ProcessLocale.languages }

/// `Calendar.current`
@_silgen_name("$s20FoundationEssentials8CalendarV7currentACvgZ")
public func _processLocaleCalendar() -> Calendar { ProcessLocale.calendar }

/// `Calendar.autoupdatingCurrent`
@_silgen_name("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
public func _processLocaleCalendarAutoupdating() -> Calendar { ProcessLocale.calendar }
