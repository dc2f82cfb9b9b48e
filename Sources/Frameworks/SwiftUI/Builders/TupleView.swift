import ViewEngine

/// Several views one after the other.
public struct TupleView<T> {
    public var value: T
    let evaluate: @MainActor (T, Evaluation) -> Void

    init(value: T, evaluate: @escaping @MainActor (T, Evaluation) -> Void) {
        self.value = value
        self.evaluate = evaluate
    }
}

extension TupleView: View, _PrimitiveView {
    public typealias Body = Never
    public func _evaluate(_ evaluation: Evaluation) { evaluate(value, evaluation) }
}
