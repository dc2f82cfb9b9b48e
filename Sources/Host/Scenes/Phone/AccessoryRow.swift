import Devices
import Foundation
import Geometry
import Presentations
import Snapshot

/// The row of widgets below the clock.
struct AccessoryRow {
    private let shown: [(widget: SceneWidget, frame: CGRect)]
    private let left: [SceneWidget]
    /// Points.
    let height: Double

    /// - Parameter slots: Places for round widgets; a rectangular one takes two.
    init(_ request: SceneRequest, slots: Int) {
        let families = request.device.families(os: request.os)
        let circle = families[.accessoryCircular]?.device ?? .zero
        let gap = (families[.accessoryRectangular]?.device.width ?? 0) - 2 * circle.width
        var shown: [(SceneWidget, CGRect)] = []
        var left: [SceneWidget] = []
        var (used, x) = (0, 0.0)
        for widget in request.widgets {
            guard widget.family == .accessoryCircular || widget.family == .accessoryRectangular, let size = families[widget.family]?.device else {
                continue
            }
            let needed = widget.family == .accessoryCircular ? 1 : 2
            guard used + needed <= slots else {
                left.append(widget)
                continue
            }
            shown.append((widget, CGRect(origin: CGPoint(x: x, y: 0), size: size)))
            used += needed
            x += size.width + gap
        }
        let shift = (request.device.screen.width - max(x - gap, 0)) / 2
        self.shown = shown.map { ($0.0, $0.1.offsetBy(dx: shift, dy: 0)) }
        self.left = left
        height = circle.height
    }

    var isEmpty: Bool { shown.isEmpty }

    func draw(on stage: inout SceneStage, top: Double) {
        for (widget, frame) in shown {
            let size = widget.snapshot.size
            let origin = CGPoint(x: stage.pixel(frame.minX), y: stage.pixel(top))
            let isRound = widget.family == .accessoryCircular
            let box = CGRect(origin: .zero, size: size)
            stage.place(
                PresentedView(snapshot: widget.snapshot, shape: isRound ? .ellipse(box) : .rect(box)), at: origin,
                role: isRound ? "CircularAccessory" : "RectangularAccessory", detail: widget.name,
                effects: widget.snapshot.context.placedContentEffects)
            stage.name(.widget, widget.id, widget.name, frame: CGRect(origin: origin, size: size), url: widget.snapshot.widgetURL)
        }
        for widget in left { stage.note("the row below the clock is full: “\(widget.name)” (\(widget.family.rawValue)) is not shown") }
    }
}
