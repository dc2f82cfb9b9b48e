import FoundationOverlay

/// When a notification is due.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
    public let repeats: Bool

    init(repeats: Bool) {
        self.repeats = repeats
        super.init()
    }

    /// The next moment after `now`.
    func next(after now: Date) -> Date? { nil }
}

open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// In seconds.
    public let timeInterval: TimeInterval

    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }

    open func nextTriggerDate() -> Date? { next(after: Date()) }
    override func next(after now: Date) -> Date? { now.addingTimeInterval(timeInterval) }
}

open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    public let dateComponents: DateComponents

    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    open func nextTriggerDate() -> Date? { next(after: Date()) }

    override func next(after now: Date) -> Date? {
        (dateComponents.calendar ?? .current).nextDate(after: now, matching: dateComponents, matchingPolicy: .nextTime)
    }
}

open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}
