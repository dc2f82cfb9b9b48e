import ExtensionProtocol
import FoundationOverlay
import Metrics
import Synchronization
import SystemClient

public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    public static let carPlay = UNAuthorizationOptions(rawValue: 8)
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
    public static let announcement = UNAuthorizationOptions(rawValue: 128)
    public static let timeSensitive = UNAuthorizationOptions(rawValue: 256)
}

public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = UNNotificationPresentationOptions(rawValue: 1)
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
    public static let alert = UNNotificationPresentationOptions(rawValue: 4)
    public static let list = UNNotificationPresentationOptions(rawValue: 8)
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

public enum UNAuthorizationStatus: Int, Sendable { case notDetermined, denied, authorized, provisional, ephemeral }

public enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }

public enum UNAlertStyle: Int, Sendable { case none, banner, alert }

public enum UNShowPreviewsSetting: Int, Sendable { case always, whenAuthenticated, never }

/// What an app may do to notify.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
    open var authorizationStatus: UNAuthorizationStatus { status }
    open var alertSetting: UNNotificationSetting { setting }
    open var badgeSetting: UNNotificationSetting { setting }
    open var soundSetting: UNNotificationSetting { setting }
    open var lockScreenSetting: UNNotificationSetting { setting }
    open var notificationCenterSetting: UNNotificationSetting { setting }
    open var criticalAlertSetting: UNNotificationSetting { .disabled }
    open var timeSensitiveSetting: UNNotificationSetting { .disabled }
    open var scheduledDeliverySetting: UNNotificationSetting { .disabled }
    open var announcementSetting: UNNotificationSetting { .notSupported }
    open var carPlaySetting: UNNotificationSetting { .notSupported }
    open var directMessagesSetting: UNNotificationSetting { .notSupported }
    open var alertStyle: UNAlertStyle { isAllowed ? .banner : .none }
    open var showPreviewsSetting: UNShowPreviewsSetting { isAllowed ? .whenAuthenticated : .never }
    open var providesAppNotificationSettings: Bool { false }
    private let status: UNAuthorizationStatus
    private var isAllowed: Bool { status == .authorized || status == .provisional || status == .ephemeral }
    private var setting: UNNotificationSetting { isAllowed ? .enabled : .disabled }

    init(_ status: UNAuthorizationStatus) {
        self.status = status
        super.init()
    }
}

public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler completionHandler: @escaping () -> Void
    )
    /// The same for delegates that wait.
    nonisolated(nonsending) func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions
    nonisolated(nonsending) func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async
}

extension UNUserNotificationCenterDelegate {
    public func userNotificationCenter(
        _: UNUserNotificationCenter, willPresent: UNNotification,
        withCompletionHandler done: @escaping (UNNotificationPresentationOptions) -> Void
    ) { done([]) }
    public func userNotificationCenter(
        _: UNUserNotificationCenter, didReceive: UNNotificationResponse, withCompletionHandler done: @escaping () -> Void
    ) { done() }
    nonisolated(nonsending) public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions {
        await withCheckedContinuation { continuation in
            userNotificationCenter(center, willPresent: notification) { continuation.resume(returning: $0) }
        }
    }
    nonisolated(nonsending) public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {
        await withCheckedContinuation { continuation in
            userNotificationCenter(center, didReceive: response) { continuation.resume() }
        }
    }
}

/// Schedules notifications.
///
/// - Support: partial. Alerts by push are shown and told to the delegate; local requests are kept, can be read back, and are not shown.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    private static let shared = UNUserNotificationCenter()
    private struct State {
        var requests: [UNNotificationRequest] = []
        var categories: Set<UNNotificationCategory> = []
    }
    private let state = Mutex(State())

    open weak var delegate: (any UNUserNotificationCenterDelegate)?

    open class func current() -> UNUserNotificationCenter { shared }
    open var supportsContentExtensions: Bool { false }

    /// Asks the system that runs the app, where a person decides; false where there is none.
    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        guard let system = SystemClient.shared else { return false }
        return Self.areAllowed(try await system.ask(.notifications(asks: true))) ?? false
    }

    open func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        guard let system = SystemClient.shared else { return completionHandler(false, nil) }
        system.ask(.notifications(asks: true)) { result in
            switch result {
            case .success(let answer): completionHandler(Self.areAllowed(answer) ?? false, nil)
            case .failure(let error): completionHandler(false, error)
            }
        }
    }

    open func notificationSettings() async -> UNNotificationSettings {
        await withCheckedContinuation { continuation in getNotificationSettings { continuation.resume(returning: $0) } }
    }

    /// As the system that runs the app has them; denied where there is none.
    open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        guard let system = SystemClient.shared else { return completionHandler(UNNotificationSettings(.denied)) }
        system.ask(.notifications(asks: false)) { result in
            guard case .success(let answer) = result else { return completionHandler(UNNotificationSettings(.denied)) }
            completionHandler(UNNotificationSettings(Self.areAllowed(answer).map { $0 ? .authorized : .denied } ?? .notDetermined))
        }
    }

    /// Nil where a person has not been asked.
    private static func areAllowed(_ answer: SystemAnswer) -> Bool? {
        guard case .notifications(let areAllowed) = answer else { return false }
        return areAllowed
    }

    /// A request with a known identifier replaces the earlier one.
    open func add(_ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        UnsupportedAPI.report("UNUserNotificationCenter.add(_:)", "the notification is kept but never shown")
        state.withLock {
            $0.requests.removeAll { $0.identifier == request.identifier }
            $0.requests.append(request)
        }
        completionHandler?(nil)
    }

    open func add(_ request: UNNotificationRequest) async throws { add(request, withCompletionHandler: nil) }

    open func pendingNotificationRequests() async -> [UNNotificationRequest] { state.withLock { $0.requests } }
    open func getPendingNotificationRequests(completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void) {
        completionHandler(state.withLock { $0.requests })
    }
    open func deliveredNotifications() async -> [UNNotification] { [] }
    open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) { completionHandler([]) }

    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        state.withLock { $0.requests.removeAll { identifiers.contains($0.identifier) } }
    }
    open func removeAllPendingNotificationRequests() { state.withLock { $0.requests = [] } }
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
    open func removeAllDeliveredNotifications() {}
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) { state.withLock { $0.categories = categories } }
    open func notificationCategories() async -> Set<UNNotificationCategory> { state.withLock { $0.categories } }
    open func setBadgeCount(_ count: Int) async throws {}
    open func setBadgeCount(_ count: Int, withCompletionHandler done: (@Sendable ((any Error)?) -> Void)? = nil) { done?(nil) }
}
