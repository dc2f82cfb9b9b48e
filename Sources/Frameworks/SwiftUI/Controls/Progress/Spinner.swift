import FoundationOverlay
import ViewEngine

/// A still of the system's activity indicator.
struct Spinner: View {
    let tint: Color?

    var body: some View {
        EnvironmentReading { environment in
            let style = tint.map { AnyShapeStyle($0) } ?? environment.tintStyle ?? AnyShapeStyle(Color.gray)
            let side = environment.metric(.progressSpinnerDiameter)
            ZStack {
                ForEach(0..<SpinnerSpoke.count, id: \.self) { index in
                    SpinnerSpoke(index: index).fill(style.opacity(SpinnerSpoke.opacity(index)))
                }
            }
            .frame(width: side, height: side)
        }
    }
}

/// One of the eight spokes.
struct SpinnerSpoke: Shape {
    nonisolated static let count = 8

    /// The spokes fade counterclockwise from the top.
    static func opacity(_ index: Int) -> Double { 1 - 0.1 * Double((count - index) % count) }

    let index: Int

    func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        let width = side * 0.12
        let spoke = CGRect(x: -width / 2, y: -side / 2, width: width, height: side * 0.28)
        let turn = CGAffineTransform(rotationAngle: (Double(index) * 2 * .pi / Double(Self.count)).quantized)
            .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
        return Capsule().path(in: spoke).applying(turn)
    }
}
