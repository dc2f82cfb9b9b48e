import Activities
import DeviceSystem
import ExtensionProtocol
import ExtensionRunners
import Foundation
import IsletModel
import Simulation
import Snapshot
import WidgetSystem

/// What the machines want done.
extension DeviceHost {
    func perform(_ action: DeviceSystem.Action, at time: Date) throws(DeviceHostError) {
        switch action {
        case .first(let action): try perform(action, at: time)
        case .second(.archive(let record)): archive(record, at: time)
        case .second(.notify(let action, let app)): try passOn(action, app: app)
        case .second(.show): break
        }
    }

    private func perform(_ action: WidgetAction, at time: Date) throws(DeviceHostError) {
        switch action {
        case .request(let id, let request, let program):
            guard let worker = extensionWorkers[program] else { return noteAbsence(of: program, id) }
            askedWidgets[id] = widget(of: request)
            worker.ask(id, request, placement: widget(of: request).flatMap { system.first[$0]?.placement }, at: time)
        case .terminate(let program): extensionWorkers[program]?.end()
        case .openApp(let app, let url): try openApp(app, url: url)
        case .perform(let intent, let widget): perform(intent, of: widget, at: time)
        case .remove(let widget): try dropArchives(of: Self.name(of: widget))
        case .abandon(let id): askedWidgets[id] = nil
        case .placed, .show, .rotate, .showToggle, .invalidateContent, .galleryChanged: break
        }
    }

    private func widget(of request: ExtensionRequest) -> WidgetID? {
        switch request {
        case .snapshot(let id), .timeline(let id): id
        case .placeholder, .preview, .relevance: nil
        }
    }

    /// An extension that is installed on the device and not part of this run cannot answer.
    private func noteAbsence(of program: String, _ id: RequestID) {
        note(
            [
                .warning(
                    .extensionNotStarted,
                    "\(program) is installed on this device and not among the paths of this run: its widgets keep what they show")
            ], of: program)
        mailbox.send(.event(.first(.replied(id, .failed(.crashed)))))
    }

    // MARK: Live Activities

    private func archive(_ record: ActivityRecord, at time: Date) {
        let type = record.attributesType
        for app in apps.values where app.identifier == record.app {
            guard let program = app.extensions.first(where: { $0.bundle.widgets.contains { $0.attributesType == type } }) else { continue }
            archiveQueues[program.identifier, default: ArchiveQueue()].add(record)
        }
        startArchives(at: time)
    }

    func startArchives(at time: Date) {
        for program in archiveQueues.keys.sorted() {
            guard let record = archiveQueues[program]?.next(at: time) else { continue }
            extensionWorkers[program]?.archive(record, at: time)
        }
    }

    /// Tells the app's programs, and forgets the views of what is gone.
    private func passOn(_ action: ActivityAction, app: String?) throws(DeviceHostError) {
        notify(action, app: app)
        if case .changed(let record, _) = action, record.phase == .dismissed { try dropArchives(of: Self.name(of: record)) }
    }

    package func note(_ found: [SnapshotDiagnostic], of program: String) {
        for diagnostic in found { report(.diagnostic(diagnostic, program: program)) }
    }
}

extension SnapshotDiagnostic {
    package static func warning(_ code: FindingCode, _ message: String) -> SnapshotDiagnostic {
        SnapshotDiagnostic(code: code, severity: .warning, message: message)
    }
    package static func error(_ code: FindingCode, _ message: String) -> SnapshotDiagnostic {
        SnapshotDiagnostic(code: code, severity: .error, message: message)
    }
}
