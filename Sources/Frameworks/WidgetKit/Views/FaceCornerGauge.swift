import FoundationOverlay
import Metrics
import SwiftUI
import ViewEngine

/// A gauge along the dial between the labels of its bounds.
struct FaceCornerGauge: View, _PrimitiveView {
    typealias Body = Never
    let corner: FaceCorner
    let fraction: Double
    let minimum: AnyView?
    let maximum: AnyView?

    func _evaluate(_ evaluation: Evaluation) {
        let half = Angle.degrees(corner.metric(.faceCornerLabelSweep)).radians / 2
        let first = text(minimum, evaluation, at: -half, .start)
        let last = text(maximum, evaluation, at: half, .end)
        var arc = FaceCornerArc(corner: corner, fraction: fraction)
        let gap = corner.metric(.faceCornerArcWidth) / corner.radius
        if first != nil || last != nil { (arc.start, arc.end) = (-half + gap / 2, half - gap / 2) }
        if let first { arc.start += first.extent(evaluation) + gap }
        if let last { arc.end -= last.extent(evaluation) + gap }
        ZStack {
            arc
            first
            last
        }
        ._evaluate(evaluation)
    }

    private func text(_ label: AnyView?, _ evaluation: Evaluation, at angle: CGFloat, _ anchor: BentText.Anchor) -> BentText? {
        guard let label else { return nil }
        let found = evaluation.collect { label._evaluate(evaluation) }
        var text = BentText(
            found, corner: corner, radius: corner.radius, sweep: .faceCornerBoundSweep, fontSize: corner.metric(.faceCornerLabelFontSize))
        text?.angle = angle
        text?.anchor = anchor
        return text
    }
}

/// The track of a gauge, and the part of it up to the value.
struct FaceCornerArc: View {
    let corner: FaceCorner
    let fraction: Double
    /// Radians clockwise from the corner.
    var start: CGFloat
    var end: CGFloat

    init(corner: FaceCorner, fraction: Double) {
        (self.corner, self.fraction) = (corner, fraction)
        end = Angle.degrees(corner.metric(.faceCornerArcSweep)).radians / 2
        start = -end
    }

    var body: some View {
        let line = StrokeStyle(lineWidth: corner.metric(.faceCornerArcWidth), lineCap: .round)
        let tint = _ArcTint(center: corner.dial, start: degrees(start), end: degrees(end))
        ZStack {
            path(to: 1).stroke(tint.opacity(corner.metric(.gaugeCapacityTrackOpacity)), style: line)
            path(to: fraction).stroke(tint, style: line)
        }
    }

    private func degrees(_ angle: CGFloat) -> Double { Angle.radians(corner.direction + angle).degrees }

    private func path(to fraction: Double) -> Path {
        let from = corner.direction + start
        var path = Path()
        path.addArc(
            center: corner.dial, radius: corner.radius, startAngle: .radians(from),
            endAngle: .radians(from + max(end - start, 0) * min(max(fraction, 0), 1)), clockwise: false)
        return path
    }
}
