import Foundation
import IsletModel

/// Names of months and years in durations: `Data/calendar-units.json`.
struct CalendarUnits: Decodable, Sendable {
    struct Patterns: Decodable, Sendable {
        /// One, and any other number.
        var wide: [String]
        var abbreviated: [String]
        var narrow: [String]
    }

    struct Language: Decodable, Sendable {
        var month: Patterns
        var year: Patterns
        var joiner: String
    }

    var languages: [String: Language]

    static let shared: CalendarUnits = BundledData.read("calendar-units", in: .module)

    static func language(of locale: Locale) -> Language? {
        locale.language.languageCode.flatMap { shared.languages[$0.identifier] }
    }
}
