import Activities
import DeviceHost
import DeviceSystem
import ExtensionProtocol
import ExtensionRunners
import Foundation
import Host
import IsletModel
import Ledger
import Simulation
import Snapshot
import WidgetSystem

/// A device on a virtual clock: the system's machines decide, and real processes of extensions and apps run at the simulated moment.
public final class SimulatedDevice {
    private var simulation: Simulation<DeviceSystem>
    private let runners: [String: ExtensionRunner]
    private let runnerOfActivity: [String: ExtensionRunner]
    /// What widgets were archived as last.
    private var archives: [WidgetID: [ArchivedEntry]] = [:]
    /// Taps on controls that are still to come, in the order of time.
    private var taps: [ControlTap] = []
    private var performed: [DeviceSystem.Action] = []
    private var work: [AppWork] = []

    let rules = AppLifeRules.standard
    /// Seconds of real time in which an app must be quiet after everything that happens in it.
    public var quietSeconds = AppLifeRules.standard.quietSeconds
    /// Nil where no app has code that runs.
    let listener: SystemListener?
    package let apps: [String: HostedApp]
    package internal(set) var connections: [Int32: ProgramConnection] = [:]
    var processes: [String: SimulatedAppProcess] = [:]
    /// The app on the screen, of those whose code runs.
    var foreground: String?
    /// The app that comes back when the device is unlocked.
    var lockedApp: String?
    var unansweredLooks = 0
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    private var activityCount = 0

    /// What processes and the archives they sent gave rise to, each once.
    public private(set) var diagnostics: [SnapshotDiagnostic] = []
    /// Seconds spent waiting for extensions and apps.
    public private(set) var secondsInExtensions = 0.0
    /// Called with lines that apps write to standard error.
    public var onError: (_ app: String, _ line: String) -> Void = { _, _ in }

    /// What the machines want apps to do; done when the machines have come to rest.
    private enum AppWork {
        case open(String, url: String?)
        /// A push started an activity of it.
        case wake(String)
    }

    /// - Parameter folder: The device's folder, where apps reach the system.
    public init(system: DeviceSystem, apps: [HostedApp], folder: DeviceFolder, startingAt start: Date) throws(DeviceHostError) {
        simulation = Simulation(system, startingAt: start)
        self.apps = Dictionary(apps.map { ($0.identifier, $0) }) { first, _ in first }
        listener = apps.contains { $0.launch != nil } ? try SystemListener(folder: folder.url) : nil
        let extensions = apps.flatMap(\.extensions)
        runners = Dictionary(extensions.map { ($0.identifier, ExtensionRunner($0)) }) { first, _ in first }
        var byType: [String: ExtensionRunner] = [:]
        for program in extensions {
            for widget in program.bundle.widgets {
                guard let type = widget.attributesType else { continue }
                byType[type] = byType[type] ?? runners[program.identifier]
            }
        }
        runnerOfActivity = byType
    }

    public var ledger: Ledger { simulation.ledger }
    public var now: Date { simulation.now }
    public var widgets: WidgetSystem { simulation.machine.first }
    public var activities: ActivitySystem { simulation.machine.second }
    package var system: DeviceSystem { simulation.machine }

    public func schedule(_ event: WidgetEvent, at time: Date) { simulation.schedule(.first(event), at: time) }
    public func schedule(_ event: ActivitySystemEvent, at time: Date) { simulation.schedule(.second(event), at: time) }

    /// A tap on a button or toggle of what the widget shows at that moment, by a part of its text or its intent's name.
    public func scheduleTap(on control: String, of widget: WidgetID, at time: Date) {
        taps.append(ControlTap(time: time, widget: widget, control: control))
        taps.sort { $0.time < $1.time }
    }

    /// Adds a line that no machine writes.
    public func record(_ event: LedgerEvent) { simulation.record(event) }

    /// Runs to `end`, including what happens at that moment.
    public func run(until end: Date) {
        while let tap = taps.first, tap.time <= end {
            taps.removeFirst()
            advance(to: tap.time)
            touch(tap)
        }
        advance(to: end)
    }

    private func advance(to end: Date) {
        guard listener != nil else { return settleMachines(until: end) }
        while true {
            let due = max(now, [simulation.nextDue, nextSuspension, end].compactMap { $0 }.min() ?? end)
            guard passTime(to: due) else { continue }
            settleMachines(until: due)
            suspendApps(at: due)
            guard !carryOutWork(), due >= end, simulation.nextDue.map({ $0 > end }) ?? true else { continue }
            settleApps()
            return
        }
    }

    /// Ends every process.
    public func shutDown() {
        runners.values.forEach { $0.end() }
        processes.values.forEach { $0.end() }
        processes = [:]
    }

    /// An identifier that no activity has had: `activity-1` is the first one.
    package func makeActivityIdentifier() -> String {
        activityCount += 1
        return "activity-\(activityCount)"
    }

    /// Starts an activity for an app; answers its identifier.
    public func startActivity(_ request: ActivityRequest, app: String, at time: Date) -> String {
        let id = makeActivityIdentifier()
        schedule(.ledger(.request(request, id: id, app: app)), at: time)
        if request.origin == .push { work.append(.wake(app)) }
        return id
    }

    /// How many activities were asked for.
    public var startedActivities: Int { activityCount }

    // MARK: The machines

    /// Lets the machines do what is due now.
    func settleMachines() { settleMachines(until: now) }

    func settleMachines(until time: Date) {
        simulation.run(until: time) { action, machine, time, agenda in
            performed.append(action)
            switch action {
            case .first(let action): perform(action, machine.first, at: time, &agenda)
            case .second(.archive(let record)): archive(record, at: time)
            case .second(.notify(let action, let app)): tell(action, app, machine.second, at: time, &agenda)
            case .second(.show): break
            }
        }
    }

    @discardableResult
    package func take(_ events: [DeviceSystem.Event], at time: Date, recording lines: [LedgerEvent]) -> [DeviceSystem.Action] {
        settleMachines()
        performed = []
        for event in events { simulation.schedule(event, at: time) }
        for line in lines { simulation.record(line) }
        settleMachines()
        return performed
    }

    private func carryOutWork() -> Bool {
        let waiting = work
        work = []
        for one in waiting {
            switch one {
            case .open(let app, let url): openApp(app, url: url)
            case .wake(let app): wakeApp(app, because: LedgerReason("push"))
            }
        }
        return !waiting.isEmpty
    }

    private func tell(
        _ action: ActivityAction, _ app: String?, _ system: ActivitySystem, at time: Date, _ agenda: inout EventQueue<DeviceSystem.Event>
    ) {
        notify(action, app: app)
        for process in processes.values { process.isAwake = true }
        guard case .needsPushToken(let id) = action, let record = system.activities[id], hasCode(record.app) else { return }
        let rules = system.activities.rules
        let token = PushTokens.token(for: "\(record.app) \(id)", bytes: rules.pushTokenBytes)
        agenda.schedule(.second(.ledger(.pushToken(token, id: id))), at: time.addingTimeInterval(rules.pushTokenDelaySeconds))
    }

    private func perform(_ action: WidgetAction, _ system: borrowing WidgetSystem, at time: Date, _ agenda: inout EventQueue<DeviceSystem.Event>) {
        switch action {
        case .request(let id, let request, let identifier):
            guard let runner = runners[identifier] else { return }
            let answer = timed { runner.answer(request, placement: placement(of: request, in: system), at: time) }
            note(answer.diagnostics)
            if case .timeline(let widget) = request, !answer.entries.isEmpty { archives[widget] = answer.entries }
            if let reply = answer.reply { agenda.schedule(.first(.replied(id, reply)), at: time.addingTimeInterval(answer.seconds)) }
        case .terminate(let identifier): runners[identifier]?.end()
        case .openApp(let app, let url):
            if hasCode(app) {
                work.append(.open(app, url: url))
            } else {
                agenda.schedule(.first(.session(.foreground, app: app, isActive: true)), at: time)
            }
        case .perform(let intent, let id):
            let answer = timed { perform(intent, of: id, in: system, at: time) }
            note(answer.diagnostics)
            agenda.schedule(.first(.intentPerformed(id, succeeded: answer.succeeded)), at: time.addingTimeInterval(answer.seconds))
        case .abandon, .placed, .show, .remove, .rotate, .showToggle, .invalidateContent, .galleryChanged: break
        }
    }

    /// Runs an intent in the extension of its widget. Those of an app's process are not run on a virtual clock.
    private func perform(_ intent: TappedIntent, of widget: WidgetID, in system: borrowing WidgetSystem, at time: Date) -> IntentAnswer {
        let placement = system[widget]?.placement
        let runner = runners.values.first { runner in
            runner.program.app == placement?.app && runner.program.bundle.widgets.contains { $0.kind == placement?.kind }
        }
        guard intent.process == .extension, let runner else {
            let reason = "\(intent.name) runs in the app's process, where a simulation runs no intents; the widget is told that it failed"
            return IntentAnswer(
                succeeded: false, seconds: 0, diagnostics: [SnapshotDiagnostic(code: .intentNotRun, severity: .warning, message: reason)])
        }
        return runner.perform(intent, at: time)
    }

    /// Touches a control of what the widget shows now.
    private func touch(_ tap: ControlTap) {
        let index: Int
        if case .entry(_, let shown) = widgets[tap.widget]?.shown { index = shown } else { index = 0 }
        let entries = archives[tap.widget] ?? []
        let snapshot = (entries.first { $0.index == index } ?? entries.first)?.snapshots.first
        guard let target = snapshot.flatMap({ WidgetTap.Target(control: tap.control, in: $0.root) }) else {
            return note([.noSuchControl(tap.control)])
        }
        schedule(.tapped(tap.widget, WidgetTap(target, widgetURL: nil)), at: tap.time)
    }

    private func placement(of request: ExtensionRequest, in system: borrowing WidgetSystem) -> WidgetPlacement? {
        switch request {
        case .snapshot(let id), .timeline(let id): system[id]?.placement
        case .placeholder, .preview, .relevance: nil
        }
    }

    private func archive(_ record: ActivityRecord, at time: Date) {
        guard let runner = runnerOfActivity[record.attributesType] else { return }
        let content = ActivityInput.Content(state: record.payload.state, isStale: record.isStale, date: time)
        let input = ActivityInput(id: record.id, attributes: record.attributes, contents: [content])
        note(timed { runner.archive(input, attributesType: record.attributesType, at: time) }.diagnostics)
    }

    func timed<Result, Failure: Error>(_ work: () throws(Failure) -> Result) throws(Failure) -> Result {
        let clock = ContinuousClock()
        let start = clock.now
        defer { secondsInExtensions += (clock.now - start) / .seconds(1) }
        return try work()
    }

    func note(_ found: [SnapshotDiagnostic]) {
        for diagnostic in found where !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
    }

    package func note(_ found: [SnapshotDiagnostic], of program: String) { note(found) }
}

extension SimulatedDevice: AnsweringDevice {}
