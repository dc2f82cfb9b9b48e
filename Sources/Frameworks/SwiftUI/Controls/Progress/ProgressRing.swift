import FoundationOverlay
import ViewEngine

/// The ring of a circular progress view: as large as there is room.
struct ProgressRing: View {
    let source: ProgressSource
    let tint: Color?

    var body: some View {
        EvaluatedView { evaluation in
            let content = SizeDependentContent(
                name: "ProgressRing", evaluation: evaluation.deferred(), size: { Self.size($0) },
                content: { size, inner in ring(size)._evaluate(inner) })
            evaluation.append(.sizeDependent(content))
        }
    }

    private static func size(_ proposal: ProposedViewSize) -> CGSize {
        let room = proposal.replacingUnspecifiedDimensions(by: CGSize(width: CGFloat.infinity, height: .infinity))
        let side = min(room.width, room.height)
        let known = side.isFinite ? side : 20
        return CGSize(width: known, height: known)
    }

    private func ring(_ size: CGSize) -> some View {
        EvaluatedView { evaluation in
            let environment = evaluation.environment
            let width = min(size.width, size.height) * environment.metric(.progressRingWidthFraction)
            let style = ProgressTint.style(tint)
            let track = style.opacity(environment.metric(.gaugeCapacityTrackOpacity))
            guard case .timer(let interval, let countsDown) = source else {
                return CapacityRing(fraction: fraction, lineWidth: width, style: style, track: AnyShapeStyle(track))._evaluate(evaluation)
            }
            evaluation.append(
                .progress(
                    ProgressContent(
                        start: interval.lowerBound, end: interval.upperBound, countsDown: countsDown, ringWidth: width, barHeight: 0,
                        paint: style._paint(in: environment, level: 0), track: track._paint(in: environment, level: 0))))
        }
    }

    private var fraction: Double {
        if case .fraction(let fraction) = source { fraction } else { 0 }
    }
}

/// A closed ring that is filled clockwise from the top.
struct CapacityRing: View {
    let fraction: Double
    /// Points.
    let lineWidth: CGFloat
    let style: AnyShapeStyle
    let track: AnyShapeStyle

    var body: some View {
        ZStack {
            Circle().inset(by: lineWidth / 2).stroke(track, lineWidth: lineWidth)
            if fraction > 0 {
                RingArc(start: -90, sweep: 360 * min(fraction, 1), inset: lineWidth / 2)
                    .stroke(style, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
            }
        }
    }
}

/// A part of a circle; angles in degrees, clockwise from the right.
struct RingArc: Shape {
    let start: Double
    let sweep: Double
    let inset: CGFloat

    func path(in rect: CGRect) -> Path {
        let circle = RingGeometry(rect: rect, inset: inset)
        var path = Path()
        path.addArc(center: circle.center, radius: circle.radius, startAngle: .degrees(start), endAngle: .degrees(start + sweep), clockwise: false)
        return path
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { Circle().sizeThatFits(proposal) }
}

/// The circle in the middle of a rectangle.
struct RingGeometry {
    let center: CGPoint
    let radius: CGFloat

    init(rect: CGRect, inset: CGFloat) {
        center = CGPoint(x: rect.midX, y: rect.midY)
        radius = max(0, min(rect.width, rect.height) / 2 - inset)
    }

    /// The point at an angle in degrees, clockwise from the right.
    func point(at degrees: Double) -> CGPoint {
        let radians = degrees * .pi / 180
        return CGPoint(x: center.x + radius * cos(radians).quantized, y: center.y + radius * sin(radians).quantized)
    }
}
