import Activities
import DeviceSystem
import ExtensionProtocol
import Foundation
import IsletModel
import PushService
import Simulation

/// What the driver remembers beside the machines' states.
struct DriverState: Codable, Equatable {
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
    /// What a person changed in Settings; nil where nothing was.
    var settings: DeviceSettings?
    /// How many activities were asked for.
    var activityCount: Int?
    /// The pushes that came last: a push service may deliver one again.
    var arrivedPushes: [String]?
    /// How controls are configured, JSON by their identifiers.
    var controls: [String: String]?
    /// What is left for pushes to Live Activities.
    var pushBudget: PushBudget?

    /// Apps that asked for a token for pushes to themselves.
    var registeredApps: Set<String>?
    /// What a person said of notifications, by app; none where nobody was asked.
    var notificationAnswers: [String: Bool]?
    /// What a person will say when asked, by app; yes unless there is something.
    var notificationWishes: [String: Bool]?
    /// Notifications that were not opened, the latest last.
    var notifications: [DeviceNotification]?
    /// Apps that a person swiped out of the app switcher and has not opened since.
    var swipedAwayApps: Set<String>?
    /// What extensions were told of their tokens for pushes, by their identifiers.
    var toldTokens: [String: PushTokenNews]?
    /// How many pushes the scenario sent.
    var sentPushes: Int?

    /// How many pushes are remembered.
    private static let rememberedPushes = 512

    mutating func note(arrivedPush id: String) {
        var pushes = arrivedPushes ?? []
        guard !pushes.contains(id) else { return }
        pushes.append(id)
        arrivedPushes = pushes.suffix(Self.rememberedPushes)
    }

    var nextDue: Date? { awaitedTokens.map(\.date).min() }

    mutating func takeDueTokens(at time: Date) -> [AwaitedToken] {
        let due = awaitedTokens.filter { $0.date <= time }
        awaitedTokens.removeAll { $0.date <= time }
        return due
    }
}

extension DriverState {
    /// The state with what the machines want the driver to remember.
    func noting(_ actions: [DeviceSystem.Action], in activities: ActivitySystem, at time: Date) -> DriverState {
        var state = self
        for case .second(.notify(.needsPushToken(let id), _)) in actions {
            guard let record = activities.activities[id] else { continue }
            let date = time.addingTimeInterval(activities.activities.rules.pushTokenDelaySeconds)
            state.awaitedTokens.append(AwaitedToken(activity: id, app: record.app, date: date))
        }
        return state
    }

    var bytes: Data {
        do { return try JournalCoding.encode(self) } catch { preconditionFailure("texts and dates can be written: \(error)") }
    }
}
