import ExtensionProtocol
import Foundation
import IsletModel
import Ledger
import PushService

/// Pushes to apps themselves: notifications, and work in the background.
extension DeviceDriver {
    func takeAppPush(_ arrival: PushArrival) throws(DeviceDriverError) {
        let payload: AppPayload
        do throws(LiveActivityPayload.Fault) {
            payload = try AppPayload(arrival.notification.payload)
        } catch {
            return try finish(arrival, PushEffect(error.code, error.sentence, at: now))
        }
        if arrival.notification.headers.kind == .background { return try wake(for: arrival, payload) }
        guard payload.hasAlert || payload.badge != nil || payload.hasSound else {
            let sentence = "“aps” has neither “alert” nor “badge” nor “sound”: there is nothing to show"
            return try finish(arrival, PushEffect(.ignored, sentence, at: now, notes: payload.notes))
        }
        try show(arrival, payload)
    }

    // MARK: Notifications

    private func show(_ arrival: PushArrival, _ payload: AppPayload) throws(DeviceDriverError) {
        let app = arrival.app
        if let sentence = reasonAgainstNotifications(of: app) {
            return try finish(arrival, PushEffect(.refused, sentence, at: now, notes: payload.notes))
        }
        let notification = DeviceNotification(
            id: arrival.notification.headers.collapseIdentifier ?? arrival.notification.id, app: app, title: payload.title,
            subtitle: payload.subtitle, body: payload.body, badge: payload.badge, date: now,
            payload: String(decoding: arrival.notification.payload, as: UTF8.self))
        guard state.foreground == app, lives[app] != nil else {
            keep(notification)
            let place = system.first.isLocked ? "on the Lock Screen" : "as a banner"
            let sentence = payload.hasAlert ? "the notification is shown \(place)" : "the badge or the sound is taken, without a notification"
            return try finish(arrival, PushEffect(.delivered, sentence, at: now, showsAlert: payload.hasAlert, notes: payload.notes))
        }
        state.note(arrivedPush: arrival.notification.id)
        appPushes[arrival.notification.id] = arrival
        try tell(notification, .presentation, as: arrival.notification.id)
    }

    private func keep(_ notification: DeviceNotification) {
        let others = (state.notifications ?? []).filter { $0.id != notification.id || $0.app != notification.app }
        state.notifications = others + [notification]
    }

    private func tell(_ notification: DeviceNotification, _ occasion: AppPush.Occasion, as id: String) throws(DeviceDriverError) {
        let push = AppPush(
            identifier: id, payload: notification.payload, occasion: occasion, date: notification.date, patience: pushRules.backgroundPushSeconds)
        processes.tell(notification.app, .pushed(push), starts: false, at: now)
    }

    private func reasonAgainstNotifications(of app: String) -> String? {
        switch state.notificationAnswers?[app] {
        case true?: nil
        case false?: "\(app) may not show notifications: the person said no, or switched them off in Settings"
        case nil:
            hasCode(app)
                ? "\(app) has not asked whether it may show notifications (UNUserNotificationCenter.requestAuthorization): nothing is shown" : nil
        }
    }

    /// Notifications that were not opened, the latest last. Unlocking the device clears them from the Lock Screen.
    public var notifications: [DeviceNotification] { state.notifications ?? [] }

    /// A person taps a notification: its app opens and is told of it. Without an identifier it is the latest.
    public func openNotification(_ id: String? = nil, of app: String? = nil) throws(DeviceDriverError) {
        let found = notifications.last { (id == nil || $0.id == id) && (app == nil || $0.app == app) }
        guard let notification = found else {
            return note([.warning(.appEventNotTaken, "there is no such notification to open")], of: app ?? "device")
        }
        if system.first.isLocked { try unlock() }
        state.notifications = notifications.filter { $0 != notification }
        try record(
            LedgerEvent(.notificationOpened, LedgerSubject(.app, notification.app), at: now, detail: .text(notification.title)))
        try openApp(notification.app)
        guard lives[notification.app] != nil else { return }
        try tell(notification, .tap, as: notification.id)
    }

    /// Answers what a person says; nil where nobody was asked.
    func askForNotifications(of app: String, asks: Bool) throws(DeviceDriverError) -> Bool? {
        if let known = state.notificationAnswers?[app] { return known }
        guard asks else { return nil }
        try allowNotifications(state.notificationWishes?[app] ?? true, of: app, because: LedgerReason("asked-by-app"))
        return state.notificationAnswers?[app]
    }

    /// A person decides in Settings, or when the app asks, whether it may show notifications.
    public func allowNotifications(_ areAllowed: Bool, of app: String) throws(DeviceDriverError) {
        state.notificationWishes = (state.notificationWishes ?? [:]).merging([app: areAllowed]) { $1 }
        guard state.notificationAnswers?[app] != nil || !hasCode(app) else { return }
        try allowNotifications(areAllowed, of: app, because: LedgerReason("by-person"))
    }

    private func allowNotifications(_ areAllowed: Bool, of app: String, because reason: LedgerReason) throws(DeviceDriverError) {
        state.notificationAnswers = (state.notificationAnswers ?? [:]).merging([app: areAllowed]) { $1 }
        let text = areAllowed ? "allowed" : "not allowed"
        try record(LedgerEvent(.notificationsDecided, LedgerSubject(.app, app), at: now, because: reason, detail: .text(text)))
    }

    // MARK: Work in the background

    private func wake(for arrival: PushArrival, _ payload: AppPayload) throws(DeviceDriverError) {
        let app = arrival.app
        if let (code, sentence) = reasonAgainstWaking(app, payload) {
            return try finish(arrival, PushEffect(code, sentence, at: now, notes: payload.notes))
        }
        state.note(arrivedPush: arrival.notification.id)
        appPushes[arrival.notification.id] = arrival
        try wakeApp(app, because: LedgerReason("push"))
        let text = String(decoding: arrival.notification.payload, as: UTF8.self)
        let push = AppPush(
            identifier: arrival.notification.id, payload: text, occasion: .background, date: now, patience: pushRules.backgroundPushSeconds)
        processes.tell(app, .pushed(push), starts: true, at: now)
    }

    private func reasonAgainstWaking(_ app: String, _ payload: AppPayload) -> (PushEffect.Code, String)? {
        guard payload.wakesApp else { return (.ignored, "“aps” has no “content-available: 1”: the app is not woken") }
        guard hasCode(app) else { return (.unsupported, "the code of \(app) is not part of this run: there is nothing to wake") }
        if state.swipedAwayApps?.contains(app) == true {
            return (.ignored, "\(app) was swiped out of the app switcher: background pushes do not wake it until a person opens it")
        }
        var budget = state.pushBudget ?? PushBudget()
        let isInside = budget.take("background", of: app, limit: pushRules.backgroundPushesPerHour, at: now)
        state.pushBudget = budget
        guard !isInside else { return nil }
        return (.throttled, "the app was woken by \(pushRules.backgroundPushesPerHour) background pushes within the hour: this one does not wake it")
    }

    // MARK: Answers

    /// The app has said what it does with a push.
    func appAnswered(_ arrival: PushArrival, _ outcome: AppAnswer.Outcome) throws(DeviceDriverError) {
        let isAlert = arrival.notification.headers.kind != .background
        var effect = PushEffect(.delivered, "\(arrival.app) was woken in the background and has called the completion handler", at: now)
        if isAlert {
            (effect.sentence, effect.showsAlert) = ("the app is in the foreground, and its delegate lets the notification be shown", true)
        }
        switch outcome {
        case .done: break
        case .timedOut:
            let seconds = Int(pushRules.backgroundPushSeconds)
            effect.sentence = "\(arrival.app) was woken, and did not call the completion handler within \(seconds) s"
        case .notHandled(let reason), .notUsable(let reason): (effect.code, effect.sentence, effect.showsAlert) = (.ignored, reason, false)
        case .noSuchControl: break
        }
        try finish(arrival, effect)
    }

    /// The app's process is gone before it answered.
    func forgetAppPushes(of app: String, because code: String) throws(DeviceDriverError) {
        for (id, arrival) in appPushes.sorted(by: { $0.key < $1.key }) where arrival.app == app {
            appPushes[id] = nil
            try finish(arrival, PushEffect(.extensionFailed, "\(app) ended (\(code)) before it was done with the push", at: now))
        }
    }
}

extension LedgerAction {
    /// A person tapped a notification.
    public static var notificationOpened: LedgerAction { LedgerAction("notification-opened") }
    /// A person decided whether an app may show notifications.
    public static var notificationsDecided: LedgerAction { LedgerAction("notifications-decided") }
}
