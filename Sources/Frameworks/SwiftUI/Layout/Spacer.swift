import FoundationOverlay
import Metrics
import ViewEngine

/// A space that grows along the stack it lies in.
public struct Spacer: Sendable {
    /// The least length in points; nil: the default distance.
    public var minLength: CGFloat?

    public nonisolated init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: View, _PrimitiveView {
    public typealias Body = Never

    public func _evaluate(_ evaluation: Evaluation) {
        let node = evaluation.append(.spacer(minLength: minLength))
        node.traits.layoutPriority = -.infinity
    }
}

/// How a divider looks where it is no plain one.
struct LineLook {
    /// Points.
    var thickness: CGFloat
    /// The name of a system colour.
    var color: String
}

private enum LineLookKey: EnvironmentKey { static var defaultValue: LineLook? { nil } }

extension EnvironmentValues {
    /// The look of a divider that is the line of a row; nil for that of others.
    var lineLook: LineLook? {
        get { self[LineLookKey.self] }
        set { self[LineLookKey.self] = newValue }
    }
}

/// A thin line across the stack it lies in.
public struct Divider: Sendable {
    public nonisolated init() {}
}

extension Divider: View, _PrimitiveView {
    public typealias Body = Never

    /// A line of a pixel, thicker at larger text sizes: a point at the largest in an app's snapshot tests (iOS 18).
    public func _evaluate(_ evaluation: Evaluation) {
        let environment = evaluation.environment
        if environment.isInMenu { return MenuSeparator()._evaluate(evaluation) }
        let thickness = ScaledMetricLaw.scaled(
            environment.pixelLength, category: environment.fontSurroundings.category, scale: environment.displayScale)
        let look = environment.lineLook ?? LineLook(thickness: thickness, color: "separator")
        evaluation.withEnvironment({
            if look.thickness > environment.pixelLength { $0[DividerThicknessKey.self] = look.thickness }
            $0[DividerColorKey.self] = environment.systemColor(look.color)
        }) { evaluation.append(.divider) }
    }
}
