import FoundationOverlay
import SwiftUI
import ViewEngine

/// A label bent along the dial: the letters of a text, or the arc of a gauge.
struct FaceCornerLabel: View, _PrimitiveView {
    typealias Body = Never
    let corner: FaceCorner
    let label: AnyView

    func _evaluate(_ evaluation: Evaluation) {
        let styled = label.gaugeStyle(FaceCornerGaugeStyle(corner: corner)).progressViewStyle(FaceCornerProgressStyle(corner: corner))
        let found = evaluation.collect { styled._evaluate(evaluation) }
        let leaves = found.flatMap(\.leaves)
        if let text = leaves.lazy.compactMap(\.plainText).first, !leaves.contains(where: \.isShape) {
            BentText(corner: corner, text: text)._evaluate(evaluation)
        } else {
            found.forEach(evaluation.append)
        }
    }
}

/// Letters along the arc, each turned by its place. A text that is too long ends with an ellipsis.
private struct BentText: View, _PrimitiveView {
    typealias Body = Never
    let corner: FaceCorner
    let text: String

    func _evaluate(_ evaluation: Evaluation) {
        let font = Font.system(size: corner.metric(.faceCornerLabelFontSize), weight: .semibold)
        let letters = fitted { letter in
            evaluation.collect { Text(verbatim: String(letter)).font(font)._evaluate(evaluation) }.first?.size(for: .unspecified).width ?? 0
        }
        ZStack {
            ForEach(Array(letters.indices), id: \.self) { index in
                Text(verbatim: String(letters[index].letter)).font(font)
                    .rotationEffect(.radians(corner.direction + letters[index].angle + .pi / 2))
                    .position(corner.point(at: letters[index].angle))
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(verbatim: text))
        ._evaluate(evaluation)
    }

    /// The letters that there is room for, in the middle of the arc.
    private func fitted(_ width: (Character) -> CGFloat) -> [BentLetter] {
        let room = corner.radius * Angle.degrees(corner.metric(.faceCornerLabelSweep)).radians
        var shown = text.map { (letter: $0, width: width($0)) }
        func length() -> CGFloat { shown.reduce(0) { $0 + $1.width } }
        if length() > room {
            let ellipsis = (letter: Character("…"), width: width("…"))
            while let last = shown.last, length() + ellipsis.width > room || last.letter.isWhitespace { shown.removeLast() }
            shown.append(ellipsis)
        }
        var along = -length() / 2
        return shown.map { letter, width in
            defer { along += width }
            return BentLetter(letter: letter, angle: (along + width / 2) / corner.radius)
        }
    }
}

private struct BentLetter {
    var letter: Character
    /// Radians clockwise from the middle of the label.
    var angle: CGFloat
}

private struct FaceCornerGaugeStyle: GaugeStyle {
    let corner: FaceCorner

    func makeBody(configuration: Configuration) -> some View { FaceCornerArc(corner: corner, fraction: configuration.value) }
}

private struct FaceCornerProgressStyle: ProgressViewStyle {
    let corner: FaceCorner

    func makeBody(configuration: Configuration) -> some View {
        FaceCornerArc(corner: corner, fraction: configuration.fractionCompleted ?? 0)
    }
}

/// The track of a gauge, and the part of it up to the value.
private struct FaceCornerArc: View {
    let corner: FaceCorner
    let fraction: Double

    var body: some View {
        let line = StrokeStyle(lineWidth: corner.metric(.faceCornerArcWidth), lineCap: .round)
        ZStack {
            path(to: 1).stroke(.tint.opacity(corner.metric(.gaugeCapacityTrackOpacity)), style: line)
            path(to: fraction).stroke(.tint, style: line)
        }
    }

    private func path(to fraction: Double) -> Path {
        let sweep = Angle.degrees(corner.metric(.faceCornerArcSweep)).radians
        let start = corner.direction - sweep / 2
        var path = Path()
        path.addArc(
            center: corner.dial, radius: corner.radius, startAngle: .radians(start), endAngle: .radians(start + sweep * min(max(fraction, 0), 1)),
            clockwise: false)
        return path
    }
}
