import Foundation
import IsletModel
import Ledger
import Simulation
import Timelines

@testable import WidgetSystem

/// Throws random events at the system and answers its requests at random, while it keeps its own account of what must hold.
struct RandomWorld {
    private struct Outstanding {
        var id: RequestID
        var request: ExtensionRequest
        var `extension`: String
    }

    private(set) var system: WidgetSystem
    private(set) var now = Scenario.start
    private(set) var events: [LedgerEvent] = []
    /// What was thrown at the system, to do it again.
    private(set) var inputs: [(time: Date, event: WidgetEvent)] = []
    private(set) var broken: [String] = []
    private(set) var starts = 0

    private var random: SeededRandom
    private var output = MachineOutput<WidgetAction>()
    private var outstanding: [Outstanding] = []
    /// A request that was answered before.
    private var answered: RequestID?
    /// Entries of each timeline that was sent, by widget.
    private var sent: [Int: [Int]] = [:]
    private var shown: [Int: WidgetContent] = [:]
    /// Moments of reloads that counted, by widget.
    private var counted: [Int: [Date]] = [:]
    private let keepsEvents: Bool

    init(seed: UInt64, keepsEvents: Bool) throws {
        random = SeededRandom(seed: seed)
        let authorities = ExemptionAuthority.allCases
        // Small, so that budgets are spent.
        let profile = try SystemProfile(changing: [
            "reloads.authority": .text(authorities[Int(seed % 3)].rawValue), "widgets.budgetCurve": .points([[0, 4], [20, 9]]),
            "widgets.learningReloads": .number(12), "widgets.learningSeconds": .number(40_000), "widgets.budgetWindowSeconds": .number(20_000),
        ]).widgets
        system = WidgetSystem(profile: profile, seed: seed)
        self.keepsEvents = keepsEvents
    }

    /// The ledger of the same events, thrown at a new system that is also told of moments between them.
    func replayed(momentsBetween count: Int) -> [LedgerEvent] {
        var system = WidgetSystem(profile: system.profile, seed: system.seed)
        var output = MachineOutput<WidgetAction>()
        var last = Scenario.start
        var events: [LedgerEvent] = []
        for (time, event) in inputs {
            for part in 0..<count {
                system.advance(to: last.addingTimeInterval(time.timeIntervalSince(last) * Double(part) / Double(count)), into: &output)
            }
            system.handle(event, at: time, into: &output)
            events += output.events
            output.clear()
            last = time
        }
        return events
    }

    private mutating func number(_ bound: Int) -> Int { Int(random.next() % UInt64(bound)) }
    private mutating func pick<Value>(_ values: [Value]) -> Value { values[number(values.count)] }

    mutating func step() {
        let longest = outstanding.isEmpty ? pick([0, 0, 1, 3, 20, 60, 200, 900]) : pick([0, 0, 1, 1, 10, 60])
        now = now.addingTimeInterval(Double(longest) * Double(number(100)) / 100)
        if number(3) == 0 {
            system.advance(to: now, into: &output)
        } else {
            let event = event()
            noteSent(event)
            if keepsEvents { inputs.append((now, event)) }
            system.handle(event, at: now, into: &output)
        }
        follow()
        check()
        if keepsEvents { events.append(contentsOf: output.events) }
        output.clear()
    }

    private mutating func event() -> WidgetEvent {
        if !outstanding.isEmpty, number(2) == 0 { return reply() }
        let app = pick(["a", "b", "unknown"])
        let widget = WidgetID(number(system.placedWidgets.count + 2))
        return switch number(40) {
        case 0, 1: isInstalled(app) && number(30) > 0 ? .session(.foreground, app: app, isActive: true) : .installed(self.app(pick(["a", "b"])))
        case 2: number(30) == 0 ? .uninstalled(app: app) : .galleryShown(app: app)
        case 3, 4: .session(pick(AppSession.allCases), app: app, isActive: number(2) == 0)
        case 5, 6, 7, 8: system.present.count < 30 ? .placed(placement(app)) : .removed(widget)
        case 9: .edited(widget, configuration: pick([nil, "x", "y"]))
        case 10: .moved(widget, place())
        case 11: number(4) == 0 ? .removed(widget) : .looked(at: place())
        case 12, 13, 14, 15: .looked(at: place())
        case 16: .swiped(stack: number(3), to: widget)
        case 17, 18: .tapped(widget, tap())
        case 19, 20: .intentPerformed(widget, succeeded: number(4) > 0)
        case 21, 22, 23: .reloadTimelines(ofKind: pick(["K0", "K1", "K2", "K9"]), app: app)
        case 24, 25: .reloadAllTimelines(app: app)
        case 26: .invalidateRelevance(ofKind: pick(["K0", "K1"]), app: app)
        case 27: .push(app: app)
        case 28: .memoryUsed(extension: pick(["a.0", "a.1", "b.0"]), bytes: number(40 << 20))
        case 29: .locked
        case 30, 31, 32: .unlocked
        case 33: number(20) == 0 ? .restarted : .pulledToRefresh(app: app)
        case 34: .lowPowerMode(number(2) == 0)
        case 35: .network(isOnline: number(2) == 0)
        case 36: .settingChanged(pick(SystemSetting.allCases))
        case 37: .locationChanged
        default: .looked(at: .homeScreen(page: 0))
        }
    }

    private func isInstalled(_ app: String) -> Bool { system.gallery(of: app) != nil }

    private mutating func app(_ name: String) -> AppDescription {
        let extensions = (0..<1 + number(2)).map { index in
            let widgets = (0..<1 + number(3)).map { kind in
                let usual = WidgetFamily.defaults
                var widget = WidgetDescription(
                    kind: "K\(kind)", families: pick([usual, usual, usual, [], [.systemSmall], [.systemSmall, .systemMedium]]))
                widget.wantsLocation = number(2) == 0
                return widget
            }
            return WidgetExtensionDescription("\(name).\(index)", widgets: widgets, isProtected: index == 1)
        }
        return AppDescription(name, extensions: extensions)
    }

    private mutating func place() -> WidgetPlace {
        pick([.homeScreen(page: 0), .homeScreen(page: 0), .homeScreen(page: 0), .homeScreen(page: 1), .todayView, .lockScreen, .standBy])
    }

    private mutating func placement(_ app: String) -> WidgetPlacement {
        WidgetPlacement(
            app: app, kind: pick(["K0", "K1", "K2"]), family: pick([.systemSmall, .systemSmall, .systemMedium, .accessoryInline]), place: place(),
            stack: pick([nil, nil, 0, 1]))
    }

    private mutating func tap() -> WidgetTap {
        WidgetTap(
            pick([.background, .link("l"), .inert, .intent(TappedIntent("I", opensApp: number(2) == 0, toggle: pick([nil, true])))]), widgetURL: "u")
    }

    private mutating func timeline() -> TimelineDescription {
        let count = pick([0, 1, 1, 2, 5, 12, number(50) == 0 ? 401 : 3])
        let dates = (0..<count).map { _ in now.addingTimeInterval(Double(number(7200)) - 1200) }
        let sorted = number(3) == 0 ? dates : dates.sorted()
        let relevance = number(2) == 0 ? [] : sorted.map { _ in EntryRelevance(score: Double(number(5)) - 1, duration: Double(pick([0, 300]))) }
        let policy: ReloadPolicy = pick([
            .atEnd, .never, .after(now.addingTimeInterval(Double(number(4000)) - 100)), .after(now.addingTimeInterval(1800)),
        ])
        return TimelineDescription(dates: sorted, relevance: relevance, policy: policy)
    }

    private mutating func reply() -> WidgetEvent {
        if let answered, number(40) == 0 { return .replied(answered, .timeline(timeline())) }
        let request = pick(outstanding)
        if number(40) == 0 { return .replied(request.id, .failed(pick([.crashed, .memoryLimit, .archiveRefused]))) }
        if number(30) == 0 { return .replied(request.id, .placeholder) }
        return switch request.request {
        case .placeholder: .replied(request.id, .placeholder)
        case .preview, .snapshot: .replied(request.id, .snapshot)
        case .timeline: .replied(request.id, .timeline(timeline()))
        case .relevance: .replied(request.id, .relevance([now...now.addingTimeInterval(600)]))
        }
    }

    /// Keeps account of a timeline that the system takes, which it does when the request is still wanted and the timeline is sound.
    private mutating func noteSent(_ event: WidgetEvent) {
        guard case .replied(let id, let reply) = event, let index = outstanding.firstIndex(where: { $0.id == id }) else { return }
        let request = outstanding.remove(at: index).request
        answered = id
        guard case .timeline(let timeline) = reply, case .timeline(let widget) = request else { return }
        if (1...400).contains(timeline.dates.count) { sent[widget.rawValue, default: []].append(timeline.dates.count) }
    }

    private mutating func fail(_ text: String) { broken.append("\(Scenario.minute(now)): \(text)") }

    /// Follows the actions and events, and holds them against the account.
    private mutating func follow() {
        for action in output.actions { follow(action) }
        for event in output.events where event.action == .reloadStarted { followStart(event) }
    }

    private mutating func follow(_ action: WidgetAction) {
        switch action {
        case .abandon(let id): outstanding.removeAll { $0.id == id }
        case .terminate(let name): outstanding.removeAll { $0.extension == name }
        case .request(let id, let request, let name):
            if outstanding.contains(where: { $0.extension == name }) { fail("two requests run in \(name)") }
            outstanding.append(Outstanding(id: id, request: request, extension: name))
        case .show(let id, let content):
            shown[id.rawValue] = content
            if case .entry(let timeline, let index) = content {
                let counts = sent[id.rawValue] ?? []
                if timeline < 1 || index < 0 || index >= (counts.max() ?? 0) { fail("widget \(id.rawValue) shows an entry that no timeline has") }
            }
        case .remove(let id): shown[id.rawValue] = nil
        default: break
        }
    }

    private mutating func followStart(_ event: LedgerEvent) {
        starts += 1
        guard event.rule == .dailyReloads, case .count(_, let size) = event.detail, let widget = Int(event.subject.id) else { return }
        let rules = system.profile
        let recent = (counted[widget] ?? []).filter { $0.addingTimeInterval(rules.budget.window) > event.time }
        let reason = ReloadReason(rawValue: event.reason?.rawValue ?? "")
        if let reason, rules.reloads.waitForBudget.contains(ReloadReasons(reason)), recent.count >= size {
            fail("widget \(widget) reloads for \(reason) with \(recent.count) of \(size) spent")
        }
        counted[widget] = recent + [event.time]
    }

    private mutating func check() {
        if let due = system.nextDue, due < now { fail("something was due at \(due)") }
        for place in system.present { check(system.placedWidgets[place]) }
        var last = Date.distantPast
        for event in output.events {
            if event.time < last || event.time > now { fail("the ledger is not in the order of time") }
            last = event.time
        }
    }

    private mutating func check(_ widget: PlacedWidget) {
        let id = widget.id.rawValue
        if widget.budget.remaining(at: now, isLowPower: system.state.isLowPower, rules: system.profile.budget) < 0 {
            fail("widget \(id) has a budget below zero")
        }
        if widget.shown != shown[id] ?? .empty { fail("widget \(id) shows \(widget.shown), and the surroundings were told \(shown[id] ?? .empty)") }
        switch widget.life {
        case .removed: fail("widget \(id) is removed and still there")
        case .blank where widget.content != .blank: fail("widget \(id) has no kind and is not white")
        case .blank, .frozen:
            if widget.pending != nil || system.widgetTimers.due(id - 1) != nil { fail("widget \(id) is dead and waits for something") }
        case .alive: checkAlive(widget)
        }
    }

    private mutating func checkAlive(_ widget: PlacedWidget) {
        let id = widget.id.rawValue
        if let due = system.nextDue, due <= now { return }
        if let entry = widget.playback?.entry(at: now), widget.content != .entry(timeline: widget.timelines, index: entry) {
            fail("widget \(id) shows \(widget.content) where entry \(entry) of timeline \(widget.timelines) is due")
        }
        guard let pending = widget.pending else { return }
        if pending.wait == .time, pending.due == nil { fail("widget \(id) waits for a moment that never comes") }
        if let due = pending.due, due <= now { fail("widget \(id) missed \(due)") }
    }
}
