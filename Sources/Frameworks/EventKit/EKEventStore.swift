import FoundationOverlay
import Metrics

public let EKErrorDomain = "EKErrorDomain"

public enum EKEntityType: UInt, Sendable { case event, reminder }

public struct EKEntityMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let event = EKEntityMask(rawValue: 1)
    public static let reminder = EKEntityMask(rawValue: 2)
}

public enum EKAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, fullAccess, writeOnly
    @available(*, deprecated, renamed: "fullAccess")
    public static var authorized: EKAuthorizationStatus { .fullAccess }
}

public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }

public typealias EKEventStoreRequestAccessCompletionHandler = @Sendable (Bool, (any Error)?) -> Void

extension Notification.Name {
    public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}

/// The person's calendars and reminders.
///
/// - Support: none. Access is never granted and there are no calendars, events and reminders.
open class EKEventStore: NSObject, @unchecked Sendable {
    open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .notDetermined }

    public override init() { super.init() }

    private func note(_ call: String) { UnsupportedAPI.report("EKEventStore.\(call)", "access to calendars and reminders is not granted") }

    open func requestAccess(to entityType: EKEntityType, completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
        note("requestAccess(to:completion:)")
        completion(false, nil)
    }

    open func requestAccess(to entityType: EKEntityType) async throws -> Bool {
        note("requestAccess(to:)")
        return false
    }

    open func requestFullAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
        note("requestFullAccessToEvents(completion:)")
        completion(false, nil)
    }

    open func requestFullAccessToEvents() async throws -> Bool {
        note("requestFullAccessToEvents()")
        return false
    }

    open func requestWriteOnlyAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
        note("requestWriteOnlyAccessToEvents(completion:)")
        completion(false, nil)
    }

    open func requestWriteOnlyAccessToEvents() async throws -> Bool {
        note("requestWriteOnlyAccessToEvents()")
        return false
    }

    open func requestFullAccessToReminders(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
        note("requestFullAccessToReminders(completion:)")
        completion(false, nil)
    }

    open func requestFullAccessToReminders() async throws -> Bool {
        note("requestFullAccessToReminders()")
        return false
    }

    open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
    open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
    open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
    open func event(withIdentifier identifier: String) -> EKEvent? { nil }
    open var defaultCalendarForNewEvents: EKCalendar? { nil }
    open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
    open func refreshSourcesIfNecessary() {}
    open func reset() {}
}
