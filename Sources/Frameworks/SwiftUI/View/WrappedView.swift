import ViewEngine

/// Each node of a view, wrapped in something: what most modifiers return.
struct WrappedView<Content: View> {
    let content: Content
    let wrap: @MainActor (Node, Evaluation) -> NodeContent

    init(_ content: Content, _ wrap: @escaping @MainActor (Node, Evaluation) -> NodeContent) {
        self.content = content
        self.wrap = wrap
    }
}

extension WrappedView: View, _PrimitiveView {
    typealias Body = Never

    func _evaluate(_ evaluation: Evaluation) {
        if evaluation.environment.isInList { return evaluateRows(evaluation) }
        evaluation.wrapEach({ content._evaluate(evaluation) }, { wrap($0, evaluation) })
    }

    /// A section of a list stays one: each of its rows is wrapped.
    @MainActor
    private func evaluateRows(_ evaluation: Evaluation) {
        let rows = SectionRows.Wrapping { [wrap] in wrap($0, evaluation) }
        for node in evaluation.collect({
            evaluation.withEnvironment({ $0.sectionRows.wrappings.append(rows) }) { content._evaluate(evaluation) }
        }) {
            if node.isListSection { evaluation.append(node) } else { evaluation.wrapEach({ evaluation.append(node) }, { wrap($0, evaluation) }) }
        }
    }
}

extension WrappedView: ModifierAround {
    var modified: any View { content }
}

/// A view in a changed environment.
struct EnvironmentView<Content: View> {
    let content: Content
    let change: @MainActor (inout EnvironmentValues) -> Void
}

extension EnvironmentView: View, _PrimitiveView {
    typealias Body = Never

    func _evaluate(_ evaluation: Evaluation) {
        evaluation.withEnvironment(change) { content._evaluate(evaluation) }
    }
}

extension EnvironmentView: ModifierAround {
    var modified: any View { content }
}

/// A view whose nodes get other traits.
struct TraitView<Content: View> {
    let content: Content
    let changeTraits: @MainActor (inout NodeTraits) -> Void
}

extension TraitView: View, _PrimitiveView {
    typealias Body = Never

    func _evaluate(_ evaluation: Evaluation) {
        for node in evaluation.collect({ content._evaluate(evaluation) }) {
            changeTraits(&node.traits)
            evaluation.append(node)
        }
    }
}

extension TraitView: ModifierAround {
    var modified: any View { content }

    func change(_ traits: inout NodeTraits) { changeTraits(&traits) }
}

/// A view made by a closure that appends nodes.
struct EvaluatedView {
    let evaluate: @MainActor (Evaluation) -> Void

    init(_ evaluate: @escaping @MainActor (Evaluation) -> Void) { self.evaluate = evaluate }
}

extension EvaluatedView: View, _PrimitiveView {
    typealias Body = Never

    func _evaluate(_ evaluation: Evaluation) { evaluate(evaluation) }
}

extension View {
    /// Wraps each node of the view.
    nonisolated func wrapped(_ wrap: @escaping @MainActor (Node, Evaluation) -> NodeContent) -> WrappedView<Self> {
        WrappedView(self, wrap)
    }

    nonisolated func effect(_ effect: NodeEffect) -> WrappedView<Self> {
        nonisolated(unsafe) let effect = effect
        return WrappedView(self) { node, _ in .effect(effect, node) }
    }

    nonisolated func annotation(_ annotation: NodeAnnotation) -> WrappedView<Self> {
        nonisolated(unsafe) let annotation = annotation
        return WrappedView(self) { node, _ in .annotation(annotation, node) }
    }

    nonisolated func changingEnvironment(_ change: @escaping @MainActor (inout EnvironmentValues) -> Void) -> EnvironmentView<Self> {
        EnvironmentView(content: self, change: change)
    }

    nonisolated func changingTraits(_ change: @escaping @MainActor (inout NodeTraits) -> Void) -> TraitView<Self> {
        TraitView(content: self, changeTraits: change)
    }

    /// The nodes of the view inside the running evaluation, taken out of it.
    func nodes(in evaluation: Evaluation) -> [Node] {
        evaluation.collect { _evaluate(evaluation) }
    }
}
