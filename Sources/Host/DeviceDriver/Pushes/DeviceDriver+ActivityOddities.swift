import Activities
import Foundation
import IsletModel
import PushService

/// What is odd about pushes to Live Activities though a device takes them.
extension DeviceDriver {
    func oddities(ofStarting check: PushCheck) -> [String] {
        var notes: [String] = []
        let (app, candidate) = (check.arrival.app, check.candidate)
        let twin = system.second.activities.records.last {
            $0.app == app && $0.attributesType == candidate.attributesType && $0.phase.isOngoing && Self.areEqual($0.attributes, candidate.attributes)
        }
        if let twin {
            notes.append("\(twin.id) with the same attributes runs already: was “start” sent again because its token never came? Now there are two")
        }
        if check.payload.push == nil {
            notes.append("without “input-push-token: 1” the new activity gets no token: no push can update or end it")
        }
        if state.swipedAwayApps?.contains(app) == true {
            notes.append("\(app) was swiped out of the app switcher: it is reported that devices then start nothing until it is opened (FB21158660)")
        }
        return notes
    }

    func oddities(ofChanging check: PushCheck, _ before: ActivityRecord?, _ effect: PushEffect) -> [String] {
        var notes: [String] = []
        let priority = check.arrival.notification.headers.priority
        if effect.showsAlert, priority != .immediate {
            notes.append("“alert” calls for attention with every priority: \(priority.rawValue) does not make the update quiet. Leave “alert” out")
        }
        if effect.code == .ignored, let shown = before?.contentTimestamp, shown.timeIntervalSince(now) > Self.farAhead {
            notes.append("what is shown came with a timestamp far ahead (in milliseconds?): every later push is older and ignored")
        }
        return notes
    }

    /// Seconds from which a timestamp cannot be meant: a thousand years.
    private static let farAhead = 3.15576e10

    private static func areEqual(_ first: Data, _ second: Data) -> Bool {
        guard let a = try? JSONSerialization.jsonObject(with: first), let b = try? JSONSerialization.jsonObject(with: second) else { return false }
        return (a as? NSDictionary) == (b as? NSDictionary)
    }
}
