import DeviceDriver
import ExtensionProtocol
import Foundation
import Ledger
import WidgetSystem

/// The archived entries that are shown, read once each.
struct ArchiveShelf {
    private struct Shown: Hashable {
        var content: WidgetContent
        var timelines: Int
    }

    private var widgets: [WidgetID: (shown: Shown, entry: ArchivedEntry?)] = [:]
    private var activities: [String: ArchivedEntry] = [:]

    mutating func entry(of widget: PlacedWidget, in driver: DeviceDriver) throws(DeviceDriverError) -> ArchivedEntry? {
        let shown = Shown(content: widget.content, timelines: widget.timelines)
        if let kept = widgets[widget.id], kept.shown == shown { return kept.entry }
        let entry = try driver.shownEntry(of: widget.id)
        widgets[widget.id] = (shown, entry)
        return entry
    }

    mutating func entry(ofActivity id: String, in driver: DeviceDriver) throws(DeviceDriverError) -> ArchivedEntry? {
        if let kept = activities[id] { return kept }
        let entry = try driver.shownEntry(ofActivity: id)
        activities[id] = entry
        return entry
    }

    /// Shows an entry in the place of the one that a widget shows, until that is another one.
    mutating func hold(_ entry: ArchivedEntry, for widget: PlacedWidget) {
        widgets[widget.id] = (Shown(content: widget.content, timelines: widget.timelines), entry)
    }

    /// Something happened that makes an archive another one.
    mutating func note(_ event: LedgerEvent) {
        if event.action == .archived { activities[event.subject.id] = nil }
    }

    mutating func clear() { self = ArchiveShelf() }
}
