import ExtensionProtocol
import Foundation
import Scenes
import Snapshot

/// One picture of a scene.
struct SceneShot {
    /// What the manifest and the file call it: `two-activities`, `expanded`.
    var name: String
    var look: SceneLook
    var request: SceneRequest
}

/// The pictures there are of each scene.
struct SceneShots {
    let archive: SceneArchive
    let options: RenderOptions
    let scenes: SceneOptions

    func shots(of kind: SceneKind) -> [SceneShot] {
        looks(of: kind).flatMap { look in
            switch kind {
            case .standby: standBy(look)
            case .carplay: [shot(kind, 1, look)]
            default: counts.map { shot(kind, $0, look) } + specials(kind, look)
            }
        } + (kind == .lock ? [shot(kind, counts.last ?? 0, .alwaysOn)] : [])
    }

    /// No activity where there is none to show.
    private var counts: [Int] { archive.activities.isEmpty ? [0] : scenes.counts }

    /// Places that are always dark have one look.
    private func looks(of kind: SceneKind) -> [SceneLook] {
        switch kind {
        case .lock, .home, .island, .islandLandscape, .menubar: options.appearances.map(SceneLook.init)
        case .standby, .watch, .carplay: [.dark]
        }
    }

    private func standBy(_ look: SceneLook) -> [SceneShot] {
        let hasWidgets = archive.widgets.contains { $0.family == .systemSmall }
        return (hasWidgets || archive.activities.isEmpty ? [shot(.standby, 0, look)] : [])
            + (archive.activities.isEmpty ? [] : [shot(.standby, 1, look)])
    }

    /// What a person or the passing of time makes of the scene.
    private func specials(_ kind: SceneKind, _ look: SceneLook) -> [SceneShot] {
        guard !archive.activities.isEmpty else { return [] }
        switch kind {
        case .lock: return [shot(kind, 1, look, name: "stale", isStale: true)]
        case .island, .home:
            var expanded = shot(kind, scenes.counts.last ?? 1, look, name: "expanded")
            expanded.request.expandedActivity = expanded.request.activities.first?.id
            return [expanded]
        default: return []
        }
    }

    private static let names = ["no-activity", "one-activity", "two-activities", "three-activities"]

    /// The scene at a step of a film, in the first look that was asked for.
    func request(_ kind: SceneKind, _ state: FilmState) -> SceneRequest {
        let look = looks(of: kind).first ?? .light
        let count = archive.activities.isEmpty || state.presence == .none ? 0 : state.presence == .two ? 2 : 1
        var request = shot(kind, 0, look).request
        let key = SceneViewKey(place: kind == .standby ? .standBy : .phone, look: look)
        request.activities = (0..<count).map { place in
            var activity = activity(state.index + place, key, isStale: false)
            activity.id = place == 0 ? "first" : "second"
            activity.started = options.moment.addingTimeInterval(Double(place))
            return activity
        }
        if state.presence == .expanded { request.expandedActivity = request.activities.first?.id }
        return request
    }

    private func shot(_ kind: SceneKind, _ count: Int, _ look: SceneLook, name: String? = nil, isStale: Bool = false) -> SceneShot {
        var request = SceneRequest(kind, device: options.device, os: options.os, moment: options.moment)
        request.isDark = look != .light
        request.isLuminanceReduced = look == .alwaysOn
        request.locale = options.locale
        request.timeZone = options.timeZone
        let key = SceneViewKey(place: kind == .standby ? .standBy : .phone, look: look)
        request.activities = (0..<min(count, archive.activities.isEmpty ? 0 : count)).map { activity($0, key, isStale: isStale) }
        request.widgets = archive.widgets.compactMap { widget($0, kind, key) }
        return SceneShot(name: name ?? Self.names[count], look: look, request: request)
    }

    /// The `index`th activity: the states there are, one after the other, and then again.
    private func activity(_ index: Int, _ key: SceneViewKey, isStale: Bool) -> SceneActivity {
        let found = archive.activities[index % archive.activities.count]
        let views = isStale ? found.stale ?? found.current : found.current
        var activity = SceneActivity(
            id: index == 0 ? found.name : "\(found.name) \(index + 1)", app: found.name, views: views.views(key), small: views.small,
            isStale: isStale,
            started: options.moment.addingTimeInterval(Double(index)))
        activity.narrow = views.narrow
        return activity
    }

    private func widget(_ widget: SceneArchive.Widget, _ kind: SceneKind, _ key: SceneViewKey) -> SceneWidget? {
        guard SceneWidgetPlan.isShown(widget.family, in: [kind]) else { return nil }
        let wanted = kind == .watch ? SceneViewKey(place: .watch, look: .dark) : key
        return (widget.views[wanted]).map { SceneWidget(name: widget.name, family: widget.family, snapshot: $0) }
    }
}
