import Foundation
import IsletModel

/// Another device that shows the iPhone's activities, later or not at all when the connection is bad.
public struct ActivityMirror: Codable, Hashable, Sendable {
    public enum Device: String, Codable, Hashable, Sendable, CaseIterable {
        /// The watch's Smart Stack, which keeps ended activities until they are dismissed.
        case watch
        /// CarPlay's dashboard, which ended activities leave at once. Buttons do nothing there.
        case carPlay
        /// The Mac's menu bar, which ended activities leave at once.
        case mac
    }

    public enum Connection: String, Codable, Hashable, Sendable, CaseIterable {
        case good
        /// Starts, ends and updates that alert get through.
        case limited
        case lost
    }

    public enum Event: Codable, Hashable, Sendable {
        /// The ledger changed.
        case records([ActivityRecord])
        /// An activity calls for attention.
        case alert(ActivityAlert, id: String)
        case connection(Connection)
        case timePassed
    }

    public enum Action: Codable, Hashable, Sendable {
        /// The device shows the activity as it is in the record.
        case shows(ActivityRecord)
        case removes(String)
        case alerts(ActivityAlert, id: String)
    }

    /// Something on its way to the device.
    private struct Message: Codable, Hashable, Sendable {
        var due: Date
        var action: Action
    }

    public let device: Device
    /// Whether buttons and toggles work on the device.
    public var isInteractive: Bool { device != .carPlay }
    /// Seconds from the iPhone to the device.
    public let delay: Double
    public private(set) var connection: Connection = .good
    /// What the device shows now, by identifier.
    public private(set) var shown: [String: ActivityRecord] = [:]
    private var current: [String: ActivityRecord] = [:]
    private var sent: [String: ActivityRecord] = [:]
    private var underWay: [Message] = []

    public init(_ device: Device, rules: ActivityRules = .standard) {
        self.device = device
        delay =
            switch device {
            case .watch: rules.watchDelaySeconds
            case .carPlay: rules.carPlayDelaySeconds
            case .mac: rules.macDelaySeconds
            }
    }

    /// When something arrives at the device.
    public var nextDeadline: Date? { underWay.map(\.due).min() }

    /// Deals with an event; returns what the device does, in order.
    public mutating func handle(_ event: Event, at time: Date) -> [Action] {
        var actions = arrivals(until: time)
        switch event {
        case .records(let records):
            current = Dictionary(records.filter(isMirrored).map { ($0.id, $0) }) { first, _ in first }
            send(at: time)
        case .alert(let alert, let id):
            guard connection != .lost, let record = current[id] else { break }
            send(record, at: time)
            underWay.append(Message(due: time.addingTimeInterval(delay), action: .alerts(alert, id: id)))
        case .connection(let connection):
            self.connection = connection
            if connection == .lost { forgetUnderWay() }
            send(at: time)
        case .timePassed: break
        }
        actions += arrivals(until: time)
        return actions
    }

    private func isMirrored(_ record: ActivityRecord) -> Bool { device == .watch ? record.isOnLockScreen : record.isInIsland }

    /// Sends what the connection lets through of the difference between what is and what was sent.
    private mutating func send(at time: Date) {
        guard connection != .lost else { return }
        for id in sent.keys.sorted() where current[id] == nil {
            sent[id] = nil
            underWay.append(Message(due: time.addingTimeInterval(delay), action: .removes(id)))
        }
        for record in current.values.sorted(by: { $0.startOrder < $1.startOrder }) {
            let isUrgent = sent[record.id] == nil || sent[record.id]?.phase.isOngoing != record.phase.isOngoing
            if connection == .good || isUrgent { send(record, at: time) }
        }
    }

    private mutating func send(_ record: ActivityRecord, at time: Date) {
        if let last = sent[record.id], last.payload == record.payload, last.phase == record.phase { return }
        sent[record.id] = record
        underWay.append(Message(due: time.addingTimeInterval(delay), action: .shows(record)))
    }

    /// A lost connection takes with it what is under way; it is sent again later, except for alerts.
    private mutating func forgetUnderWay() {
        underWay = []
        sent = shown
    }

    private mutating func arrivals(until time: Date) -> [Action] {
        let arrived = underWay.filter { $0.due <= time }.map(\.action)
        underWay.removeAll { $0.due <= time }
        for action in arrived {
            switch action {
            case .shows(let record): shown[record.id] = record
            case .removes(let id): shown[id] = nil
            case .alerts: break
            }
        }
        return arrived
    }
}
