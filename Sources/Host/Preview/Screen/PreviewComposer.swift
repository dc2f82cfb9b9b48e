import Activities
import DeviceDriver
import Devices
import ExtensionProtocol
import Foundation
import Geometry
import IsletModel
import Scenes
import Snapshot
import Timelines
import WidgetSystem

/// Composes what the phone shows from what its device has archived.
struct PreviewComposer {
    let setup: PreviewSetup
    let programs: PreviewPrograms?
    let driver: DeviceDriver
    let place: PreviewPlace
    let look: PreviewLook
    var style = HomeStyle.standard
    /// Sizes of controls by their identifiers; the middle one where none is named.
    var controlSizes: [String: ControlPlaceName] = [:]

    /// The screen, and what takes touches on it.
    struct Screen {
        var scene: ComposedScene
        var regions: [TouchRegion]
        /// The screen in layers, where something on it is scrolled.
        var layers: ScreenLayers?
    }

    /// - Parameter window: What the app on the screen shows.
    func compose(_ shelf: inout ArchiveShelf, window: AppLook?) throws -> Screen {
        var request = SceneRequest(kind, device: setup.device, os: setup.os, moment: driver.now)
        request.isDark = key.look != .light
        request.isLuminanceReduced = key.look == .alwaysOn
        request.locale = driver.settings.locale ?? setup.locale
        request.timeZone = driver.settings.timeZone ?? setup.timeZone
        request.island = driver.screen.island
        request.activities = try activities(&shelf)
        switch place {
        case .home(let page):
            request.widgets = try widgets(&shelf) { $0.place == .homeScreen(page: page) }
            request.homeStyle = style
            request.apps = driver.apps.values.sorted { $0.identifier < $1.identifier }.map {
                SceneApp(id: $0.identifier, name: name(of: $0.identifier))
            }
        case .lock, .alwaysOn:
            request.widgets = try widgets(&shelf) { $0.place == .lockScreen }
            request.notifications = driver.notifications.map { notification in
                SceneNotification(
                    id: notification.id, app: SceneApp(id: notification.app, name: name(of: notification.app)), title: notification.title,
                    body: [notification.subtitle, notification.body].filter { !$0.isEmpty }.joined(separator: " — "))
            }
        case .controlCenter:
            let scene = try SceneComposer.controlCenter(request, try controls())
            return Screen(scene: scene, regions: TouchRegion.regions(in: scene))
        case .elsewhere(let kind): request.widgets = try widgets(elsewhere: kind, &shelf)
        case .app(let app):
            let scene = try SceneComposer.compose(request, window: window?.window)
            let controls = window.map { TouchRegion.regions(of: $0.controls, in: app) } ?? []
            return Screen(scene: scene, regions: controls + TouchRegion.regions(in: scene))
        }
        let scene = try SceneComposer.compose(request)
        return Screen(scene: scene, regions: TouchRegion.regions(in: scene))
    }

    private var kind: SceneKind {
        switch place {
        case .home, .app, .controlCenter: .home
        case .lock, .alwaysOn: .lock
        case .elsewhere(let kind): kind
        }
    }

    /// The views that the place takes. StandBy, watches and cars are always dark.
    private var key: SceneViewKey {
        switch place {
        case .alwaysOn: SceneViewKey(look: .alwaysOn)
        case .elsewhere(.standby): SceneViewKey(place: .standBy, look: .dark)
        case .elsewhere(.watch): SceneViewKey(place: .watch, look: .dark)
        case .elsewhere(.carplay): SceneViewKey(look: .dark)
        case .home where style != .standard: SceneViewKey(place: .accentedHome, look: look.isDark ? .dark : .light)
        case .home, .lock, .app, .controlCenter, .elsewhere: SceneViewKey(look: look.isDark ? .dark : .light)
        }
    }

    /// Activities are never accented.
    private var activityKey: SceneViewKey { key.place == .accentedHome ? SceneViewKey(look: key.look) : key }

    /// What people call an app: the name of its target.
    func name(of app: String) -> String { programs?.names.first { $0.value == app }?.key ?? app }

    // MARK: Widgets

    /// Those that a person put there; until there is one, those of the phone that fit.
    private func widgets(elsewhere kind: SceneKind, _ shelf: inout ArchiveShelf) throws -> [SceneWidget] {
        switch kind {
        case .standby:
            let placed = try widgets(&shelf) { $0.place == .standBy }
            return placed.isEmpty ? try widgets(&shelf) { $0.family == .systemSmall } : placed
        case .watch: return try widgets(&shelf) { $0.family == .accessoryRectangular }
        default: return []
        }
    }

    private func widgets(_ shelf: inout ArchiveShelf, where isShown: (WidgetPlacement) -> Bool) throws -> [SceneWidget] {
        let tops = Set(driver.system.first.stackTops.values)
        var result: [SceneWidget] = []
        for widget in driver.system.first.widgets where isShown(widget.placement) {
            if widget.placement.stack != nil, !tops.contains(widget.id) { continue }
            guard let snapshot = try snapshot(of: widget, &shelf) else { continue }
            result.append(
                SceneWidget(
                    name: name(of: widget.placement.app), family: widget.placement.family, snapshot: snapshot, id: String(widget.id.rawValue)))
        }
        return result
    }

    private func snapshot(of widget: PlacedWidget, _ shelf: inout ArchiveShelf) throws -> Snapshot? {
        let family = widget.placement.family
        guard let geometry = setup.device.geometry(of: family, os: setup.os) else { return nil }
        guard widget.life != .blank, let entry = try shelf.entry(of: widget, in: driver), let chosen = chosen(entry, family) else {
            return empty(geometry.canvas)
        }
        guard key.place == .phone else { return chosen }
        let needsBackground = programs?.needsBackground(widget.placement.app) ?? true
        return ArchiveRules(family: family, needsBackground: needsBackground).applied(to: chosen)
    }

    private func chosen(_ entry: ArchivedEntry, _ family: WidgetFamily) -> Snapshot? {
        let views = programs?.widgetViews(family, entry) ?? [:]
        return views[key] ?? views[SceneViewKey(look: look.isDark ? .dark : .light)] ?? entry.snapshots.first
    }

    /// A widget that has nothing to show yet.
    private func empty(_ size: CGSize) -> Snapshot {
        let root = SnapshotNode(identity: "empty", role: "Empty", frame: CGRect(origin: .zero, size: size))
        return Snapshot(size: size, scale: setup.device.scale, date: driver.now, context: SnapshotContext(isDark: look.isDark), root: root)
    }

    // MARK: Controls

    /// The controls that have shown something, each in its size.
    private func controls() throws -> [SceneControl] {
        try driver.controls.compactMap { control in
            let size = controlSizes[control.id] ?? .control
            let entries = try driver.shownEntries(ofControl: control.id)
            guard let index = ControlPlaceName.preview.firstIndex(of: size), entries.indices.contains(index) else { return nil }
            return entries[index].snapshots.first.map { SceneControl(id: control.id, name: control.title, size: size, snapshot: $0) }
        }
    }

    // MARK: Live Activities

    private func activities(_ shelf: inout ArchiveShelf) throws -> [SceneActivity] {
        var result: [SceneActivity] = []
        for record in driver.system.second.activities.records where record.isOnLockScreen || record.isInIsland {
            guard let entry = try shelf.entry(ofActivity: record.id, in: driver), let programs else { continue }
            let views = programs.activityViews(record.attributesType, entry)
            result.append(
                SceneActivity(
                    id: record.id, app: record.app, views: views.views(activityKey), small: views.small, isStale: record.isStale,
                    relevanceScore: record.payload.relevanceScore, started: record.startedAt ?? record.requestedAt))
        }
        return result
    }
}

extension ControlPlaceName {
    /// The sizes that a person gives a control in Control Center, in the order in which they are archived.
    public static let preview: [ControlPlaceName] = [.controlSmall, .control, .controlLarge]
}
