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

    /// Adds a line that no machine writes.
    public func record(_ event: LedgerEvent) { simulation.record(event) }

    /// Runs to `end`, including what happens at that moment.
    public func run(until end: Date) {
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
            if let reply = answer.reply { agenda.schedule(.first(.replied(id, reply)), at: time.addingTimeInterval(answer.seconds)) }
        case .terminate(let identifier): runners[identifier]?.end()
        case .openApp(let app, _): agenda.schedule(.first(.session(.foreground, app: app, isActive: true)), at: time)
        case .perform(let intent, let id):
            note([
                SnapshotDiagnostic(
                    code: "intent-not-run", severity: .warning,
                    message: "\(intent.name): intents are not run in a simulation; the widget is told that it failed")
            ])
            agenda.schedule(.first(.intentPerformed(id, succeeded: false)), at: time)
        case .abandon, .placed, .show, .remove, .rotate, .showToggle, .invalidateContent, .galleryChanged: break
        }
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
