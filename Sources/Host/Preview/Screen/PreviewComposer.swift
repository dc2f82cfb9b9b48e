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

    /// The screen, and what takes touches on it.
    struct Screen {
        var scene: ComposedScene
        var regions: [TouchRegion]
    }

    /// - Parameter window: What the app on the screen shows.
    func compose(_ shelf: inout ArchiveShelf, window: AppLook?) throws -> Screen {
        var request = SceneRequest(place == .lock ? .lock : .home, device: setup.device, os: setup.os, moment: driver.now)
        request.isDark = look.isDark
        request.locale = driver.settings.locale ?? setup.locale
        request.timeZone = driver.settings.timeZone ?? setup.timeZone
        request.island = driver.screen.island
        request.activities = try activities(&shelf)
        switch place {
        case .home(let page):
            request.widgets = try widgets(&shelf) { $0 == .homeScreen(page: page) }
            request.apps = driver.apps.values.sorted { $0.identifier < $1.identifier }.map {
                SceneApp(id: $0.identifier, name: name(of: $0.identifier))
            }
        case .lock: request.widgets = try widgets(&shelf) { $0 == .lockScreen }
        case .app(let app):
            let scene = try SceneComposer.compose(request, window: window?.window)
            let controls = window.map { TouchRegion.regions(of: $0.controls, in: app) } ?? []
            return Screen(scene: scene, regions: controls + TouchRegion.regions(in: scene))
        }
        let scene = try SceneComposer.compose(request)
        return Screen(scene: scene, regions: TouchRegion.regions(in: scene))
    }

    /// What people call an app: the name of its target.
    func name(of app: String) -> String { programs?.names.first { $0.value == app }?.key ?? app }

    // MARK: Widgets

    private func widgets(_ shelf: inout ArchiveShelf, at isShown: (WidgetPlace) -> Bool) throws -> [SceneWidget] {
        let tops = Set(driver.system.first.stackTops.values)
        var result: [SceneWidget] = []
        for widget in driver.system.first.widgets where isShown(widget.placement.place) {
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
        guard widget.life != .blank, let entry = try shelf.entry(of: widget, in: driver), let chosen = chosen(entry.snapshots) else {
            return empty(geometry.canvas)
        }
        let needsBackground = programs?.needsBackground(widget.placement.app) ?? true
        return ArchiveRules(family: family, needsBackground: needsBackground).applied(to: chosen)
    }

    private func chosen(_ snapshots: [Snapshot]) -> Snapshot? {
        snapshots.first { $0.context.isDark == look.isDark && $0.context.renderingMode == .fullColor } ?? snapshots.first
    }

    /// A widget that has nothing to show yet.
    private func empty(_ size: CGSize) -> Snapshot {
        let root = SnapshotNode(identity: "empty", role: "Empty", frame: CGRect(origin: .zero, size: size))
        return Snapshot(size: size, scale: setup.device.scale, date: driver.now, context: SnapshotContext(isDark: look.isDark), root: root)
    }

    // MARK: Live Activities

    private func activities(_ shelf: inout ArchiveShelf) throws -> [SceneActivity] {
        var result: [SceneActivity] = []
        for record in driver.system.second.activities.records where record.isOnLockScreen || record.isInIsland {
            guard let entry = try shelf.entry(ofActivity: record.id, in: driver), let programs else { continue }
            let views = programs.activityViews(record.attributesType, entry)
            result.append(
                SceneActivity(
                    id: record.id, app: record.app, views: look.isDark ? views.dark : views.light, small: views.small, isStale: record.isStale,
                    relevanceScore: record.payload.relevanceScore, started: record.startedAt ?? record.requestedAt))
        }
        return result
    }
}
