import FoundationOverlay

/// Why something of a calendar could not be done.
public struct EKError: Error, Hashable, CustomNSError, Sendable {
    public enum Code: Int, Sendable {
        case eventNotMutable, noCalendar, noStartDate, noEndDate, datesInverted, internalFailure, calendarReadOnly, durationGreaterThanRecurrence
        case alarmGreaterThanRecurrence, startDateTooFarInFuture, startDateCollidesWithOtherOccurrence, objectBelongsToDifferentStore
        case invitesCannotBeMoved, invalidSpan, calendarHasNoSource, calendarSourceCannotBeModified, calendarIsImmutable
        case sourceDoesNotAllowCalendarAddDelete, recurringReminderRequiresDueDate, structuredLocationsNotSupported, reminderLocationsNotSupported
        case alarmProximityNotSupported, calendarDoesNotAllowEvents, calendarDoesNotAllowReminders, sourceDoesNotAllowReminders
        case sourceDoesNotAllowEvents, priorityIsInvalid, invalidEntityType, procedureAlarmsNotMutable, eventStoreNotAuthorized, osNotSupported
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { EKErrorDomain }
    public var errorCode: Int { code.rawValue }
}
