import FoundationOverlay
import ViewEngine

/// The bar of a linear progress view.
struct ProgressBar: View {
    let source: ProgressSource
    let tint: Color?

    var body: some View {
        EvaluatedView { evaluation in
            let environment = evaluation.environment
            let height = environment.metric(.progressBarHeight)
            let style = ProgressTint.style(tint)
            let track = SystemStyle(names: ["systemFill"])
            switch source {
            case .timer(let interval, let countsDown):
                evaluation.append(
                    .progress(
                        ProgressContent(
                            start: interval.lowerBound, end: interval.upperBound, countsDown: countsDown, ringWidth: nil, barHeight: height,
                            paint: style._paint(in: environment, level: 0), track: track._paint(in: environment, level: 0))))
            case .fraction(let fraction):
                CapacityBar(fraction: fraction, height: height, style: style, track: AnyShapeStyle(track))._evaluate(evaluation)
            case .indeterminate: CapacityBar(fraction: 0, height: height, style: style, track: AnyShapeStyle(track))._evaluate(evaluation)
            }
        }
    }
}

/// The colour of progress: the style's own, else the tint of the surroundings.
enum ProgressTint {
    static func style(_ tint: Color?) -> AnyShapeStyle { tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(TintShapeStyle()) }
}

/// A bar that is filled up to a fraction.
struct CapacityBar: View {
    let fraction: Double
    /// Points.
    let height: CGFloat
    let style: AnyShapeStyle
    let track: AnyShapeStyle

    var body: some View {
        EnvironmentReading { environment in
            ZStack {
                Capsule().fill(track)
                BarFill(fraction: fraction, isRightToLeft: environment.isRightToLeft).fill(style)
            }
            .frame(height: height)
        }
    }
}

/// The filled part of a bar.
struct BarFill: Shape {
    let fraction: Double
    let isRightToLeft: Bool

    func path(in rect: CGRect) -> Path {
        guard fraction > 0 else { return Path() }
        let width = min(rect.width, max(rect.width * fraction, rect.height))
        return Capsule().path(in: CGRect(x: isRightToLeft ? rect.maxX - width : rect.minX, y: rect.minY, width: width, height: rect.height))
    }
}
