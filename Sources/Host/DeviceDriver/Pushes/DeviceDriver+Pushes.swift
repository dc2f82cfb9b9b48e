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

    private func take(_ arrived: PushArrival) throws(DeviceDriverError) {
        var arrival = arrived
        do throws(LiveActivityPayload.Fault) {
            switch arrival.use {
            case .widgets, .control: arrival.notes = try ContentChangedPayload(arrival.notification.payload).notes
            case .app, .activity, .start, nil: break
            }
        } catch {
            return try finish(arrival, PushEffect(error.code, error.sentence, at: now))
        }
        switch arrival.use {
        case .widgets: try reloadWidgets(arrival)
        case .control(let id): try reloadControl(id, arrival)
        case .app: try takeAppPush(arrival)
        case .activity(let id): try takeActivityPush(arrival, for: id)
        case .start, nil: try takeActivityPush(arrival, for: nil)
        }
    }

    private func reloadWidgets(_ arrival: PushArrival) throws(DeviceDriverError) {
        let sentence = "every widget of \(arrival.app) is to have new timelines, within its budget"
        try finish(arrival, PushEffect(.reloadAsked, sentence, at: now, notes: arrival.notes), [.first(.push(app: arrival.app))])
    }

    private func reloadControl(_ id: String, _ arrival: PushArrival) throws(DeviceDriverError) {
        guard let control = controls.first(where: { $0.id == id && $0.app == arrival.app }) else {
            return try finish(arrival, PushEffect(.unsupported, "the app has no control “\(id)” any more", at: now, notes: arrival.notes))
        }
        try finish(arrival, PushEffect(.reloadAsked, "the control “\(control.title)” is asked what it shows", at: now, notes: arrival.notes))
        ask(control)
    }

    /// Keeps that the push has arrived together with what comes of it, then tells.
    func finish(_ arrival: PushArrival, _ effect: PushEffect, _ events: [DeviceSystem.Event] = []) throws(DeviceDriverError) {
        state.note(arrivedPush: arrival.notification.id)
        let line = LedgerEvent(
            .pushArrived, LedgerSubject(.app, arrival.app), at: now, because: LedgerReason(effect.code.rawValue), detail: .text(effect.sentence))
        let subject = LedgerSubject(.app, arrival.app)
        let notes = effect.notes.map { LedgerEvent(.pushNoted, subject, at: now, detail: .text($0)) }
        try take(events, at: now, recording: [line] + notes)
        arrival.report(effect)
    }
}

extension LedgerAction {
    /// A push reached the device; the reason says what came of it.
    public static var pushArrived: LedgerAction { LedgerAction("push-arrived") }
    /// What is odd about a push that has arrived.
    public static var pushNoted: LedgerAction { LedgerAction("push-noted") }
}
