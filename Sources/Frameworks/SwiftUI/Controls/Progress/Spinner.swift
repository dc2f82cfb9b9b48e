import FoundationOverlay
import Metrics
import ViewEngine

/// A still of the system's activity indicator, which grows with the text size.
struct Spinner: View {
    let tint: Color?

    var body: some View {
        EnvironmentReading { environment in
            let style = tint.map { AnyShapeStyle($0) } ?? environment.tintStyle ?? AnyShapeStyle(Color.gray)
            let diameter = environment.metric(Self.diameter(environment.controlSize))
            let side = ScaledMetricLaw.scaled(diameter, category: environment.dynamicTypeSize.metricsName, scale: environment.displayScale)
            // Whole half points, as the spokes' pictures have them.
            let width = (side * environment.metric(.progressSpinnerSpokeWidth) * 2).rounded(.down) / 2
            let first = environment.metric(.progressSpinnerFirstOpacity)
            let last = environment.metric(.progressSpinnerLastOpacity)
            ZStack {
                ForEach(0..<SpinnerSpoke.count, id: \.self) { index in
                    SpinnerSpoke(index: index, width: width, length: side * environment.metric(.progressSpinnerSpokeLength))
                        .fill(style.opacity(SpinnerSpoke.opacity(index, from: first, to: last)))
                }
            }
            .frame(width: side, height: side)
        }
    }

    private static func diameter(_ size: ControlSize) -> ControlMetric {
        switch size {
        case .mini, .small: .progressSpinnerSmallDiameter
        case .regular: .progressSpinnerDiameter
        case .large, .extraLarge: .progressSpinnerLargeDiameter
        }
    }
}

/// One of the eight spokes.
struct SpinnerSpoke: Shape {
    nonisolated static let count = 8
    /// The spoke to the left is the strongest when the indicator begins to turn; half of them are as faint as any.
    nonisolated private static let strongest = 6
    nonisolated private static let fading = 4

    let index: Int
    /// Points.
    let width: Double
    let length: Double

    /// The spokes fade counterclockwise.
    static func opacity(_ index: Int, from first: Double, to last: Double) -> Double {
        let steps = (strongest - index + count) % count
        return first + (last - first) * Double(min(steps, fading)) / Double(fading)
    }

    func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        let spoke = CGRect(x: -width / 2, y: -side / 2, width: width, height: length)
        let turn = CGAffineTransform(rotationAngle: (Double(index) * 2 * .pi / Double(Self.count)).quantized)
            .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
        return Capsule().path(in: spoke).applying(turn)
    }
}
