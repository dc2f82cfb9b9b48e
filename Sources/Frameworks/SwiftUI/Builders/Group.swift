import ViewEngine

/// Views that are handled together without being arranged.
public struct Group<Content> {
    let content: Content
}

extension Group: View, _PrimitiveView where Content: View {
    public typealias Body = Never

    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

    public func _evaluate(_ evaluation: Evaluation) { content._evaluate(evaluation) }
}
