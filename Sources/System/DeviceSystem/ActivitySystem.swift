import Activities
import Foundation
import Ledger
import Simulation

/// The activity ledger and the Dynamic Island as one machine of the system, with lines in the system's ledger.
public struct ActivitySystem: StateMachine, Codable {
    public private(set) var activities: ActivityLedger
    public private(set) var island: Island
    private var log = ActivityLog()

    /// - Parameter islandPlaces: How many activities the Dynamic Island takes in.
    public init(rules: ActivityRules = .standard, isDeviceSupported: Bool = true, islandPlaces: Int = 2, at time: Date) {
        activities = ActivityLedger(rules: rules, isDeviceSupported: isDeviceSupported, at: time)
        island = Island(rules: rules, places: islandPlaces)
    }

    public var nextDue: Date? {
        guard let first = activities.nextDeadline, let second = island.nextDeadline else { return activities.nextDeadline ?? island.nextDeadline }
        return min(first, second)
    }

    public mutating func handle(_ event: ActivitySystemEvent, at time: Date, into output: inout MachineOutput<ActivitySystemAction>) {
        switch event {
        case .ledger(let event): take(event, at: time, into: &output)
        case .touchAndHold(let id): show(.touchAndHold(id), at: time, into: &output)
        case .collapse: show(.collapse, at: time, into: &output)
        case .swipeIsland: show(.swipe, at: time, into: &output)
        }
    }

    public mutating func advance(to time: Date, into output: inout MachineOutput<ActivitySystemAction>) {
        while let due = nextDue, due <= time {
            if activities.nextDeadline == due {
                take(.timePassed, at: due, into: &output)
            } else {
                show(.timePassed, at: due, into: &output)
            }
        }
    }

    private mutating func take(_ event: ActivityEvent, at time: Date, into output: inout MachineOutput<ActivitySystemAction>) {
        let entries = activities.handle(event, at: time)
        var alerts: [String] = []
        for entry in entries {
            for line in log.lines(for: entry, of: event, rules: activities.rules) { output.record(line) }
            output.perform(.notify(entry.action, app: Self.app(of: entry.action)))
            switch entry.action {
            case .changed(let record, let change) where change.contains(.look) || change.contains(.created): output.perform(.archive(record))
            case .alert(_, let id): alerts.append(id)
            case .changed, .refused, .needsPushToken, .permissions, .found: break
            }
        }
        show(.records(activities.records, foregroundApps: activities.foregroundApps), at: time, into: &output)
        for id in alerts { show(.alert(id), at: time, into: &output) }
    }

    private mutating func show(_ event: Island.Event, at time: Date, into output: inout MachineOutput<ActivitySystemAction>) {
        guard let presentation = island.handle(event, at: time) else { return }
        output.perform(.show(presentation))
        output.record(log.line(for: presentation, at: time))
    }

    private static func app(of action: ActivityAction) -> String? {
        switch action {
        case .changed(let record, _): record.app
        case .permissions(_, let app): app
        case .refused, .alert, .needsPushToken, .found: nil
        }
    }
}
