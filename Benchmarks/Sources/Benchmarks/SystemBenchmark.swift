import Activities
import DeviceSystem
import Foundation
import Simulation
import Timelines
import WidgetSystem

/// The system's rules alone, without extensions: how many events a second the widgets' machine takes, and how long a day of a full device is.
enum SystemBenchmark {
    private static let start = Date(timeIntervalSince1970: 1_717_977_600)
    private static let apps = (0..<10).map { "app.\($0)" }
    private static let kinds = (0..<10).map { "Kind\($0)" }
    private static let events = 1_000_000
    private static let rounds = 5

    static func run(_ workbench: Workbench) throws -> [Finding] { try findings() }

    static func findings() throws -> [Finding] {
        var single = Samples()
        for _ in 0..<rounds { single.timeProcessor { feed() } }
        var day = Samples()
        var lines = 0
        for _ in 0..<rounds { lines = try day.timeProcessor { try liveADay() } }
        return [
            Finding(
                name: "system: events a second of processor time", value: Double(events) / single.median / 1e6, unit: " M/s", goal: .atLeast(1),
                detail: "\(events) events to 100 widgets in \(single.milliseconds)"),
            Finding(
                name: "system: a day of 100 widgets and 20 activities", value: day.median, unit: " s", goal: .atMost(3),
                detail: "\(lines) lines in the ledger, \(day.milliseconds)"),
        ]
    }

    private static func description(_ app: String) -> AppDescription {
        AppDescription(app, extensions: [WidgetExtensionDescription("\(app).widgets", widgets: kinds.map { WidgetDescription(kind: $0) })])
    }

    private static func settingUp() -> [WidgetEvent] {
        apps.flatMap { app in
            [.installed(description(app)), .session(.foreground, app: app, isActive: true), .session(.foreground, app: app, isActive: false)]
                + kinds.enumerated().map { page, kind in
                    .placed(WidgetPlacement(app: app, kind: kind, family: "systemSmall", place: .homeScreen(page: page / 2)))
                }
        }
    }

    /// Calls, taps, looks and answers, with nothing around the machine.
    private static func feed() {
        var system = WidgetSystem()
        var output = MachineOutput<WidgetAction>()
        var time = start
        var replies: [WidgetEvent] = []
        for event in settingUp() { take(event, at: time, &system, &output, &replies) }
        for count in 0..<events {
            time = time.addingTimeInterval(0.05)
            take(replies.popLast() ?? event(count), at: time, &system, &output, &replies)
        }
    }

    private static func event(_ count: Int) -> WidgetEvent {
        let widget = WidgetID(count / 8 % 100 + 1)
        return switch count % 8 {
        case 0: .reloadTimelines(ofKind: kinds[count / 80 % 10], app: apps[count / 8 % 10])
        case 1: .tapped(widget, WidgetTap(.intent(TappedIntent("Count"))))
        case 2: .intentPerformed(widget, succeeded: true)
        case 3: .tapped(widget, WidgetTap(.background))
        case 4: .edited(widget, configuration: nil)
        case 5: count % 64 == 5 ? .looked(at: .homeScreen(page: count / 64 % 5)) : .looked(at: .lockScreen)
        case 6: .push(app: count % 800 == 6 ? apps[count / 800 % 10] : "none")
        default: .memoryUsed(extension: "app.0.widgets", bytes: 1000)
        }
    }

    private static func take(
        _ event: WidgetEvent, at time: Date, _ system: inout WidgetSystem, _ output: inout MachineOutput<WidgetAction>, _ replies: inout [WidgetEvent]
    ) {
        system.handle(event, at: time, into: &output)
        for case .request(let id, let request, _) in output.actions { replies.append(.replied(id, answer(to: request, at: time))) }
        output.clear()
    }

    private static func answer(to request: ExtensionRequest, at time: Date) -> ExtensionReply {
        switch request {
        case .placeholder: .placeholder
        case .preview, .snapshot: .snapshot
        case .relevance: .relevance([])
        case .timeline: .timeline(TimelineDescription(dates: (0..<4).map { time.addingTimeInterval(Double($0) * 300) }, policy: .atEnd))
        }
    }

    /// Twenty-four hours in which people look at widgets each quarter of an hour and activities change each minute. Answers the ledger's lines.
    private static func liveADay() throws -> Int {
        var simulation = Simulation(DeviceSystem(WidgetSystem(), ActivitySystem(at: start)), startingAt: start)
        for event in settingUp() { simulation.schedule(.first(event), at: start) }
        for look in 0..<96 {
            let time = start.addingTimeInterval(Double(look) * 900)
            for page in 0..<5 { simulation.schedule(.first(.looked(at: .homeScreen(page: page))), at: time.addingTimeInterval(Double(page))) }
        }
        startActivities(&simulation)
        simulation.run(until: start.addingTimeInterval(86_400)) { action, _, time, agenda in
            guard case .first(.request(let id, let request, _)) = action else { return }
            agenda.schedule(.first(.replied(id, answer(to: request, at: time))), at: time.addingTimeInterval(0.2))
        }
        guard simulation.ledger.events(.reloadStarted).count > 3000, simulation.ledger.events(.activityUpdated).count > 3000 else {
            throw Failure("the day was too quiet to measure: \(simulation.ledger.events.count) lines")
        }
        return simulation.ledger.events.count
    }

    /// Twenty activities of four apps, started anew when they are eight hours old.
    private static func startActivities(_ simulation: inout Simulation<DeviceSystem>) {
        for app in apps.prefix(4) {
            simulation.schedule(.second(.ledger(.installed(ActivityApp(id: app)))), at: start)
            simulation.schedule(.second(.ledger(.appCameToForeground(app))), at: start)
        }
        for turn in 0..<3 {
            for number in 0..<20 {
                run(activity: "\(turn).\(number)", of: apps[number / 5], at: start.addingTimeInterval(Double(turn) * 28_800), &simulation)
            }
        }
    }

    /// An activity with an update each minute, which the system ends.
    private static func run(activity id: String, of app: String, at begin: Date, _ simulation: inout Simulation<DeviceSystem>) {
        let attributes = Data(#"{"team":"\#(id)"}"#.utf8)
        let request = ActivityRequest(attributesType: "Match", attributes: attributes, payload: payload(0))
        simulation.schedule(.second(.ledger(.request(request, id: id, app: app))), at: begin.addingTimeInterval(1))
        for minute in 1..<480 {
            let update = ActivityUpdate(id: id, payload: payload(minute))
            simulation.schedule(.second(.ledger(.update(update))), at: begin.addingTimeInterval(Double(minute) * 60))
        }
    }

    private static func payload(_ minute: Int) -> ActivityPayload { ActivityPayload(state: Data(#"{"score":\#(minute),"note":"goal"}"#.utf8)) }
}
