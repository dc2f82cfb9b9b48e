import FoundationOverlay
import ViewEngine

/// Views whose glass may melt together; each keeps its own shape in an archived view.
/// - Support: partial: shapes do not melt together.
public struct GlassEffectContainer<Content: View> {
    let content: Content
}

extension GlassEffectContainer: View, _PrimitiveView {
    public typealias Body = Never

    @MainActor @preconcurrency public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public func _evaluate(_ evaluation: Evaluation) { content._evaluate(evaluation) }
}
