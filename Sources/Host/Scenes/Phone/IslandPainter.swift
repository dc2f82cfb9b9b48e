import Devices
import ExtensionProtocol
import Foundation
import Geometry
import Presentations
import Snapshot

/// Draws the Dynamic Island of a phone.
struct IslandPainter {
    let island: IslandGeometry
    private let isRightToLeft: Bool
    /// The line around the island sets it apart from a dark wallpaper; on a light one there is none.
    private let keyline: Keyline

    /// nil where the device has no island.
    init?(_ request: SceneRequest) {
        guard let island = request.device.activityGeometry(os: request.os)?.island else { return nil }
        self.island = island
        isRightToLeft = request.isRightToLeft
        keyline = request.isDark ? Keyline(width: island.keylineWidth, opacity: island.keylineOpacity) : .none
    }

    /// - Returns: The lower edge of the island, in points.
    @discardableResult
    func draw(_ content: IslandContent, on stage: inout SceneStage) -> Double {
        switch content {
        case .idle: drawIdle(on: &stage)
        case .compact(let activity): drawCompact(activity, on: &stage)
        case .minimal(let attached, let detached): drawMinimal(attached, detached, on: &stage)
        case .expanded(let activity): return drawExpanded(activity, on: &stage)
        }
        return island.top + island.height
    }

    private func drawIdle(on stage: inout SceneStage) {
        let nothing = stage.snapshot.withoutContent(size: island.camera)
        let origin = CGPoint(x: stage.pixel((stage.size.width - island.camera.width) / 2), y: island.top)
        stage.place(.capsule(nothing, keyline: .none), at: origin, role: "IdleIsland", key: IslandMotion.key)
        stage.animate(IslandMotion.island)
    }

    private func drawCompact(_ activity: SceneActivity, on stage: inout SceneStage) {
        guard let leading = stage.view(.compactLeading, of: activity), let trailing = stage.view(.compactTrailing, of: activity) else {
            return drawIdle(on: &stage)
        }
        let composed = CompactIsland.composed(leading: leading, trailing: trailing, camera: island.camera, balance: island.compactBalance)
        let camera = CompactIsland.cameraCenter(
            leading: leading, trailing: trailing, camera: island.camera, balance: island.compactBalance)
        place(.capsule(composed, keyline: keyline), x: stage.size.width / 2 - camera, role: "CompactIsland", activity, on: &stage)
    }

    /// The one before the camera is part of the pill; the other one stands alone behind it.
    private func drawMinimal(_ attached: SceneActivity, _ detached: SceneActivity, on stage: inout SceneStage) {
        let middle = stage.size.width / 2
        var edge = (left: middle - island.camera.width / 2, right: middle + island.camera.width / 2)
        if let view = stage.view(.minimal, of: attached) {
            let nothing = view.withoutContent(size: CGSize(width: 0, height: view.size.height))
            let composed = CompactIsland.composed(leading: view, trailing: nothing, camera: island.camera)
            edge.left = middle - CompactIsland.cameraCenter(leading: view, trailing: nothing, camera: island.camera)
            edge.right = edge.left + composed.size.width
            place(.capsule(composed, keyline: keyline), x: edge.left, role: "AttachedMinimal", attached, on: &stage)
        } else {
            drawIdle(on: &stage)
        }
        guard let view = stage.view(.minimal, of: detached) else { return }
        let x = isRightToLeft ? edge.left - island.detachedGap - view.size.width : edge.right + island.detachedGap
        place(.capsule(view, keyline: keyline), x: x, role: "DetachedMinimal", key: IslandMotion.detachedKey, detached, on: &stage)
        stage.animate(IslandMotion.detached(way: edge.right > x ? view.size.width + island.detachedGap : -view.size.width - island.detachedGap))
    }

    private func drawExpanded(_ activity: SceneActivity, on stage: inout SceneStage) -> Double {
        guard let view = stage.view(.expanded, of: activity) else {
            drawIdle(on: &stage)
            return island.top + island.height
        }
        let presented = PresentedView.expanded(view, cornerRadius: island.expanded.cornerRadius, keyline: keyline)
        let origin = CGPoint(x: stage.pixel((stage.size.width - view.size.width) / 2), y: island.top)
        let shadow = IslandMetrics.standard.shadow
        place(presented, x: origin.x, role: "ExpandedIsland", activity, on: &stage)
        stage.animate(
            IslandMotion.island,
            effects: [.shadow(.black.multiplyingAlpha(by: shadow.opacity), radius: shadow.radius, offset: CGSize(width: 0, height: shadow.offset))])
        return island.top + view.size.height
    }

    private func place(
        _ view: PresentedView, x: Double, role: String, key: String = IslandMotion.key, _ activity: SceneActivity, on stage: inout SceneStage
    ) {
        let origin = CGPoint(x: stage.pixel(x), y: island.top)
        var moving = view
        moving.snapshot.root.transition = IslandMotion.content
        stage.place(moving, at: origin, role: role, key: key, detail: activity.label)
        stage.animate(IslandMotion.island)
        stage.name(.activity, activity.id, activity.label, frame: CGRect(origin: origin, size: view.snapshot.size), url: activity.url)
    }
}

extension Snapshot {
    /// Room with nothing in it.
    fileprivate func withoutContent(size: CGSize) -> Snapshot {
        let root = SnapshotNode(identity: "nothing", role: "Nothing", frame: CGRect(origin: .zero, size: size))
        return Snapshot(size: size, scale: scale, date: date, context: context, root: root)
    }
}

extension SceneActivity {
    /// What dumps call it.
    var label: String { isStale ? id + ", stale" : id }
    /// What a tap on it opens, which every presentation knows.
    var url: String? { views.sorted { $0.key.rawValue < $1.key.rawValue }.lazy.compactMap(\.value.widgetURL).first }
}

extension SceneStage {
    /// The view of a presentation; says so where there is none.
    mutating func view(_ presentation: ActivityPresentation, of activity: SceneActivity) -> Snapshot? {
        if let view = activity.views[presentation] { return view }
        note("the activity “\(activity.id)” has no view for \(presentation.rawValue)")
        return nil
    }
}
