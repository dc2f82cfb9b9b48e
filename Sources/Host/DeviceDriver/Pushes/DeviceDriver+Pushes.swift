import Activities
import DeviceSystem
import Foundation
import IsletModel
import Ledger
import PushService

/// What a device does with pushes: everything the push service does not say.
extension DeviceDriver {
    /// A push has arrived. A device takes each once.
    public func receive(_ arrival: PushArrival) throws(DeviceDriverError) {
        let id = arrival.notification.id
        guard state.arrivedPushes?.contains(id) != true else {
            return arrival.report(PushEffect(.duplicate, "the device has had this push already", at: now))
        }
        guard apps[arrival.app] != nil else {
            return try finish(arrival, PushEffect(.unsupported, "\(arrival.app) is not installed on the device", at: now))
        }
        switch arrival.notification.headers.priority {
        case .immediate: try take(arrival)
        case .medium, .low:
            let date = now.addingTimeInterval(pushRules.mediumPriorityDelaySeconds)
            plan(at: date) { (driver) throws(DeviceDriverError) in try driver.take(arrival) }
        }
    }

    private func take(_ arrival: PushArrival) throws(DeviceDriverError) {
        switch arrival.use {
        case .widgets: try reloadWidgets(arrival)
        case .control: try finish(arrival, PushEffect(.unsupported, "controls of a running device are not reloaded by pushes yet", at: now))
        case .app: try deliverToApp(arrival)
        case .activity(let id): try takeActivityPush(arrival, for: id)
        case .start, nil: try takeActivityPush(arrival, for: nil)
        }
    }

    private func reloadWidgets(_ arrival: PushArrival) throws(DeviceDriverError) {
        let effect = PushEffect(.reloadAsked, "every widget of \(arrival.app) is to have new timelines, within its budget", at: now)
        try finish(arrival, effect, [.first(.push(app: arrival.app))])
    }

    /// Alerts and background pushes: the app is woken for the second.
    private func deliverToApp(_ arrival: PushArrival) throws(DeviceDriverError) {
        guard arrival.notification.headers.kind == .background else {
            return try finish(arrival, PushEffect(.unsupported, "alerts of apps are not shown on this device yet", at: now))
        }
        try finish(arrival, PushEffect(.delivered, "\(arrival.app) is woken in the background", at: now))
        try wakeApp(arrival.app, because: LedgerReason("push"))
    }

    /// Keeps that the push has arrived together with what comes of it, then tells.
    func finish(_ arrival: PushArrival, _ effect: PushEffect, _ events: [DeviceSystem.Event] = []) throws(DeviceDriverError) {
        state.note(arrivedPush: arrival.notification.id)
        let line = LedgerEvent(
            .pushArrived, LedgerSubject(.app, arrival.app), at: now, because: LedgerReason(effect.code.rawValue), detail: .text(effect.sentence))
        try take(events, at: now, recording: [line])
        arrival.report(effect)
    }
}

extension LedgerAction {
    /// A push reached the device; the reason says what came of it.
    public static var pushArrived: LedgerAction { LedgerAction("push-arrived") }
}
