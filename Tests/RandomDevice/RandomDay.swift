import Activities
import DeviceDriver
import DeviceSystem
import Foundation
import IsletModel
import Simulation
import Timelines
import WidgetSystem

/// Events as chance has them, the same for the same seed: what step follows depends on the seed and the state alone.
public struct RandomDay: Codable, Sendable {
    public static let start = Date(timeIntervalSinceReferenceDate: 800_000_000)
    /// Key of the day's own state beside the machines'.
    public static let key = "random-day"

    public let seed: UInt64
    public private(set) var step = 0
    private var time = Self.start
    private var pending: [RequestID] = []

    public init(seed: UInt64) { self.seed = seed }

    public static var empty: DeviceSystem { DeviceSystem(WidgetSystem(seed: 1), ActivitySystem(at: start)) }

    /// The next event and its moment.
    public mutating func next() -> (event: DeviceSystem.Event, time: Date) {
        var random = SeededRandom(seed: seed &+ UInt64(step))
        step += 1
        time.addTimeInterval(Double.random(in: 0...900, using: &random))
        return (event(&random), time)
    }

    /// Notes what the machines asked for.
    public mutating func take(_ actions: [DeviceSystem.Action]) {
        for case .first(.request(let id, _, _)) in actions { pending.append(id) }
        for case .first(.abandon(let id)) in actions { pending.removeAll { $0 == id } }
    }

    private mutating func event(_ random: inout SeededRandom) -> DeviceSystem.Event {
        switch step {
        case 1: return .first(.installed(Self.app))
        case 2: return .second(.ledger(.installed(ActivityApp(id: "app"))))
        case 3: return .first(.session(.foreground, app: "app", isActive: true))
        case 4: return .second(.ledger(.appCameToForeground("app")))
        default: break
        }
        if let id = pending.first, Bool.random(using: &random) {
            pending.removeFirst()
            return .first(.replied(id, reply(&random)))
        }
        return Int.random(in: 0..<3, using: &random) == 0 ? .second(activityEvent(&random)) : .first(widgetEvent(&random))
    }

    private func reply(_ random: inout SeededRandom) -> ExtensionReply {
        if Int.random(in: 0..<8, using: &random) == 0 { return .failed(.crashed) }
        let dates = (0..<Int.random(in: 1...6, using: &random)).map { time.addingTimeInterval(Double($0) * 600) }
        let relevance = dates.map { _ in Optional(EntryRelevance(score: Double.random(in: 0...1, using: &random))) }
        return .timeline(
            TimelineDescription(dates: dates, relevance: relevance, policy: Bool.random(using: &random) ? .atEnd : .after(dates[0] + 1800)))
    }

    private func widgetEvent(_ random: inout SeededRandom) -> WidgetEvent {
        let widget = WidgetID(Int.random(in: 1...6, using: &random))
        switch Int.random(in: 0..<9, using: &random) {
        case 0: return .placed(WidgetPlacement(app: "app", kind: "Clock", family: .systemSmall, stack: 1))
        case 1: return .placed(WidgetPlacement(app: "app", kind: "News", family: .systemMedium))
        case 2: return .removed(widget)
        case 3: return .looked(at: .homeScreen(page: 0))
        case 4: return .reloadAllTimelines(app: "app")
        case 5: return Bool.random(using: &random) ? .locked : .unlocked
        case 6: return .lowPowerMode(Bool.random(using: &random))
        case 7: return .swiped(stack: 1, to: widget)
        default: return .reloadTimelines(ofKind: "Clock", app: "app")
        }
    }

    private func activityEvent(_ random: inout SeededRandom) -> ActivitySystemEvent {
        let id = String(Int.random(in: 1...4, using: &random))
        let payload = ActivityPayload(state: Data("{\"n\":\(step)}".utf8), staleDate: time + 3600, relevanceScore: 0)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: return .ledger(.request(ActivityRequest(attributesType: "Ride", attributes: Data("{}".utf8), payload: payload), id: id, app: "app"))
        case 1: return .ledger(.end(ActivityEnd(id: id)))
        case 2: return .touchAndHold(id)
        case 3: return .collapse
        default: return .ledger(.update(ActivityUpdate(id: id, payload: payload, alert: ActivityAlert(title: "Now", body: ""))))
        }
    }

    private static let app = AppDescription(
        "app",
        extensions: [
            WidgetExtensionDescription(
                "app.widgets",
                widgets: [WidgetDescription(kind: "Clock", families: [.systemSmall]), WidgetDescription(kind: "News", families: [.systemMedium])])
        ])
}

extension RandomDay {
    /// The day so far, as a storage has it; a new day where it has none.
    public init(in journal: DeviceJournal, seed: UInt64) throws {
        self = try journal.document(Self.key).map { try JournalCoding.decode(RandomDay.self, from: $0) } ?? RandomDay(seed: seed)
    }

    /// Lets the next event happen, and keeps it with the day.
    public mutating func happen(in journal: DeviceJournal) throws {
        var after = self
        let (event, time) = after.next()
        _ = try journal.handle([event], at: time) { actions in
            after.take(actions)
            return [Self.key: Self.bytes(of: after)]
        }
        self = after
    }

    private static func bytes(of day: RandomDay) -> Data {
        do { return try JournalCoding.encode(day) } catch { preconditionFailure("the day cannot be written: \(error)") }
    }
}
