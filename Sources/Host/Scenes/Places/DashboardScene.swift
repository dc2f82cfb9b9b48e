import Devices
import Foundation
import Geometry
import Presentations
import Snapshot

/// CarPlay's dashboard: the activity in each size that a car can ask for. Controls do nothing there.
struct DashboardScene {
    let request: SceneRequest
    private let metrics = DashboardMetrics.standard
    private let places = SmallActivityPlaces.standard

    init(_ request: SceneRequest) { self.request = request }

    func composed() -> SceneStage {
        let sizes = places.carPlay
        let widest = sizes.map(\.width).max() ?? 0
        let height = sizes.map(\.height).reduce(0, +) + metrics.gap * Double(max(sizes.count - 1, 0))
        let size = CGSize(width: widest + 2 * metrics.margin, height: height + 2 * metrics.margin)
        var stage = SceneStage(request, size: size, scale: request.device.scale, role: "Dashboard")
        stage.cornerRadius = metrics.screenRadius
        let frame = CGRect(origin: .zero, size: size)
        stage.add("Background", frame, [.fill(.rect(frame), .color(RGBA(metrics.background)), evenOdd: false)])
        var y = metrics.margin
        for size in sizes {
            addCard(size, at: CGPoint(x: metrics.margin, y: y), to: &stage)
            y += size.height + metrics.gap
        }
        return stage
    }

    private func addCard(_ size: CGSize, at origin: CGPoint, to stage: inout SceneStage) {
        guard let activity = request.orderedActivities.first, var view = stage.smallView(of: activity, size: size, margin: places.margin) else {
            return addEmptyCard(CGRect(origin: origin, size: size), to: &stage)
        }
        view.root = view.root.withoutInteractions()
        stage.place(
            .card(view, cornerRadius: metrics.cornerRadius, platter: RGBA(metrics.platter)), at: origin, role: "DashboardCard", detail: activity.label
        )
    }

    private func addEmptyCard(_ frame: CGRect, to stage: inout SceneStage) {
        let corner = CGSize(width: metrics.cornerRadius, height: metrics.cornerRadius)
        let shape = Outline.roundedRect(frame, cornerSize: corner, curve: .continuous)
        stage.add("DashboardCard", frame, [.fill(shape, .color(RGBA(metrics.platter)), evenOdd: false)])
    }
}
