import Activities
import DeviceSystem
import ExtensionProtocol
import ExtensionRunners
import Foundation
import Host
import Ledger
import Simulation
import Snapshot
import WidgetSystem

/// A device on a virtual clock: the system's machines decide, and real extension processes answer them at the simulated moment.
public final class SimulatedDevice {
    private var simulation: Simulation<DeviceSystem>
    private let runners: [String: ExtensionRunner]
    private let runnerOfActivity: [String: ExtensionRunner]
    /// What widgets were archived as last.
    private var archives: [WidgetID: [ArchivedEntry]] = [:]
    /// Taps on controls that are still to come, in the order of time.
    private var taps: [ControlTap] = []

    /// What processes and the archives they sent gave rise to, each once.
    public private(set) var diagnostics: [SnapshotDiagnostic] = []
    /// Seconds spent waiting for extensions.
    public private(set) var secondsInExtensions = 0.0

    public init(system: DeviceSystem, extensions: [DeviceExtension], startingAt start: Date) {
        simulation = Simulation(system, startingAt: start)
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
            step(until: tap.time)
            touch(tap)
        }
        step(until: end)
    }

    private func step(until end: Date) {
        simulation.run(until: end) { action, machine, time, agenda in
            switch action {
            case .first(let action): perform(action, machine.first, at: time, &agenda)
            case .second(.archive(let record)): archive(record, at: time)
            case .second(.notify), .second(.show): break
            }
        }
    }

    /// Ends every process.
    public func shutDown() { runners.values.forEach { $0.end() } }

    private func perform(_ action: WidgetAction, _ system: borrowing WidgetSystem, at time: Date, _ agenda: inout EventQueue<DeviceSystem.Event>) {
        switch action {
        case .request(let id, let request, let identifier):
            guard let runner = runners[identifier] else { return }
            let answer = timed { runner.answer(request, placement: placement(of: request, in: system), at: time) }
            note(answer.diagnostics)
            if case .timeline(let widget) = request, !answer.entries.isEmpty { archives[widget] = answer.entries }
            if let reply = answer.reply { agenda.schedule(.first(.replied(id, reply)), at: time.addingTimeInterval(answer.seconds)) }
        case .terminate(let identifier): runners[identifier]?.end()
        case .openApp(let app, _): agenda.schedule(.first(.session(.foreground, app: app, isActive: true)), at: time)
        case .perform(let intent, let id):
            let answer = timed { perform(intent, of: id, in: system, at: time) }
            note(answer.diagnostics)
            agenda.schedule(.first(.intentPerformed(id, succeeded: answer.succeeded)), at: time.addingTimeInterval(answer.seconds))
        case .abandon, .placed, .show, .remove, .rotate, .showToggle, .invalidateContent, .galleryChanged: break
        }
    }

    /// Runs an intent in the extension of its widget. A simulation has no app's process.
    private func perform(_ intent: TappedIntent, of widget: WidgetID, in system: borrowing WidgetSystem, at time: Date) -> IntentAnswer {
        let placement = system[widget]?.placement
        let runner = runners.values.first { runner in
            runner.program.app == placement?.app && runner.program.bundle.widgets.contains { $0.kind == placement?.kind }
        }
        guard intent.process == .extension, let runner else {
            let reason = "\(intent.name) runs in the app, whose code does not run in a simulation; the widget is told that it failed"
            return IntentAnswer(succeeded: false, seconds: 0, diagnostics: [SnapshotDiagnostic(code: "intent-not-run", severity: .warning, message: reason)])
        }
        return runner.perform(intent, at: time)
    }

    /// Touches a control of what the widget shows now.
    private func touch(_ tap: ControlTap) {
        let index: Int
        if case .entry(_, let shown) = widgets[tap.widget]?.shown { index = shown } else { index = 0 }
        let entries = archives[tap.widget] ?? []
        let snapshot = (entries.first { $0.index == index } ?? entries.first)?.snapshots.first
        if let target = snapshot.flatMap({ ControlTap.target(tap.control, in: $0.root) }) {
            return schedule(.tapped(tap.widget, WidgetTap(target, widgetURL: nil)), at: tap.time)
        }
        note([
            SnapshotDiagnostic(
                code: "no-such-control", severity: .warning,
                message: "“\(tap.control)”: the widget shows no button or toggle with this text or intent; the tap is left out")
        ])
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

    private func timed<Result>(_ work: () -> Result) -> Result {
        let clock = ContinuousClock()
        let start = clock.now
        defer { secondsInExtensions += (clock.now - start) / .seconds(1) }
        return work()
    }

    private func note(_ found: [SnapshotDiagnostic]) {
        for diagnostic in found where !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
    }
}
