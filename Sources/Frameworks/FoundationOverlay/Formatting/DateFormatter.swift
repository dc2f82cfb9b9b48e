import Foundation
import Synchronization

/// Dates as text. Foundation's own on Linux writes the styles of a formatter with the ISO 8601 calendar as ISO 8601 does, 2024-12-18;
/// Apple's writes them as the locale does.
open class DateFormatter: Foundation.DateFormatter, @unchecked Sendable {
    private let isoCalendar = Mutex<Calendar?>(nil)

    /// How old systems wrote dates.
    public enum Behavior: UInt, Sendable { case `default` = 0, behavior10_0 = 1000, behavior10_4 = 1040 }

    /// - Support: accepted, without effect: dates are written as they are today.
    open var formatterBehavior = Behavior.behavior10_4

    /// The calendar of the fields. The one of ISO 8601 is the Gregorian with other weeks.
    open override var calendar: Calendar! {
        get { isoCalendar.withLock { $0 } ?? super.calendar }
        set {
            isoCalendar.withLock { $0 = newValue?.identifier == .iso8601 ? newValue : nil }
            super.calendar = newValue.map { $0.identifier == .iso8601 ? Self.gregorian(like: $0) : $0 }
        }
    }

    private static func gregorian(like iso: Calendar) -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        (calendar.locale, calendar.timeZone) = (iso.locale, iso.timeZone)
        (calendar.firstWeekday, calendar.minimumDaysInFirstWeek) = (iso.firstWeekday, iso.minimumDaysInFirstWeek)
        return calendar
    }
}
