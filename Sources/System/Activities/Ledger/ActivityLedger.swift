import Foundation
import IsletModel

/// The system's record of all Live Activities, as a state machine: an event and its time in, actions out. It has no clock of its
/// own; `nextDeadline` says when it wants to hear of the time again.
public struct ActivityLedger: Codable, Hashable, Sendable {
    public private(set) var rules: ActivityRules
    /// Whether the device has Live Activities.
    public let isDeviceSupported: Bool
    /// The activities that are not dismissed, in the order they were asked for.
    public internal(set) var records: [ActivityRecord] = []
    /// The time of the latest event.
    public private(set) var now: Date
    var apps: [String: AppState] = [:]
    var startCount = 0

    struct AppState: Codable, Hashable, Sendable {
        var app: ActivityApp
        var settings = ActivitySettings()
        var isInForeground = false
    }

    public init(rules: ActivityRules = .standard, isDeviceSupported: Bool = true, at time: Date) {
        self.rules = rules
        self.isDeviceSupported = isDeviceSupported
        now = time
    }

    /// Goes on under other rules; what happened stays.
    public mutating func follow(_ rules: ActivityRules) { self.rules = rules }

    /// Deals with everything that was due until `time`, then with the event. A time before that of an earlier event counts as
    /// that one's.
    public mutating func handle(_ event: ActivityEvent, at time: Date) -> [ActivityEntry] {
        let time = max(time, now)
        var journal = ActivityJournal(date: time)
        passTime(until: time, &journal)
        journal.date = time
        now = time
        handle(event, &journal)
        return journal.entries
    }

    private mutating func handle(_ event: ActivityEvent, _ journal: inout ActivityJournal) {
        switch event {
        case .request(let request, let id, let app): self.request(request, id: id, app: app, &journal)
        case .update(let update): self.update(update, &journal)
        case .end(let end): self.end(end, &journal)
        case .swipedAway(let id): swipeAway(id, &journal)
        case .islandCollapsed(let id): endTransient(&journal) { $0.id == id }
        case .deviceLocked: endTransient(&journal) { _ in true }
        case .appLeftForeground(let app):
            apps[app]?.isInForeground = false
            endTransient(&journal) { $0.app == app }
        case .appCameToForeground(let app): apps[app]?.isInForeground = true
        case .installed(let app): changeApp(app.id, &journal) { $0.app = app }
        case .settings(let settings, let app): changeApp(app, &journal) { $0.settings = settings }
        case .pushToken(let token, let id): setPushToken(token, id, &journal)
        case .timePassed: break
        }
    }

    public subscript(id: String) -> ActivityRecord? { records.first { $0.id == id } }

    func index(of id: String) -> Int? { records.firstIndex { $0.id == id } }

    /// Apps that are in the foreground.
    public var foregroundApps: Set<String> { Set(apps.values.filter(\.isInForeground).map(\.app.id)) }

    private mutating func setPushToken(_ token: Data, _ id: String, _ journal: inout ActivityJournal) {
        guard let index = index(of: id), records[index].phase.isOngoing, records[index].pushToken != token else { return }
        records[index].pushToken = token
        note(.token, at: index, &journal)
    }

    /// Enters a change of a record.
    mutating func note(_ change: ActivityChange, at index: Int, _ journal: inout ActivityJournal) {
        records[index].revision += 1
        journal.add(.changed(records[index], change))
    }
}
