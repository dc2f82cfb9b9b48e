import ViewEngine

/// A view that is not there: it takes no place and no spacing.
public struct EmptyView: Sendable {
    public nonisolated init() {}
}

extension EmptyView: View, _PrimitiveView {
    public typealias Body = Never
    public func _evaluate(_ evaluation: Evaluation) {}
}
