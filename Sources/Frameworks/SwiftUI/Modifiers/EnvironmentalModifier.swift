import ViewEngine

/// A modifier that becomes another one by the environment it is applied in.
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
    associatedtype ResolvedModifier: ViewModifier
    func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
    public func body(content: Content) -> Never { fatalError("\(Self.self) has no body: the engine asks what it becomes") }

    public func _apply(to content: @escaping @MainActor (Evaluation) -> Void, in evaluation: Evaluation) {
        _ViewModifier_Content<Self>(ModifiedViews(content)).modifier(resolve(in: evaluation.environment))._evaluate(evaluation)
    }
}
