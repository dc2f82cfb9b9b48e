import FoundationOverlay
import Snapshot
import ViewEngine

/// A gradient along a line.
public struct LinearGradient: ShapeStyle {
    let gradient: AnyGradient
    let startPoint: UnitPoint
    let endPoint: UnitPoint

    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: AnyGradient(gradient), startPoint: startPoint, endPoint: endPoint)
    }

    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    init(gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
    }

    public func _paint(in environment: EnvironmentValues, level: Int) -> PaintSource {
        let ramp = gradient.ramp(in: environment, level: level)
        let (start, end) = (startPoint, endPoint)
        return PaintSource { .linearGradient(ramp, start: start._point(in: $0), end: end._point(in: $0)) }
    }
}

extension ShapeStyle where Self == LinearGradient {
    public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }
    public static func linearGradient(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }
    public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }
    public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
        LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
    }
}

extension LinearGradient: View, _PrimitiveView {
    public typealias Body = Never
    public func _evaluate(_ evaluation: Evaluation) { StyleEvaluation.fill(self, evaluation) }
}

/// A style used as a view: fills its frame.
@MainActor
enum StyleEvaluation {
    static func fill(_ style: some ShapeStyle, _ evaluation: Evaluation, ignoresSafeArea: Bool = false, followsContainer: Bool = false) {
        evaluation.append(
            .fill(style._paint(in: evaluation.environment, level: 0), ignoresSafeArea: ignoresSafeArea, followsContainer: followsContainer))
    }
}
