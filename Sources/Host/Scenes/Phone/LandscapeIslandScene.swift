import Devices
import ExtensionProtocol
import Foundation
import Geometry
import Presentations
import Snapshot

/// A phone on its side: the Dynamic Island stands at the short edge where the camera is, its views above and below it. They get less
/// width than usual, which the views are told. How wide exactly is published nowhere.
struct LandscapeIslandScene {
    let request: SceneRequest
    private let island: IslandGeometry
    private let narrow: NarrowIsland

    init(_ request: SceneRequest) throws(SceneProblem) {
        guard let island = request.device.activityGeometry(os: request.os)?.island else { throw SceneProblem(request, "it has no Dynamic Island") }
        guard let narrow = island.landscape else {
            throw SceneProblem(request, "before iOS 27 a phone on its side does not show the Dynamic Island")
        }
        self.request = request
        self.island = island
        self.narrow = narrow
    }

    func composed() throws -> SceneStage {
        var stage = SceneStage(
            request, size: CGSize(width: request.device.screen.height, height: request.device.screen.width), scale: request.device.scale,
            role: "LandscapeIslandScene")
        stage.cornerRadius = request.device.cornerRadius
        stage.addWallpaper()
        switch request.islandContent {
        case .idle: addPill(above: 0, below: 0, role: "IdleIsland", to: &stage)
        case .compact(let activity): addCompact(activity, to: &stage)
        case .minimal(let attached, let detached): addMinimal(attached, detached, to: &stage)
        case .expanded(let activity):
            stage.note("where the expanded island of “\(activity.id)” lies on a phone on its side is not known: it is shown compact")
            addCompact(activity, to: &stage)
        }
        return stage
    }

    private func addCompact(_ activity: SceneActivity, to stage: inout SceneStage) {
        guard let leading = view(.compactLeading, of: activity, &stage), let trailing = view(.compactTrailing, of: activity, &stage) else {
            addPill(above: 0, below: 0, role: "IdleIsland", to: &stage)
            return
        }
        let pill = addPill(above: narrow.side.height, below: narrow.side.height, role: "CompactIsland", to: &stage)
        place(leading, y: pill.minY, role: "CompactLeading", activity, &stage)
        place(trailing, y: pill.maxY - narrow.side.height, role: "CompactTrailing", activity, &stage)
    }

    /// The first one above the camera is part of the pill; the other one stands alone below it.
    private func addMinimal(_ attached: SceneActivity, _ detached: SceneActivity, to stage: inout SceneStage) {
        let first = view(.minimal, of: attached, &stage)
        let pill = addPill(above: first == nil ? 0 : narrow.side.height, below: 0, role: first == nil ? "IdleIsland" : "AttachedIsland", to: &stage)
        if let first { place(first, y: pill.minY, role: "AttachedMinimal", attached, &stage) }
        guard let second = view(.minimal, of: detached, &stage) else { return }
        let y = pill.maxY + island.detachedGap
        let frame = CGRect(x: pill.minX, y: y, width: narrow.side.width, height: narrow.side.height)
        stage.add("DetachedIsland", frame, [.fill(.capsule(frame), .color(.black), evenOdd: false)])
        place(second, y: y, role: "DetachedMinimal", detached, &stage)
    }

    /// The black pill: the camera in the middle of the edge, and room for views at its ends.
    @discardableResult
    private func addPill(above: Double, below: Double, role: String, to stage: inout SceneStage) -> CGRect {
        let top = stage.pixel((stage.size.height - island.camera.width) / 2) - above
        let frame = CGRect(x: island.top, y: top, width: island.camera.height, height: above + island.camera.width + below)
        stage.add(role, frame, [.fill(.capsule(frame), .color(.black), evenOdd: false)])
        return frame
    }

    private func view(_ presentation: ActivityPresentation, of activity: SceneActivity, _ stage: inout SceneStage) -> Snapshot? {
        if let view = activity.narrow[presentation] { return view }
        stage.note("the activity “\(activity.id)” has no narrow view for \(presentation.rawValue)")
        return nil
    }

    private func place(_ view: Snapshot, y: Double, role: String, _ activity: SceneActivity, _ stage: inout SceneStage) {
        let x = island.top + (island.camera.height - view.size.width) / 2
        let shape = Outline.rect(CGRect(origin: .zero, size: view.size))
        stage.place(
            .init(snapshot: view, shape: shape), at: CGPoint(x: stage.pixel(x), y: stage.pixel(y)), role: role, detail: activity.label)
    }
}
