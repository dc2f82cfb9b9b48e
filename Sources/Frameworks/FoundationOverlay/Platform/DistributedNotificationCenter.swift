import Foundation

/// Notifications between a Mac's programs.
/// - Support: partial. They reach observers in the program itself.
open class DistributedNotificationCenter: NotificationCenter, @unchecked Sendable {
    public enum SuspensionBehavior: UInt, Sendable { case drop = 1, coalesce, hold, deliverImmediately }

    private static let only = DistributedNotificationCenter()

    open class func `default`() -> DistributedNotificationCenter { only }

    open var suspended = false

    open func postNotificationName(
        _ name: Notification.Name, object: String?, userInfo: [AnyHashable: Any]? = nil, deliverImmediately: Bool = false
    ) { post(name: name, object: object, userInfo: userInfo) }

    open func addObserver(
        _ observer: Any, selector: Selector, name: Notification.Name?, object: String?, suspensionBehavior: SuspensionBehavior
    ) { addObserver(observer, selector: selector, name: name, object: object) }
}
