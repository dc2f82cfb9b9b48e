import CoreGraphics
import FoundationOverlay

/// What a store has, made of a fixture.
struct CalendarContents {
    private(set) var calendars: [EKCalendar] = []
    /// In the order of their beginnings.
    private(set) var events: [EKEvent] = []
    private(set) var reminders: [EKReminder] = []

    init(_ fixture: CalendarFixture, store: EKEventStore) {
        calendars = (fixture.calendars ?? []).map { Self.calendar($0.title, $0.reminders == true ? .reminder : .event, color: $0.color) }
        for event in (fixture.events ?? []).sorted(by: { $0.start < $1.start }) { add(event, store) }
        for reminder in fixture.reminders ?? [] { add(reminder, store) }
    }

    private mutating func add(_ fixture: CalendarFixture.Event, _ store: EKEventStore) {
        let event = EKEvent(eventStore: store)
        (event.title, event.location, event.notes) = (fixture.title, fixture.location, fixture.notes)
        (event.startDate, event.endDate) = (fixture.start, fixture.end ?? fixture.start.addingTimeInterval(fixture.allDay == true ? 86_399 : 3_600))
        event.isAllDay = fixture.allDay ?? false
        event.url = fixture.url.flatMap(URL.init(string:))
        event.calendar = calendar(titled: fixture.calendar, .event)
        events.append(event)
    }

    private mutating func add(_ fixture: CalendarFixture.Reminder, _ store: EKEventStore) {
        let reminder = EKReminder(eventStore: store)
        (reminder.title, reminder.notes, reminder.priority) = (fixture.title, fixture.notes, fixture.priority ?? 0)
        reminder.dueDateComponents = fixture.due.map {
            Calendar.current.dateComponents([.calendar, .timeZone, .year, .month, .day, .hour, .minute], from: $0)
        }
        if let completed = fixture.completed {
            reminder.isCompleted = true
            reminder.completionDate = completed
        }
        reminder.calendar = calendar(titled: fixture.list, .reminder)
        reminders.append(reminder)
    }

    /// The one of that title, or the first one; a new one where there is none.
    private mutating func calendar(titled title: String?, _ type: EKEntityType) -> EKCalendar {
        let mask: EKEntityMask = type == .event ? .event : .reminder
        if let known = calendars.first(where: { $0.allowedEntityTypes == mask && (title == nil || $0.title == title) }) { return known }
        let new = Self.calendar(title ?? (type == .event ? "Calendar" : "Reminders"), type, color: nil)
        calendars.append(new)
        return new
    }

    private static func calendar(_ title: String, _ type: EKEntityType, color: String?) -> EKCalendar {
        let calendar = EKCalendar(for: type, identifier: "fixture-\(title)")
        calendar.title = title
        calendar.cgColor = Self.color(color ?? "#007AFF")
        return calendar
    }

    private static func color(_ text: String) -> CGColor {
        let number = UInt32(text.drop { $0 == "#" }, radix: 16) ?? 0x007AFF
        func part(_ shift: UInt32) -> CGFloat { CGFloat(number >> shift & 255) / 255 }
        return CGColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
    }
}

extension EKReminder {
    /// When it is due by the person's calendar.
    var dueDate: Date? { dueDateComponents.flatMap { ($0.calendar ?? Calendar.current).date(from: $0) } }
}
