import ViewEngine

/// A view whose type is hidden.
public struct AnyView {
    let evaluate: @MainActor (Evaluation) -> Void

    public nonisolated init<V: View>(_ view: V) {
        nonisolated(unsafe) let view = view
        evaluate = { view._evaluate($0) }
    }

    public nonisolated init<V: View>(erasing view: V) { self.init(view) }
}

extension AnyView: View, _PrimitiveView {
    public typealias Body = Never
    public func _evaluate(_ evaluation: Evaluation) { evaluate(evaluation) }
}
