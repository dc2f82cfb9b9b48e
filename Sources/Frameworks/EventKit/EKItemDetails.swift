import CoreLocation
import FoundationOverlay

/// A place with a name.
open class EKStructuredLocation: NSObject, @unchecked Sendable {
    open var title: String?
    open var geoLocation: CLLocation?
    /// In metres; 0 for the system's own.
    open var radius = 0.0

    public convenience init(title: String) {
        self.init()
        self.title = title
    }
}

public enum EKAlarmProximity: Int, Sendable { case none, enter, leave }
public enum EKEventAvailability: Int, Sendable { case notSupported = -1, busy, free, tentative, unavailable }
public enum EKEventStatus: Int, Sendable { case none, confirmed, tentative, canceled }

public enum EKParticipantRole: Int, Sendable { case unknown, required, optional, chair, nonParticipant }
public enum EKParticipantType: Int, Sendable { case unknown, person, room, resource, group }
public enum EKParticipantStatus: Int, Sendable {
    case unknown, pending, accepted, declined, tentative, delegated, completed, inProcess
}

/// Somebody who is asked to an event.
open class EKParticipant: NSObject, @unchecked Sendable {
    open var name: String? { nil }
    open var url: URL { URL(fileURLWithPath: "/") }
    open var isCurrentUser: Bool { false }
    open var participantRole: EKParticipantRole { .unknown }
    open var participantStatus: EKParticipantStatus { .unknown }
    open var participantType: EKParticipantType { .unknown }
    open var contactPredicate: NSPredicate { NSPredicate(value: false) }
}

/// A reminder of an event, at a date or so long before it.
open class EKAlarm: NSObject, @unchecked Sendable {
    open var absoluteDate: Date?
    /// Seconds from the start of the event, negative before it.
    open var relativeOffset: TimeInterval = 0
    open var structuredLocation: EKStructuredLocation?
    open var proximity = EKAlarmProximity.none

    public convenience init(absoluteDate date: Date) {
        self.init()
        absoluteDate = date
    }

    public convenience init(relativeOffset offset: TimeInterval) {
        self.init()
        relativeOffset = offset
    }
}

public enum EKRecurrenceFrequency: Int, Sendable { case daily, weekly, monthly, yearly }
public enum EKWeekday: Int, Sendable { case sunday = 1, monday, tuesday, wednesday, thursday, friday, saturday }

open class EKRecurrenceDayOfWeek: NSObject, @unchecked Sendable {
    public let dayOfTheWeek: EKWeekday
    /// The week within a month or year; 0 for each.
    public let weekNumber: Int

    public init(dayOfTheWeek: EKWeekday, weekNumber: Int) {
        (self.dayOfTheWeek, self.weekNumber) = (dayOfTheWeek, weekNumber)
        super.init()
    }

    public convenience init(_ dayOfTheWeek: EKWeekday) { self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: 0) }
    public convenience init(_ dayOfTheWeek: EKWeekday, weekNumber: Int) { self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: weekNumber) }
}

open class EKRecurrenceEnd: NSObject, @unchecked Sendable {
    public let endDate: Date?
    /// 0 where a date ends the rule.
    public let occurrenceCount: Int

    public init(end date: Date) {
        (endDate, occurrenceCount) = (date, 0)
        super.init()
    }

    public init(occurrenceCount: Int) {
        (endDate, self.occurrenceCount) = (nil, occurrenceCount)
        super.init()
    }
}

/// How an event repeats.
open class EKRecurrenceRule: NSObject, @unchecked Sendable {
    public let frequency: EKRecurrenceFrequency
    public let interval: Int
    public let daysOfTheWeek: [EKRecurrenceDayOfWeek]?
    open var recurrenceEnd: EKRecurrenceEnd?

    public init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
        (frequency, self.interval, daysOfTheWeek, recurrenceEnd) = (type, interval, nil, end)
        super.init()
    }

    public init(
        recurrenceWith type: EKRecurrenceFrequency, interval: Int, daysOfTheWeek: [EKRecurrenceDayOfWeek]?, daysOfTheMonth: [NSNumber]?,
        monthsOfTheYear: [NSNumber]?, weeksOfTheYear: [NSNumber]?, daysOfTheYear: [NSNumber]?, setPositions: [NSNumber]?, end: EKRecurrenceEnd?
    ) {
        (frequency, self.interval, self.daysOfTheWeek, recurrenceEnd) = (type, interval, daysOfTheWeek, end)
        super.init()
    }
}
