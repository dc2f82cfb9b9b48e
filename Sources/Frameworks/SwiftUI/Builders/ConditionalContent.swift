import ViewEngine

/// One of two views.
public struct _ConditionalContent<TrueContent, FalseContent> {
    public enum _Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }

    let storage: _Storage

    init(storage: _Storage) { self.storage = storage }

    /// Of content of any kind; builders of content that is no view start here.
    public init(_content storage: _Storage) { self.storage = storage }

    public var _content: _Storage { storage }
}

extension _ConditionalContent: View, _PrimitiveView where TrueContent: View, FalseContent: View {
    public typealias Body = Never

    public func _evaluate(_ evaluation: Evaluation) {
        switch storage {
        case .trueContent(let content): evaluation.descend(.branch(true)) { content._evaluate(evaluation) }
        case .falseContent(let content): evaluation.descend(.branch(false)) { content._evaluate(evaluation) }
        }
    }
}

extension Optional: View, _PrimitiveView where Wrapped: View {
    public typealias Body = Never

    public func _evaluate(_ evaluation: Evaluation) {
        if let view = self { evaluation.descend(.branch(true)) { view._evaluate(evaluation) } }
    }
}
