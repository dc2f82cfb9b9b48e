import Foundation
import Snapshot

/// Locale, calendar and time zone that a text is written in.
struct DateContext {
    let locale: Locale
    let calendar: Calendar
    let timeZone: TimeZone
    /// Seconds are written as minus signs.
    let hidesSeconds: Bool

    init(_ text: DynamicText) {
        hidesSeconds = text.isLuminanceReduced
        locale = Locale(identifier: text.locale)
        timeZone = TimeZone(identifier: text.timeZone) ?? .gmt
        var calendar = Calendar(identifier: Self.calendars[text.calendar] ?? .gregorian)
        calendar.locale = locale
        calendar.timeZone = timeZone
        self.calendar = calendar
    }

    private static let calendars: [String: Calendar.Identifier] = [
        "gregorian": .gregorian, "buddhist": .buddhist, "chinese": .chinese, "coptic": .coptic, "ethiopicAmeteMihret": .ethiopicAmeteMihret,
        "ethiopicAmeteAlem": .ethiopicAmeteAlem, "hebrew": .hebrew, "iso8601": .iso8601, "indian": .indian, "islamic": .islamic,
        "islamicCivil": .islamicCivil, "japanese": .japanese, "persian": .persian, "republicOfChina": .republicOfChina,
        "islamicTabular": .islamicTabular, "islamicUmmAlQura": .islamicUmmAlQura,
    ]
}
