import ViewEngine

/// A view made from the surroundings it lies in.
struct EnvironmentReading<Content: View> {
    let content: @MainActor (EnvironmentValues) -> Content

    init(@ViewBuilder _ content: @escaping @MainActor (EnvironmentValues) -> Content) { self.content = content }
}

extension EnvironmentReading: View, _PrimitiveView {
    typealias Body = Never
    func _evaluate(_ evaluation: Evaluation) { content(evaluation.environment)._evaluate(evaluation) }
}
