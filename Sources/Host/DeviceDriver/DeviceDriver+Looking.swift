import Activities
import DeviceSystem
import ExtensionProtocol
import Foundation
import IsletModel
import Ledger
import Snapshot
import WidgetSystem

/// What somebody who looks at the device sees: archives and windows.
extension DeviceDriver {
    /// Bundle identifier of the app on the screen.
    public var foreground: String? { state.foreground }

    /// What a person changed in Settings.
    public var settings: DeviceSettings { state.settings ?? DeviceSettings() }

    /// When anything happens by itself next, on a virtual clock.
    public var nextMoment: Date? { [nextDue, lives.values.compactMap(\.suspension).min(), plan.earliest, turns?.nextOfApps].compactMap { $0 }.min() }

    /// The entry that a widget shows, archived in all its variants; nil where it shows none.
    public func shownEntry(of widget: WidgetID) throws(DeviceDriverError) -> ArchivedEntry? {
        guard let placed = system.first[widget], let name = Self.shownArchive(of: placed) else { return nil }
        let entries = try archivedEntries(of: Self.name(of: widget), name)
        if case .entry(_, let index) = placed.content { return entries.first { $0.index == index } }
        return entries.first
    }

    /// The views of an activity's last content; nil where none are archived.
    public func shownEntry(ofActivity id: String) throws(DeviceDriverError) -> ArchivedEntry? {
        guard let record = system.second.activities[id] else { return nil }
        return try archivedEntries(of: Self.name(of: record), "content").first
    }

    /// What the window of the app on the screen shows, on a virtual clock; nil where its code does not run, or is busy.
    public func look(at app: String, in surroundings: RenderVariant) throws(DeviceDriverError) -> AppLook? {
        guard state.foreground == app, let look = turns?.look(at: app, in: surroundings, as: onlooker) else { return nil }
        note(look.diagnostics, of: app)
        return look
    }

    /// Archives the activities of an app again, because its programs are others.
    public func refreshActivities(of app: String) {
        for record in system.second.activities.records where record.app == app && record.phase != .dismissed { archive(record, at: now) }
    }

    /// What a widget would show now if its timeline were asked for, on a virtual clock. Nothing of the device changes.
    public func glance(at widget: WidgetID) -> ArchivedEntry? {
        guard let placement = system.first[widget]?.placement,
            let program = apps[placement.app]?.extensions.first(where: { $0.placeable.contains { $0.kind == placement.kind } })
        else { return nil }
        return turns?.glance(at: placement, by: program.identifier)
    }

    /// Has everything that the programs of an app drew drawn again, as after an update, without ending them.
    public func makeViewsAgain(of app: String) throws(DeviceDriverError) {
        guard let hosted = apps[app] else { return }
        try take([.first(.installed(hosted.description))])
        refreshActivities(of: app)
    }

    /// A person taps an activity: on a link in it, or elsewhere, where the URL of the whole presentation counts.
    public func tap(activity id: String, url: String?) throws(DeviceDriverError) {
        guard let record = system.second.activities[id] else { return }
        let target = url.flatMap { app(opening: $0)?.identifier } ?? record.app
        if case .expanded = screen.island { try collapseIsland() }
        try openApp(target, url: url)
    }

    /// A person uses a button or toggle of an activity: its intent runs in the app.
    public func tap(activity id: String, intent: TappedIntent) throws(DeviceDriverError) {
        guard let record = system.second.activities[id] else { return }
        try perform(intent, ofActivityIn: record.app)
    }

    private func archivedEntries(of subject: String, _ name: String) throws(DeviceDriverError) -> [ArchivedEntry] {
        do { return try archives.entries(of: subject, name) } catch { throw .archives(folder: archives.url.path, reason: ErrorSentence.of(error)) }
    }
}
