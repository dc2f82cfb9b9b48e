import Activities
import Foundation
import IsletModel
import Ledger
import Simulation

/// The activity ledger and the Dynamic Island as one machine of the system, with lines in the system's ledger.
public struct ActivitySystem: StateMachine, Codable {
    public private(set) var activities: ActivityLedger
    public private(set) var island: Island
    /// Other devices that were connected, in the order of their first connection.
    public private(set) var mirrors: [ActivityMirror] = []
    /// The devices that can be.
    public let mirrorDevices: Set<ActivityMirror.Device>
    public let hasIsland: Bool
    private var isLocked = false
    /// The activity whose alert is on the screen.
    private var alerting: String?
    private var log = ActivityLog()

    /// - Parameters:
    ///   - islandPlaces: How many activities the Dynamic Island takes in.
    ///   - mirrorDevices: Devices that mirror activities of this system's version.
    public init(
        rules: ActivityRules = .standard, isDeviceSupported: Bool = true, hasIsland: Bool = true, islandPlaces: Int = 2,
        mirrorDevices: Set<ActivityMirror.Device> = Set(ActivityMirror.Device.allCases), at time: Date
    ) {
        activities = ActivityLedger(rules: rules, isDeviceSupported: isDeviceSupported, at: time)
        island = Island(rules: rules, places: islandPlaces)
        self.hasIsland = hasIsland
        self.mirrorDevices = mirrorDevices
    }

    private enum CodingKeys: String, CodingKey { case activities, island, mirrors, mirrorDevices, hasIsland, isLocked, alerting, log }

    /// Reads states that were written before there were mirrors, too.
    /// Goes on under other rules; what happened stays.
    public mutating func follow(_ rules: ActivityRules) {
        activities.follow(rules)
        island.follow(rules)
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        activities = try values.decode(ActivityLedger.self, forKey: .activities)
        island = try values.decode(Island.self, forKey: .island)
        mirrors = try values.decodeIfPresent([ActivityMirror].self, forKey: .mirrors) ?? []
        mirrorDevices =
            try values.decodeIfPresent(Set<ActivityMirror.Device>.self, forKey: .mirrorDevices) ?? Set(ActivityMirror.Device.allCases)
        hasIsland = try values.decodeIfPresent(Bool.self, forKey: .hasIsland) ?? true
        isLocked = try values.decodeIfPresent(Bool.self, forKey: .isLocked) ?? false
        alerting = try values.decodeIfPresent(String.self, forKey: .alerting)
        log = try values.decode(ActivityLog.self, forKey: .log)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(activities, forKey: .activities)
        try values.encode(island, forKey: .island)
        try values.encode(mirrors, forKey: .mirrors)
        try values.encode(mirrorDevices.sorted { $0.rawValue < $1.rawValue }, forKey: .mirrorDevices)
        try values.encode(hasIsland, forKey: .hasIsland)
        try values.encode(isLocked, forKey: .isLocked)
        try values.encodeIfPresent(alerting, forKey: .alerting)
        try values.encode(log, forKey: .log)
    }

    public var nextDue: Date? {
        ([activities.nextDeadline, island.nextDeadline] + mirrors.map(\.nextDeadline)).compactMap { $0 }.min()
    }

    public mutating func handle(_ event: ActivitySystemEvent, at time: Date, into output: inout MachineOutput<ActivitySystemAction>) {
        switch event {
        case .ledger(let event):
            if case .deviceLocked = event { isLocked = true }
            take(event, at: time, into: &output)
        case .touchAndHold(let id): show(.touchAndHold(id), at: time, into: &output)
        case .collapse: show(.collapse, at: time, into: &output)
        case .swipeIsland: show(.swipe, at: time, into: &output)
        case .alertDismissed: dismissAlert(at: time, into: &output)
        case .deviceUnlocked: isLocked = false
        case .mirror(let device, let connection): connect(device, connection, at: time, into: &output)
        }
    }

    public mutating func advance(to time: Date, into output: inout MachineOutput<ActivitySystemAction>) {
        while let due = nextDue, due <= time {
            if activities.nextDeadline == due {
                take(.timePassed, at: due, into: &output)
            } else if island.nextDeadline == due {
                show(.timePassed, at: due, into: &output)
            } else {
                mirror(.timePassed, at: due, into: &output)
            }
        }
    }

    private mutating func take(_ event: ActivityEvent, at time: Date, into output: inout MachineOutput<ActivitySystemAction>) {
        let entries = activities.handle(event, at: time)
        var alerts: [(alert: ActivityAlert, id: String)] = []
        for entry in entries {
            for line in log.lines(for: entry, of: event, rules: activities.rules) { output.record(line) }
            output.perform(.notify(entry.action, app: Self.app(of: entry.action)))
            switch entry.action {
            case .changed(let record, let change) where change.contains(.look) || change.contains(.created): output.perform(.archive(record))
            case .alert(let alert, let id): alerts.append((alert, id))
            case .changed, .refused, .needsPushToken, .permissions, .found: break
            }
        }
        show(.records(activities.records, foregroundApps: activities.foregroundApps), at: time, into: &output)
        mirror(.records(activities.records), at: time, into: &output)
        for (alert, id) in alerts { present(alert, of: id, at: time, into: &output) }
    }

    private mutating func present(_ alert: ActivityAlert, of id: String, at time: Date, into output: inout MachineOutput<ActivitySystemAction>) {
        let app = activities[id]?.app
        let presentation = AlertPresentation(
            hasIsland: hasIsland, isLocked: isLocked, isOwnAppInForeground: app.map(activities.foregroundApps.contains) ?? false)
        output.record(log.line(for: presentation, of: id, at: time))
        output.perform(.present(presentation, alert, id: id))
        switch presentation {
        case .island:
            alerting = id
            show(.alert(id), at: time, into: &output)
        case .banner, .lockScreen: alerting = id
        case .soundOnly: break
        }
        mirror(.alert(alert, id: id), at: time, into: &output)
    }

    private mutating func dismissAlert(at time: Date, into output: inout MachineOutput<ActivitySystemAction>) {
        guard let id = alerting else {
            return output.record(LedgerEvent(LedgerAction("ignored"), .device, at: time, because: LedgerReason("no-alert")))
        }
        alerting = nil
        output.record(log.line(forDismissedAlertOf: id, at: time))
        output.perform(.dismissAlert(id: id))
        if case .expanded(id) = island.presentation { show(.collapse, at: time, into: &output) }
    }

    // MARK: Other devices

    private mutating func connect(
        _ device: ActivityMirror.Device, _ connection: ActivityMirror.Connection, at time: Date,
        into output: inout MachineOutput<ActivitySystemAction>
    ) {
        guard mirrorDevices.contains(device) else { return output.record(log.line(forUnsupported: device, at: time)) }
        output.record(log.line(for: connection, to: device, at: time))
        let place = mirrors.firstIndex { $0.device == device } ?? mirrors.count
        if place == mirrors.count { mirrors.append(ActivityMirror(device, rules: activities.rules)) }
        handle(.connection(connection), by: place, at: time, into: &output)
        handle(.records(activities.records), by: place, at: time, into: &output)
    }

    private mutating func mirror(_ event: ActivityMirror.Event, at time: Date, into output: inout MachineOutput<ActivitySystemAction>) {
        for place in mirrors.indices { handle(event, by: place, at: time, into: &output) }
    }

    private mutating func handle(
        _ event: ActivityMirror.Event, by place: Int, at time: Date, into output: inout MachineOutput<ActivitySystemAction>
    ) {
        for action in mirrors[place].handle(event, at: time) {
            output.record(log.line(for: action, on: mirrors[place].device, at: time))
            output.perform(.mirror(mirrors[place].device, action))
        }
    }

    private mutating func show(_ event: Island.Event, at time: Date, into output: inout MachineOutput<ActivitySystemAction>) {
        guard hasIsland, let presentation = island.handle(event, at: time) else { return }
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
