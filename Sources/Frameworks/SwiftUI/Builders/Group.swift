import ViewEngine

/// Views that are handled together without being arranged.
public struct Group<Content> {
    let content: Content

    private nonisolated init(content: Content) { self.content = content }
}

extension Group {
    /// Of content of any kind; frameworks whose content is no view start here. No initializer: a trailing closure would be content of it.
    public nonisolated static func _of(_ content: Content) -> Group { Group(content: content) }

    public nonisolated var _content: Content { content }
}

extension Group: View, _PrimitiveView where Content: View {
    public typealias Body = Never

    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

    public func _evaluate(_ evaluation: Evaluation) { content._evaluate(evaluation) }
}
