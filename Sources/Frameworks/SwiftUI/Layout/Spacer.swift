import FoundationOverlay
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

/// A thin line across the stack it lies in.
public struct Divider: Sendable {
    public nonisolated init() {}
}

extension Divider: View, _PrimitiveView {
    public typealias Body = Never
    public func _evaluate(_ evaluation: Evaluation) { evaluation.append(.divider) }
}
