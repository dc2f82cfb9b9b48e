import Devices
import ExtensionProtocol
import Foundation
import Geometry
import Presentations
import Snapshot

/// StandBy: an activity that fills the screen, or two small widgets side by side.
struct StandByScene {
    let request: SceneRequest
    private let metrics = StandByMetrics.standard

    init(_ request: SceneRequest) throws(SceneProblem) {
        try request.needsPhone()
        self.request = request
    }

    func composed() throws -> SceneStage {
        let screen = CGSize(width: request.device.screen.height, height: request.device.screen.width)
        var stage = SceneStage(request, size: screen, scale: request.device.scale, role: "StandBy")
        stage.cornerRadius = request.device.cornerRadius
        if let activity = request.orderedActivities.first, let view = stage.view(.lockScreen, of: activity) {
            addBackground(view.activity?.backgroundTint ?? .black, to: &stage)
            add(activity, view, to: &stage)
        } else {
            addBackground(.black, to: &stage)
            addWidgets(to: &stage)
        }
        return stage
    }

    private func addBackground(_ color: RGBA, to stage: inout SceneStage) {
        let frame = CGRect(origin: .zero, size: stage.size)
        stage.add("Background", frame, [.fill(.rect(frame), .color(.black), evenOdd: false), .fill(.rect(frame), .color(color), evenOdd: false)])
    }

    /// The Lock Screen's presentation, larger, on its own background, which is the screen's.
    private func add(_ activity: SceneActivity, _ view: Snapshot, to stage: inout SceneStage) {
        let factor = request.device.activityGeometry(os: request.os)?.standByFactor ?? 1
        var content = view
        content.containerBackground = nil
        place(content, factor: factor, middle: stage.size.width / 2, role: "FullscreenActivity", detail: activity.label, on: &stage)
    }

    private func addWidgets(to stage: inout SceneStage) {
        let widgets = request.widgets.filter { $0.family == .systemSmall }
        for widget in widgets.dropFirst(metrics.widgets) {
            stage.note("StandBy shows \(metrics.widgets) widgets: “\(widget.name)” is on the next page")
        }
        for (index, widget) in widgets.prefix(metrics.widgets).enumerated() {
            var content = widget.snapshot
            content.containerBackground = nil
            let middle = stage.size.width * (Double(index) + 0.5) / Double(metrics.widgets)
            let factor = (stage.size.height - 2 * metrics.inset) / content.size.height
            place(content, factor: factor, middle: middle, role: "StandByWidget", detail: widget.name, on: &stage)
        }
    }

    private func place(_ content: Snapshot, factor: Double, middle: Double, role: String, detail: String, on stage: inout SceneStage) {
        let origin = CGPoint(
            x: stage.pixel(middle - content.size.width * factor / 2), y: stage.pixel((stage.size.height - content.size.height * factor) / 2))
        let shape = Outline.rect(CGRect(origin: .zero, size: content.size))
        stage.place(PresentedView(snapshot: content, shape: shape), at: origin, factor: factor, role: role, detail: detail)
    }
}
