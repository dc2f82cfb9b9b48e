import FoundationOverlay
import SwiftUI
import ViewEngine

/// A label bent along the dial: the letters of a text, or the arc of a gauge.
struct FaceCornerLabel: View, _PrimitiveView {
    typealias Body = Never
    let corner: FaceCorner
    let label: AnyView

    func _evaluate(_ evaluation: Evaluation) {
        let size = corner.metric(.faceCornerLabelFontSize)
        let styled =
            label
            .font(.system(size: size, weight: .semibold))
            ._fixedGaugeStyle(FaceCornerGaugeStyle(corner: corner))
            ._fixedProgressViewStyle(FaceCornerProgressStyle(corner: corner))
        let found = evaluation.collect { styled._evaluate(evaluation) }
        if let text = BentText(found, corner: corner, radius: corner.radius, sweep: .faceCornerLabelSweep, fontSize: size) {
            text._evaluate(evaluation)
        } else {
            found.forEach(evaluation.append)
        }
    }
}

private struct FaceCornerGaugeStyle: GaugeStyle {
    let corner: FaceCorner

    func makeBody(configuration: Configuration) -> some View {
        FaceCornerGauge(
            corner: corner, fraction: configuration.value, minimum: configuration.minimumValueLabel.map { AnyView($0) },
            maximum: configuration.maximumValueLabel.map { AnyView($0) })
    }
}

private struct FaceCornerProgressStyle: ProgressViewStyle {
    let corner: FaceCorner

    func makeBody(configuration: Configuration) -> some View {
        FaceCornerArc(corner: corner, fraction: configuration.fractionCompleted ?? 0)
    }
}
