import Devices
import Foundation
import Geometry
import Presentations
import Snapshot

/// The Smart Stack of a watch: the time, then one card below the other.
struct SmartStackScene {
    let request: SceneRequest
    private let watch: Device
    private let card: CGSize
    private let metrics = SmartStackMetrics.standard
    private let places = SmallActivityPlaces.standard

    init(_ request: SceneRequest) throws {
        self.request = request
        watch = request.device.idiom == .watch ? request.device : try Device.named(places.watch)
        guard let size = watch.smartStackSize else { throw SceneProblem(request, "the Smart Stack of \(watch.name) is not known") }
        card = size
    }

    func composed() throws -> SceneStage {
        var stage = SceneStage(request, size: watch.screen, scale: watch.scale, role: "SmartStack")
        stage.cornerRadius = watch.cornerRadius
        let frame = CGRect(origin: .zero, size: stage.size)
        stage.add("Background", frame, [.fill(.rect(frame), .color(.black), evenOdd: false)])
        let time = SceneStage.Line(text: SceneClock(request).time, size: metrics.timeSize, weight: 500, anchor: .right)
        try stage.add(time, at: CGPoint(x: stage.size.width - metrics.timeRight, y: metrics.timeBaseline), role: "Time")
        addCards(to: &stage)
        return stage
    }

    private func addCards(to stage: inout SceneStage) {
        var y = metrics.firstCard
        let x = stage.pixel((stage.size.width - card.width) / 2)
        for activity in request.orderedActivities {
            guard y < stage.size.height else {
                stage.note("the activity “\(activity.id)” is further down the Smart Stack")
                continue
            }
            guard let view = stage.smallView(of: activity, size: card, margin: places.margin) else { continue }
            add(view, at: CGPoint(x: x, y: y), role: "ActivityCard", detail: activity.label, to: &stage)
            y += card.height + metrics.gap
        }
        for widget in request.widgets where widget.family == .accessoryRectangular && widget.snapshot.size == card && y < stage.size.height {
            add(widget.snapshot, at: CGPoint(x: x, y: y), role: "WidgetCard", detail: widget.name, to: &stage)
            y += card.height + metrics.gap
        }
    }

    private func add(_ view: Snapshot, at origin: CGPoint, role: String, detail: String, to stage: inout SceneStage) {
        stage.place(
            .card(view, cornerRadius: places.cornerRadius, platter: RGBA(metrics.platter)), at: origin, role: role, detail: detail,
            effects: view.context.placedContentEffects)
    }
}
