import Foundation
import IsletModel
import Ledger
import Simulation
import Timelines

@testable import WidgetSystem

/// A run of the system with an extension that answers as told.
struct Scenario {
    /// 2024-06-10 00:00 UTC; times in tests are minutes from here.
    static let start = Date(timeIntervalSince1970: 1_717_977_600)

    var simulation: Simulation<WidgetSystem>
    /// What an extension answers to a request at a minute, and after how many seconds; nil when it hangs.
    var answer: (ExtensionRequest, Double) -> (seconds: Double, reply: ExtensionReply)? = Scenario.answer { _ in Scenario.hourly }
    private(set) var actions: [(minute: Double, action: WidgetAction)] = []

    init(profile: WidgetProfile = .standard, device: DeviceDescription = DeviceDescription(), seed: UInt64 = 1) {
        simulation = Simulation(WidgetSystem(profile: profile, device: device, seed: seed), startingAt: Self.start)
    }

    var system: WidgetSystem { simulation.machine }
    var ledger: Ledger { simulation.ledger }

    static func date(_ minute: Double) -> Date { start.addingTimeInterval(minute * 60) }
    static func minute(_ date: Date) -> Double { date.timeIntervalSince(start) / 60 }

    /// Answers everything at once, timelines as given for the minute of the request.
    static func answer(_ timeline: @escaping (Double) -> TimelineDescription) -> (ExtensionRequest, Double) -> (
        seconds: Double, reply: ExtensionReply
    )? {
        { request, minute in
            switch request {
            case .placeholder: (0, .placeholder)
            case .preview, .snapshot: (0, .snapshot)
            case .timeline: (0, .timeline(timeline(minute)))
            case .relevance: (0, .relevance([]))
            }
        }
    }

    /// One entry, now, and nothing more.
    static var hourly: TimelineDescription { TimelineDescription(dates: [.distantPast], policy: .never) }

    /// Entries at minutes.
    static func timeline(_ minutes: [Double], _ policy: ReloadPolicy = .never) -> TimelineDescription {
        TimelineDescription(dates: minutes.map(date), policy: policy)
    }

    mutating func at(_ minute: Double, _ events: WidgetEvent...) {
        for event in events { simulation.schedule(event, at: Self.date(minute)) }
    }

    mutating func run(to minute: Double) {
        var done: [(Double, WidgetAction)] = []
        let answer = answer
        simulation.run(until: Self.date(minute)) { action, _, time, agenda in
            done.append((Self.minute(time), action))
            guard case .request(let id, let request, _) = action, let (seconds, reply) = answer(request, Self.minute(time)) else { return }
            agenda.schedule(.replied(id, reply), at: time.addingTimeInterval(seconds))
        }
        actions += done
    }

    func content(_ id: Int) -> WidgetContent? { system[WidgetID(id)]?.shown }

    /// Minutes at which timelines were asked for, of one widget or of all.
    func reloads(of id: Int? = nil) -> [Double] {
        actions.compactMap { minute, action in
            guard case .request(_, .timeline(let widget), _) = action, id == nil || widget.rawValue == id else { return nil }
            return minute
        }
    }

    func requests() -> [ExtensionRequest] {
        actions.compactMap { if case .request(_, let request, _) = $0.action { request } else { nil } }
    }

    /// Reasons of the events of an action.
    func reasons(_ action: LedgerAction) -> [String] { ledger.events(action).map { $0.reason?.rawValue ?? "" } }

    func findings() -> [FindingCode] {
        ledger.events.compactMap { if case .finding(let code) = $0.detail { code } else { nil } }
    }
}

extension AppDescription {
    /// An app of one extension with widgets of these kinds.
    static func app(_ kinds: String..., families: [WidgetFamily] = WidgetFamily.defaults, isProtected: Bool = false) -> AppDescription {
        let widgets = kinds.map { WidgetDescription(kind: $0, families: families) }
        return AppDescription("app", extensions: [WidgetExtensionDescription("app.widgets", widgets: widgets, isProtected: isProtected)])
    }
}

extension WidgetPlacement {
    static func small(_ kind: String = "Clock", page: Int = 0, stack: Int? = nil) -> WidgetPlacement {
        WidgetPlacement(app: "app", kind: kind, family: .systemSmall, place: .homeScreen(page: page), stack: stack)
    }
}

extension Scenario {
    /// With an app of one kind that was opened and left, and one small widget of it, placed at minute 0.
    static func placed(_ profile: WidgetProfile = .standard, timeline: @escaping (Double) -> TimelineDescription) -> Scenario {
        var scenario = Scenario(profile: profile)
        scenario.answer = answer(timeline)
        scenario.at(
            0, .installed(.app("Clock")), .session(.foreground, app: "app", isActive: true), .session(.foreground, app: "app", isActive: false),
            .placed(.small()))
        return scenario
    }
}

extension WidgetProfile {
    /// The standard profile with other numbers, and punctual: policies are served on the minute.
    static func with(_ numbers: [String: Double] = [:], authority: ExemptionAuthority = .apple) -> WidgetProfile {
        var changes = ["widgets.policyDelaySeconds": ProfileValue.number(0), "reloads.authority": .text(authority.rawValue)]
        for (name, number) in numbers { changes["widgets.\(name)"] = .number(number) }
        do {
            return try SystemProfile(changing: changes).widgets
        } catch {
            fatalError("the test's numbers cannot be used: \(error)")
        }
    }

    static let punctual = with()
}
