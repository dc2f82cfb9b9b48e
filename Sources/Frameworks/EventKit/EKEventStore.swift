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
/// - Support: partial. Calendars, events and reminders are those of the member `calendar` of `--fixtures`; without one access is not granted.
///   Nothing can be changed.
open class EKEventStore: NSObject, @unchecked Sendable {
    open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
        CalendarFixture.current == nil ? .notDetermined : .fullAccess
    }

    public override init() { super.init() }

    /// Whether there is something to give access to.
    private func grants(_ call: String) -> Bool {
        if CalendarFixture.current != nil { return true }
        UnsupportedAPI.report("EKEventStore.\(call)", "access to calendars and reminders is not granted")
        return false
    }

    /// What there is, made when it is first asked for.
    lazy var contents = CalendarFixture.current.map { CalendarContents($0, store: self) }

    open func requestAccess(to entityType: EKEntityType, completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
        completion(grants("requestAccess(to:completion:)"), nil)
    }

    open func requestAccess(to entityType: EKEntityType) async throws -> Bool {
        grants("requestAccess(to:)")
    }

    open func requestFullAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
        completion(grants("requestFullAccessToEvents(completion:)"), nil)
    }

    open func requestFullAccessToEvents() async throws -> Bool {
        grants("requestFullAccessToEvents()")
    }

    open func requestWriteOnlyAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
        completion(grants("requestWriteOnlyAccessToEvents(completion:)"), nil)
    }

    open func requestWriteOnlyAccessToEvents() async throws -> Bool {
        grants("requestWriteOnlyAccessToEvents()")
    }

    open func requestFullAccessToReminders(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
        completion(grants("requestFullAccessToReminders(completion:)"), nil)
    }

    open func requestFullAccessToReminders() async throws -> Bool {
        grants("requestFullAccessToReminders()")
    }

    open func calendars(for entityType: EKEntityType) -> [EKCalendar] {
        contents?.calendars.filter { $0.allowedEntityTypes == (entityType == .event ? .event : .reminder) } ?? []
    }
    open func calendar(withIdentifier identifier: String) -> EKCalendar? { contents?.calendars.first { $0.calendarIdentifier == identifier } }
    open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? {
        let items: [EKCalendarItem] = (contents?.events ?? []) + (contents?.reminders ?? [])
        return items.first { $0.calendarItemIdentifier == identifier }
    }
    open func event(withIdentifier identifier: String) -> EKEvent? { contents?.events.first { $0.eventIdentifier == identifier } }
    open var defaultCalendarForNewEvents: EKCalendar? { calendars(for: .event).first }
    open func defaultCalendarForNewReminders() -> EKCalendar? { calendars(for: .reminder).first }
    open func refreshSourcesIfNecessary() {}
    open func reset() {}
}
