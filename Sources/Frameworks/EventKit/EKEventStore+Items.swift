import FoundationOverlay
import Metrics

extension EKEventStore {
    public func predicateForEvents(withStart start: Date, end: Date, calendars: [EKCalendar]?) -> NSPredicate { Self.nothing }
    public func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { Self.nothing }

    public func predicateForIncompleteReminders(withDueDateStarting start: Date?, ending: Date?, calendars: [EKCalendar]?) -> NSPredicate {
        Self.nothing
    }

    public func predicateForCompletedReminders(withCompletionDateStarting start: Date?, ending: Date?, calendars: [EKCalendar]?) -> NSPredicate {
        Self.nothing
    }

    /// There is nothing that could match.
    private static var nothing: NSPredicate { NSPredicate(value: false) }

    public func events(matching predicate: NSPredicate) -> [EKEvent] {
        UnsupportedAPI.report("EKEventStore.events(matching:)", "there are no events")
        return []
    }

    @discardableResult
    public func fetchReminders(matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void) -> Any {
        UnsupportedAPI.report("EKEventStore.fetchReminders(matching:completion:)", "there are no reminders")
        completion([])
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

    /// `EKErrorEventStoreNotAuthorized`
    private func refusal(_ call: String) -> NSError {
        UnsupportedAPI.report("EKEventStore.\(call)", "access to calendars and reminders is not granted")
        return NSError(domain: EKErrorDomain, code: 29)
    }
}
