import Activities
import DeviceSystem
import struct ExtensionProtocol.ArchivedEntry
import Foundation
import IsletModel
import Ledger
import Simulation
import struct Snapshot.Snapshot
import struct Snapshot.SnapshotDiagnostic
import WidgetSystem

/// What extensions answer: the machines decide on it, and its views are kept.
extension DeviceDriver {
    /// The views are in their place before the machines' new state is kept: a state never names views that are not there.
    func answered(_ id: RequestID, _ answer: ProgramAnswer, by program: String) throws(DeviceDriverError) {
        note(answer.diagnostics, of: program)
        let now = now
        let widget = askedWidgets.removeValue(forKey: id)
        let name = widget.flatMap { widget in Self.name(of: answer, after: system.first[widget]?.timelines ?? 0) }
        if let archive = answer.archive, let widget, let name {
            try keep(archive, of: Self.name(of: widget), as: name)
        }
        // Without a reply the system's own limit ends the wait.
        var events: [DeviceSystem.Event] = answer.reply.map { [.first(.replied(id, $0))] } ?? []
        // The machines judge what was measured, where it is too much by their own rules.
        if let bytes = answer.memory, bytes > system.first.profile.memory.widget {
            events = [.first(.memoryUsed(extension: program, bytes: bytes))]
        }
        try take(events, at: now, recording: endOf(program, answer, at: now))
        guard let archive = answer.archive else { return }
        guard let widget, name != nil else { return try discard(archive) }
        try dropArchives(of: Self.name(of: widget), except: Self.shownArchive(of: system.first[widget]))
    }

    func archived(_ activity: String, _ answer: ProgramAnswer, by program: String, at time: Date) throws(DeviceDriverError) {
        note(answer.diagnostics, of: program)
        let record = system.second.activities[activity]
        let subject = LedgerSubject(.activity, activity, name: record?.attributesType)
        var lines = endOf(program, answer, at: time)
        var hasFailed = true
        if case .snapshot = answer.reply, let archive = answer.archive {
            hasFailed = false
            if let record { try keep(archive, of: Self.name(of: record), as: "content") } else { try discard(archive) }
        }
        let timing = system.first.profile.timing
        archiveQueues[program]?.ended(hasFailed: hasFailed, at: time) { timing.backOff(afterFailures: $0) }
        let rest = archiveQueues[program]?.restsUntil ?? time
        lines.append(
            hasFailed
                ? LedgerEvent(.archiveFailed, subject, at: time, because: LedgerReason(answer.failure ?? "no-views"), detail: .until(rest))
                : LedgerEvent(.archived, subject, at: time))
        let events: [DeviceSystem.Event] = answer.memory.map { [.first(.memoryUsed(extension: program, bytes: $0, for: .activities))] } ?? []
        try take(events, at: time, recording: lines)
        startArchives(at: time)
    }

    private func endOf(_ program: String, _ answer: ProgramAnswer, at time: Date) -> [LedgerEvent] {
        answer.failure.map { [.end(of: program, because: $0, at: time)] } ?? []
    }

    // MARK: Archived views

    static func name(of widget: WidgetID) -> String { "widget-\(widget.rawValue)" }
    static func name(of activity: ActivityRecord) -> String { "activity-\(activity.id)" }

    /// The name of what was answered to a widget that has had so many timelines; nil where it is not to be kept.
    private static func name(of answer: ProgramAnswer, after timelines: Int) -> String? {
        switch answer.reply {
        case .timeline: "timeline-\(timelines + 1)"
        case .snapshot: "snapshot"
        case .placeholder, .relevance, .failed, nil: nil
        }
    }

    static func shownArchive(of widget: PlacedWidget?) -> String? {
        widget.map { $0.timelines > 0 ? "timeline-\($0.timelines)" : "snapshot" }
    }

    /// A person taps a widget: on a button or toggle, on a link in it, or elsewhere, where the URL of the whole widget counts.
    ///
    /// - Parameter control: The text of a button or toggle, or the name of its intent.
    public func tap(_ widget: WidgetID, link: String? = nil, control: String? = nil) throws(DeviceDriverError) {
        let shown = try shownSnapshot(of: widget)
        var target = link.map { WidgetTap.Target.link($0) } ?? .background
        if let control {
            guard let found = shown.flatMap({ WidgetTap.Target(control: control, in: $0.root) }) else {
                return note([.noSuchControl(control)], of: Self.name(of: widget))
            }
            target = found
        }
        try take([.first(.tapped(widget, WidgetTap(target, widgetURL: shown?.widgetURL)))])
    }

    private func shownSnapshot(of widget: WidgetID) throws(DeviceDriverError) -> Snapshot? {
        try shownEntry(of: widget)?.snapshots.first
    }

    private func keep(_ archive: IncomingArchive, of subject: String, as name: String) throws(DeviceDriverError) {
        do { try archives.keep(archive, of: subject, as: name) } catch { throw notKept(error) }
    }

    private func discard(_ archive: IncomingArchive) throws(DeviceDriverError) {
        do { try archives.discard(archive) } catch { throw notKept(error) }
    }

    func dropArchives(of subject: String, except name: String? = nil) throws(DeviceDriverError) {
        do { try archives.remove(of: subject, except: name) } catch { throw notKept(error) }
    }

    private func notKept(_ error: any Error) -> DeviceDriverError { .archives(folder: archives.url.path, reason: ErrorSentence.of(error)) }
}

extension LedgerEvent {
    static func end(of program: String, because code: String, at time: Date) -> LedgerEvent {
        LedgerEvent(.extensionEnded, LedgerSubject(.extension, program), at: time, because: LedgerReason(code))
    }
}

/// What happens to the processes of extensions, as the ledger names it.
extension LedgerAction {
    /// An extension's process was ended, or ended itself.
    public static var extensionEnded: LedgerAction { LedgerAction("extension-ended") }
    /// The views of an activity were archived.
    public static var archived: LedgerAction { LedgerAction("archived") }
    public static var archiveFailed: LedgerAction { LedgerAction("archive-failed") }
}
