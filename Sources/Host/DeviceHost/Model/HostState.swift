import DeviceSystem
import Foundation
import Simulation

/// What the host remembers beside the machines' states.
struct HostState: Codable, Hashable {
    static let key = "host"

    /// An activity that waits for its push token.
    struct AwaitedToken: Codable, Hashable {
        var activity: String
        var app: String
        var date: Date
    }

    /// Bundle identifier of the app on the screen.
    var foreground: String?
    var awaitedTokens: [AwaitedToken] = []

    var nextDue: Date? { awaitedTokens.map(\.date).min() }

    mutating func takeDueTokens(at time: Date) -> [AwaitedToken] {
        let due = awaitedTokens.filter { $0.date <= time }
        awaitedTokens.removeAll { $0.date <= time }
        return due
    }
}

extension HostState {
    /// Takes note of what the machines want the host to remember.
    mutating func note(_ action: DeviceSystem.Action, in activities: ActivitySystem, at time: Date) {
        guard case .second(.notify(.needsPushToken(let id), _)) = action, let record = activities.activities[id] else { return }
        let date = time.addingTimeInterval(activities.activities.rules.pushTokenDelaySeconds)
        awaitedTokens.append(AwaitedToken(activity: id, app: record.app, date: date))
    }

    var bytes: Data {
        do { return try JournalCoding.encode(self) } catch { preconditionFailure("texts and dates can be written: \(error)") }
    }
}
