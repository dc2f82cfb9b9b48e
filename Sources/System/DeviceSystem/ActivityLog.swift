import Activities
import Foundation
import IsletModel
import Ledger

/// Writes what happens to activities as lines of the system's ledger.
struct ActivityLog: Codable, Sendable {
    private var names: [String: String] = [:]
    private var phases: [String: ActivityPhase] = [:]

    mutating func lines(for entry: ActivityEntry, of event: ActivityEvent, rules: ActivityRules) -> [LedgerEvent] {
        switch entry.action {
        case .changed(let record, let change): changed(record, change, at: entry.date, rules: rules)
        case .refused(let refusal, let id):
            [LedgerEvent(.activityRefused, subject(id), at: entry.date, because: LedgerReason(refusal.rawValue), rule: Self.rule(of: refusal))]
        case .alert(let alert, let id):
            [LedgerEvent(.activityAlerted, subject(id), at: entry.date, rule: .updateAlerts, detail: .text(alert.title))]
        case .found(let finding): [finding.ledgerEvent(of: finding.id.map { subject($0) } ?? .device, at: entry.date)]
        case .permissions(let permissions, let app):
            [
                LedgerEvent(
                    .activityPermissions, LedgerSubject(.app, app), at: entry.date,
                    because: LedgerReason(permissions.areActivitiesEnabled ? "allowed" : "switched-off"), rule: .activitiesEnabled)
            ]
        case .needsPushToken: []
        }
    }

    func line(for presentation: IslandPresentation, at time: Date) -> LedgerEvent {
        let (text, rule): (String, RuleID?) =
            switch presentation {
            case .idle: ("nothing", nil)
            case .compact(let id): ("compact: \(name(id))", .compactIsland)
            case .minimal(let first, let second): ("minimal: \(name(first)) and \(name(second))", .minimalIsland)
            case .expanded(let id): ("expanded: \(name(id))", .touchAndHoldExpands)
            }
        return LedgerEvent(.islandShows, .device, at: time, rule: rule, detail: .text(text))
    }

    func line(for presentation: AlertPresentation, of id: String, at time: Date) -> LedgerEvent {
        let place =
            switch presentation {
            case .island: "island"
            case .banner: "banner"
            case .lockScreen: "lock screen"
            case .soundOnly: "sound only"
            }
        return LedgerEvent(
            .alertPresented, subject(id), at: time, rule: presentation == .banner ? .islandOnProPhones : .updateAlerts, detail: .text(place))
    }

    func line(forDismissedAlertOf id: String, at time: Date) -> LedgerEvent {
        LedgerEvent(.alertDismissed, subject(id), at: time, because: LedgerReason("by-person"))
    }

    func line(for connection: ActivityMirror.Connection, to device: ActivityMirror.Device, at time: Date) -> LedgerEvent {
        LedgerEvent(.mirrorConnected, .device, at: time, because: Self.reason(device), detail: .text("connection \(connection.rawValue)"))
    }

    func line(forUnsupported device: ActivityMirror.Device, at time: Date) -> LedgerEvent {
        LedgerEvent(.mirrorRefused, .device, at: time, because: Self.reason(device), rule: Self.rule(of: device))
    }

    func line(for action: ActivityMirror.Action, on device: ActivityMirror.Device, at time: Date) -> LedgerEvent {
        let rule = Self.rule(of: device)
        return switch action {
        case .shows(let record): LedgerEvent(.mirrorShows, subject(record.id), at: time, because: Self.reason(device), rule: rule)
        case .removes(let id): LedgerEvent(.mirrorRemoves, subject(id), at: time, because: Self.reason(device), rule: rule)
        case .alerts(let alert, let id):
            LedgerEvent(.mirrorAlerts, subject(id), at: time, because: Self.reason(device), rule: rule, detail: .text(alert.title))
        }
    }

    private static func reason(_ device: ActivityMirror.Device) -> LedgerReason { LedgerReason(device == .carPlay ? "car-play" : device.rawValue) }

    private static func rule(of device: ActivityMirror.Device) -> RuleID? {
        switch device {
        case .watch: .watchFollows
        case .carPlay: .activitiesInCar
        case .mac: .activitiesOnMac
        }
    }

    private mutating func changed(_ record: ActivityRecord, _ change: ActivityChange, at date: Date, rules: ActivityRules) -> [LedgerEvent] {
        names[record.id] = record.attributesType
        let old = phases.updateValue(record.phase, forKey: record.id)
        if record.phase == .dismissed { phases[record.id] = nil }
        let isFreshAgain = old == .stale && record.phase == .active
        if old != record.phase, !isFreshAgain { return [phaseLine(record, at: date, rules: rules)] }
        guard change.contains(.content) || isFreshAgain else { return [] }
        let size = ActivitySize(attributes: record.attributes, state: record.payload.state).bytes
        return [LedgerEvent(.activityUpdated, subject(record.id), at: date, rule: .updateReplacesState, detail: .bytes(size, of: rules.payloadBytes))]
    }

    private func phaseLine(_ record: ActivityRecord, at date: Date, rules: ActivityRules) -> LedgerEvent {
        let subject = subject(record.id)
        switch record.phase {
        case .pending: return LedgerEvent(.activityScheduled, subject, at: date, detail: record.scheduledStart.map { .until($0) })
        case .active:
            let limit = record.startedAt.map { $0.addingTimeInterval(rules.activeSeconds) }
            return LedgerEvent(.activityStarted, subject, at: date, rule: .activeEightHours, detail: limit.map { .until($0) })
        case .stale: return LedgerEvent(.activityStale, subject, at: date, rule: .staleDate)
        case .ended:
            return LedgerEvent(.activityEnded, subject, at: date, rule: .lingersFourHours, detail: record.dismissalDate.map { .until($0) })
        case .dismissed: return LedgerEvent(.activityDismissed, subject, at: date, rule: .twelveHoursInAll)
        }
    }

    private func name(_ id: String) -> String { names[id].map { "\($0) \(id)" } ?? id }

    private func subject(_ id: String) -> LedgerSubject { LedgerSubject(.activity, id, name: names[id]) }

    private static func rule(of refusal: ActivityRefusal) -> RuleID? {
        switch refusal {
        case .attributesTooLarge: .activityData
        case .denied, .unsupported: .activitiesEnabled
        case .globalMaximumExceeded, .targetMaximumExceeded: .activitiesAtATime
        case .unsupportedTarget: .activitiesDeclared
        case .visibility, .persistenceFailure, .missingProcessIdentifier, .unentitled, .malformedActivityIdentifier, .reconnectNotPermitted:
            .requestFails
        }
    }
}

extension ActivityFinding {
    public func ledgerEvent(at date: Date) -> LedgerEvent { ledgerEvent(of: id.map { LedgerSubject(.activity, $0) } ?? .device, at: date) }

    func ledgerEvent(of subject: LedgerSubject, at date: Date) -> LedgerEvent {
        LedgerEvent(.activityNoticed, subject, at: date, because: LedgerReason(message), detail: .finding(code))
    }
}

/// What happens to activities, as the ledger names it.
extension LedgerAction {
    public static var activityScheduled: LedgerAction { LedgerAction("activity-scheduled") }
    public static var activityStarted: LedgerAction { LedgerAction("activity-started") }
    public static var activityUpdated: LedgerAction { LedgerAction("activity-updated") }
    public static var activityStale: LedgerAction { LedgerAction("activity-stale") }
    public static var activityEnded: LedgerAction { LedgerAction("activity-ended") }
    public static var activityDismissed: LedgerAction { LedgerAction("activity-dismissed") }
    public static var activityRefused: LedgerAction { LedgerAction("activity-refused") }
    public static var activityAlerted: LedgerAction { LedgerAction("activity-alerted") }
    public static var activityNoticed: LedgerAction { LedgerAction("activity-noticed") }
    public static var activityPermissions: LedgerAction { LedgerAction("activity-permissions") }
    /// How an alert calls for attention.
    public static var alertPresented: LedgerAction { LedgerAction("alert-presented") }
    public static var alertDismissed: LedgerAction { LedgerAction("alert-dismissed") }
    /// Another device is reached, better or worse.
    public static var mirrorConnected: LedgerAction { LedgerAction("mirror-connected") }
    /// The system's version has no such mirror.
    public static var mirrorRefused: LedgerAction { LedgerAction("mirror-refused") }
    public static var mirrorShows: LedgerAction { LedgerAction("mirror-shows") }
    public static var mirrorRemoves: LedgerAction { LedgerAction("mirror-removes") }
    public static var mirrorAlerts: LedgerAction { LedgerAction("mirror-alerts") }
    public static var islandShows: LedgerAction { LedgerAction("island-shows") }
}
