import CoreGraphics
import FoundationOverlay

open class EKSource: NSObject, @unchecked Sendable {
    open var sourceIdentifier: String { "" }
    open var title: String { "" }
}

/// A list of events or reminders.
open class EKCalendar: NSObject, @unchecked Sendable {
    public let calendarIdentifier: String
    open var title = ""
    open var cgColor: CGColor!
    open var source: EKSource!
    open var allowsContentModifications: Bool { true }
    open var allowedEntityTypes: EKEntityMask

    public convenience init(for entityType: EKEntityType, eventStore: EKEventStore) {
        self.init(for: entityType, identifier: UUID().uuidString)
    }

    init(for entityType: EKEntityType, identifier: String) {
        calendarIdentifier = identifier
        allowedEntityTypes = entityType == .event ? .event : .reminder
        super.init()
    }
}

/// What events and reminders have in common.
open class EKCalendarItem: NSObject, @unchecked Sendable {
    public let calendarItemIdentifier = UUID().uuidString
    open var calendar: EKCalendar!
    open var title: String!
    open var location: String?
    open var notes: String?
    open var url: URL?
    open var timeZone: TimeZone?
    /// Nobody here is asked to come: nil, as where an event has no guests.
    open var attendees: [EKParticipant]? { nil }
    open var hasAttendees: Bool { false }
    open var hasNotes: Bool { notes?.isEmpty == false }
    open var alarms: [EKAlarm]?
    open var recurrenceRules: [EKRecurrenceRule]?
    open var hasAlarms: Bool { alarms?.isEmpty == false }
    open var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
    open private(set) var creationDate: Date? = Date()
    open private(set) var lastModifiedDate: Date?

    init(store: EKEventStore) { super.init() }

    open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
    open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
    open func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
    open func removeRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules?.removeAll { $0 === rule } }
}

open class EKEvent: EKCalendarItem, @unchecked Sendable {
    open var eventIdentifier: String! { calendarItemIdentifier }
    open var startDate: Date!
    open var endDate: Date!
    open var isAllDay = false
    open var availability = EKEventAvailability.notSupported
    open var status: EKEventStatus { .none }
    open var isDetached: Bool { false }
    open var organizer: EKParticipant? { nil }
    open var occurrenceDate: Date! { startDate }
    open var structuredLocation: EKStructuredLocation? {
        didSet { location = structuredLocation?.title }
    }

    public init(eventStore store: EKEventStore) { super.init(store: store) }

    open func compareStartDate(with other: EKEvent) -> ComparisonResult { startDate.compare(other.startDate) }
}

open class EKReminder: EKCalendarItem, @unchecked Sendable {
    open var startDateComponents: DateComponents?
    open var dueDateComponents: DateComponents?
    open var completionDate: Date?
    open var isCompleted = false {
        didSet { completionDate = isCompleted ? Date() : nil }
    }
    /// 0 for none, 1 for the highest, 9 for the lowest.
    open var priority = 0

    public init(eventStore store: EKEventStore) { super.init(store: store) }
}
