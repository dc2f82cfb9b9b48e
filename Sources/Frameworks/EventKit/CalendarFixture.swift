import FoundationOverlay

/// The member `calendar` of `--fixtures`.
struct CalendarFixture: Decodable {
    struct List: Decodable {
        var title: String
        /// `#RRGGBB`.
        var color: String?
        /// Whether it is a list of reminders.
        var reminders: Bool?
    }

    struct Event: Decodable {
        var title: String
        var start: Date
        var end: Date?
        var allDay: Bool?
        /// The title of its calendar; the first one unless given.
        var calendar: String?
        var location: String?
        var notes: String?
        var url: String?
    }

    struct Reminder: Decodable {
        var title: String
        var due: Date?
        var completed: Date?
        /// 1 for the highest, 9 for the lowest.
        var priority: Int?
        var list: String?
        var notes: String?
    }

    var calendars: [List]?
    var events: [Event]?
    var reminders: [Reminder]?

    /// Nil where the person gives no access.
    static var current: CalendarFixture? { _Fixtures.member("calendar", as: CalendarFixture.self) }
}
