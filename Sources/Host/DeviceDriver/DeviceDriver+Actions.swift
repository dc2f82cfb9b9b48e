import Activities
import DeviceSystem
import ExtensionProtocol
import Foundation
import IsletModel
import Simulation
import Snapshot
import WidgetSystem

/// What the machines want done.
extension DeviceDriver {
    func perform(_ action: DeviceSystem.Action, at time: Date) throws(DeviceDriverError) {
        screen.show(action)
        switch action {
        case .first(let action): try perform(action, at: time)
        case .second(let action): try perform(action, at: time)
        }
    }

    private func perform(_ action: WidgetAction, at time: Date) throws(DeviceDriverError) {
        switch action {
        case .request(let id, let request, let program):
            guard processes.knows(extension: program) else { return noteAbsence(of: program, id) }
            let widget = widget(of: request)
            askedWidgets[id] = widget
            processes.ask(program, .request(id, request, placement: widget.flatMap { system.first[$0]?.placement }), at: time)
        case .terminate(let program): processes.end(extension: program)
        case .openApp(let app, let url): try openApp(app, url: url)
        case .perform(let intent, let widget): try perform(intent, of: widget, at: time)
        case .remove(let widget): try dropArchives(of: Self.name(of: widget))
        case .abandon(let id): askedWidgets[id] = nil
        case .placed, .show, .rotate, .showToggle, .invalidateContent, .galleryChanged: break
        }
    }

    private func perform(_ action: ActivitySystemAction, at time: Date) throws(DeviceDriverError) {
        switch action {
        case .archive(let record): archive(record, at: time)
        case .notify(let action, let app): try passOn(action, app: app)
        case .show, .present, .dismissAlert, .mirror: break
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
        let message = "\(program) is installed on this device and not among the paths of this run: its widgets keep what they show"
        note([.warning(.extensionNotStarted, message)], of: program)
        agenda.schedule(.answered(id, ProgramAnswer(reply: .failed(.crashed)), program: program), at: now)
    }

    // MARK: Live Activities

    func archive(_ record: ActivityRecord, at time: Date) {
        let type = record.attributesType
        let own = apps[record.app].map { [$0] } ?? []
        let programs = own.flatMap(\.extensions)
        guard let program = programs.first(where: { $0.bundle.widgets.contains { $0.attributesType == type } }) else { return }
        archiveQueues[program.identifier, default: ArchiveQueue()].add(record)
        startArchives(at: time)
    }

    func startArchives(at time: Date) {
        for program in archiveQueues.keys.sorted() {
            guard let record = archiveQueues[program]?.next(at: time) else { continue }
            processes.ask(program, .archive(record), at: time)
        }
    }

    /// Tells the app's programs, and forgets the views of what is gone.
    private func passOn(_ action: ActivityAction, app: String?) throws(DeviceDriverError) {
        switch action {
        case .changed(let record, _):
            tell(record.app, .activity(record))
            noteEnd(of: record)
            report(.activity(record))
            if record.phase == .dismissed { try dropArchives(of: Self.name(of: record)) }
        case .permissions(let permissions, let app): tell(app, .permissions(permissions))
        case .refused, .alert, .needsPushToken, .found: break
        }
        processes.wakePrograms()
    }

    private func tell(_ app: String, _ notice: ActivityNotice) {
        let listeners = connections.values.filter { $0.app == app }
        guard !listeners.isEmpty else { return }
        do {
            let data = try JournalCoding.encode(notice)
            for connection in listeners { connection.send(.event(.activity(notice: data))) }
        } catch {
            note([.error(.systemChannel, "a notice to \(app) cannot be written: \(error)")], of: app)
        }
    }

    func note(_ found: [SnapshotDiagnostic], of program: String) {
        for diagnostic in found {
            report(.diagnostic(diagnostic, program: program))
            if turns != nil, !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
        }
    }
}

extension SnapshotDiagnostic {
    static func warning(_ code: FindingCode, _ message: String) -> SnapshotDiagnostic {
        SnapshotDiagnostic(code: code, severity: .warning, message: message)
    }

    static func error(_ code: FindingCode, _ message: String) -> SnapshotDiagnostic {
        SnapshotDiagnostic(code: code, severity: .error, message: message)
    }
}
