import FoundationOverlay
import Metrics

extension EKEventStore {
    public func predicateForEvents(withStart start: Date, end: Date, calendars: [EKCalendar]?) -> NSPredicate {
        Self.items(in: calendars) { (event: EKEvent) in event.startDate < end && event.endDate > start }
    }

    public func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { Self.items(in: calendars) { (_: EKReminder) in true } }

    public func predicateForIncompleteReminders(withDueDateStarting start: Date?, ending: Date?, calendars: [EKCalendar]?) -> NSPredicate {
        Self.items(in: calendars) { (reminder: EKReminder) in !reminder.isCompleted && Self.lies(reminder.dueDate, start, ending) }
    }

    public func predicateForCompletedReminders(withCompletionDateStarting start: Date?, ending: Date?, calendars: [EKCalendar]?) -> NSPredicate {
        Self.items(in: calendars) { (reminder: EKReminder) in reminder.isCompleted && Self.lies(reminder.completionDate, start, ending) }
    }

    private static func items<Item: EKCalendarItem>(in calendars: [EKCalendar]?, where matches: @escaping @Sendable (Item) -> Bool) -> NSPredicate {
        let identifiers = calendars.map { Set($0.map(\.calendarIdentifier)) }
        return NSPredicate { object, _ in
            guard let item = object as? Item else { return false }
            return (identifiers?.contains(item.calendar.calendarIdentifier) ?? true) && matches(item)
        }
    }

    /// Without limits every item matches, those without a date too.
    private static func lies(_ date: Date?, _ start: Date?, _ end: Date?) -> Bool {
        guard let date else { return start == nil && end == nil }
        return (start.map { date >= $0 } ?? true) && (end.map { date <= $0 } ?? true)
    }

    public func events(matching predicate: NSPredicate) -> [EKEvent] {
        guard let contents else {
            UnsupportedAPI.report("EKEventStore.events(matching:)", "there are no events: --fixtures gives some")
            return []
        }
        return contents.events.filter { predicate.evaluate(with: $0) }
    }

    @discardableResult
    public func fetchReminders(matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void) -> Any {
        if contents == nil {
            UnsupportedAPI.report("EKEventStore.fetchReminders(matching:completion:)", "there are no reminders: --fixtures gives some")
        }
        completion(contents?.reminders.filter { predicate.evaluate(with: $0) } ?? [])
        return NSObject()
    }

    public func cancelFetchRequest(_ fetchIdentifier: Any) {}

    public func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws { throw refusal("save(_:span:)") }
    public func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws { throw refusal("remove(_:span:)") }
    public func save(_ reminder: EKReminder, commit: Bool) throws { throw refusal("save(_:commit:)") }
    public func remove(_ reminder: EKReminder, commit: Bool) throws { throw refusal("remove(_:commit:)") }
    public func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw refusal("saveCalendar(_:commit:)") }
    public func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw refusal("removeCalendar(_:commit:)") }
    public func commit() throws {}

    private func refusal(_ call: String) -> EKError {
        UnsupportedAPI.report("EKEventStore.\(call)", "access to calendars and reminders is not granted")
        return EKError(.eventStoreNotAuthorized)
    }
}
