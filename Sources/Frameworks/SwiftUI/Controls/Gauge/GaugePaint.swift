import FoundationOverlay
import Snapshot
import ViewEngine

/// The tint of a gauge, a gradient running along the gauge. Without a tint: the foreground style.
struct GaugePaint: ShapeStyle {
    /// How a gradient runs.
    enum Course: Sendable {
        case bar
        /// Degrees, clockwise from the right.
        case ring(start: Double, end: Double)
        /// The same around a point of the view's own coordinates.
        case arc(center: CGPoint, start: Double, end: Double)
    }

    let course: Course
    /// Opacity of the foreground style, where it stands in for a tint.
    var plainOpacity = 1.0

    func _paint(in environment: EnvironmentValues, level: Int) -> PaintSource {
        guard let tint = environment.tintStyle else {
            return ForegroundStyle()._paint(in: environment, level: level).opacity(plainOpacity)
        }
        let source = tint._paint(in: environment, level: level)
        let (course, isRightToLeft) = (course, environment.isRightToLeft)
        return PaintSource { frame in
            guard case .linearGradient(let ramp, _, _) = source.resolve(frame) else { return source.resolve(frame) }
            switch course {
            case .bar:
                let (left, right) = (CGPoint(x: frame.minX, y: frame.midY), CGPoint(x: frame.maxX, y: frame.midY))
                return .linearGradient(ramp, start: isRightToLeft ? right : left, end: isRightToLeft ? left : right)
            case .ring(let start, let end):
                return .angularGradient(ramp, center: CGPoint(x: frame.midX, y: frame.midY), startAngle: start, endAngle: end)
            case .arc(let center, let start, let end):
                let center = CGPoint(x: frame.minX + center.x, y: frame.minY + center.y)
                return .angularGradient(ramp, center: center, startAngle: start, endAngle: end)
            }
        }
    }
}

extension Gradient: ShapeStyle {
    public func _paint(in environment: EnvironmentValues, level: Int) -> PaintSource {
        AnyGradient(self)._paint(in: environment, level: level)
    }
}

/// The tint of a gauge that lies on an arc, a gradient running along it.
public struct _ArcTint: ShapeStyle {
    private let paint: GaugePaint

    /// - Parameters:
    ///   - center: In the view's own coordinates.
    ///   - start: Degrees, clockwise from the right.
    public init(center: CGPoint, start: Double, end: Double) { paint = GaugePaint(course: .arc(center: center, start: start, end: end)) }

    public func _paint(in environment: EnvironmentValues, level: Int) -> PaintSource { paint._paint(in: environment, level: level) }
}
