import FoundationOverlay
import ViewEngine

/// An open ring with a mark at the value.
public struct AccessoryCircularGaugeStyle: GaugeStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        EnvironmentReading { environment in
            let diameter = environment.metric(.gaugeCircularDiameter)
            FittingDial(diameter: diameter) {
                GaugeDial(fraction: configuration.value, hasBounds: configuration.hasBounds)
                    .frame(width: diameter, height: diameter)
                    .overlay {
                        GaugeDialValue(content: configuration.currentValueLabel, diameter: diameter)
                            .offset(y: -environment.metric(configuration.hasBounds ? .gaugeCircularValueLiftWithBounds : .gaugeCircularValueLift))
                    }
                    .overlay { lowerLabels(configuration, environment).offset(y: environment.metric(.gaugeCircularLabelCenter)) }
            }
        }
    }

    @ViewBuilder
    private func lowerLabels(_ configuration: Configuration, _ environment: EnvironmentValues) -> some View {
        let font = Font.system(size: environment.metric(.gaugeCircularLabelFontSize))
        if configuration.hasBounds {
            HStack(spacing: environment.metric(.gaugeCircularBoundSpacing)) {
                configuration.minimumValueLabel
                configuration.maximumValueLabel
            }
            .font(font.weight(.medium)).lineLimit(1).minimumScaleFactor(0.5)
            .frame(maxWidth: environment.metric(.gaugeCircularBoundsWidth))
        } else {
            configuration.label.font(font).lineLimit(1).minimumScaleFactor(0.5)
                .frame(maxWidth: environment.metric(.gaugeCircularDiameter) / 2)
        }
    }
}

/// The text in the middle of a dial.
struct GaugeDialValue<Content: View>: View {
    let content: Content
    /// Points.
    let diameter: CGFloat

    var body: some View {
        EnvironmentReading { environment in
            let room = diameter - 2 * environment.metric(.gaugeCircularLineWidth)
            LinesAsWritten(content: content)
                .font(.system(size: environment.metric(.gaugeCircularValueFontSize), weight: .medium))
                .minimumScaleFactor(0.3)
                .frame(width: room, height: room)
        }
    }
}

/// Texts that have as many lines as they are written in, and do not wrap.
private struct LinesAsWritten<Content: View>: View, _PrimitiveView {
    typealias Body = Never
    let content: Content

    func _evaluate(_ evaluation: Evaluation) {
        let lines = evaluation.collect { content._evaluate(evaluation) }.map(Self.lines).max() ?? 1
        content.lineLimit(max(lines, 1))._evaluate(evaluation)
    }

    private static func lines(of node: Node) -> Int {
        if case .text(let text) = node.content { return text.plainText.split(whereSeparator: \.isNewline).count }
        return node.inner.map(lines).max() ?? 1
    }
}

/// The ring with its mark.
struct GaugeDial: View {
    let fraction: Double
    let hasBounds: Bool

    var body: some View {
        EnvironmentReading { environment in
            let width = environment.metric(.gaugeCircularLineWidth)
            let sweep = Double(environment.metric(hasBounds ? .gaugeCircularSweepWithBounds : .gaugeCircularSweep))
            let start = 270 - sweep / 2
            let angle = start + sweep * (environment.isRightToLeft ? 1 - fraction : fraction)
            let course = GaugePaint.Course.ring(start: start, end: start + sweep)
            let mark = RingMark(angle: angle, inset: width / 2, diameter: width)
            let gap = RingMark(angle: angle, inset: width / 2, diameter: width * environment.metric(.gaugeCircularKnockoutFraction))
            ZStack {
                RingArc(start: start, sweep: sweep, inset: width / 2)
                    .stroke(
                        GaugePaint(course: course, plainOpacity: environment.metric(.gaugeCircularPlainOpacity)),
                        style: StrokeStyle(lineWidth: width, lineCap: .round)
                    )
                    .clipShape(Cutout(hole: gap), style: FillStyle(eoFill: true))
                mark.fill(GaugePaint(course: course))
            }
        }
    }
}

/// A dot on a ring.
struct RingMark: Shape {
    /// Degrees, clockwise from the right.
    let angle: Double
    let inset: CGFloat
    let diameter: CGFloat

    func path(in rect: CGRect) -> Path {
        let point = RingGeometry(rect: rect, inset: inset).point(at: angle)
        return Path(ellipseIn: CGRect(x: point.x - diameter / 2, y: point.y - diameter / 2, width: diameter, height: diameter))
    }
}

/// The frame and a bit more, without a hole; filled by the even-odd rule.
struct Cutout<Hole: Shape>: Shape {
    let hole: Hole

    func path(in rect: CGRect) -> Path {
        var path = Path(rect.insetBy(dx: -rect.width / 2, dy: -rect.height / 2))
        path.addPath(hole.path(in: rect))
        return path
    }
}
