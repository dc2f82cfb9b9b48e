import FoundationOverlay
import ViewEngine

extension View {
    /// Mirrors the view where text runs from right to left.
    public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        nonisolated(unsafe) let view = self
        return EvaluatedView { evaluation in
            guard enabled, evaluation.environment.isRightToLeft else { return view._evaluate(evaluation) }
            let mirror = NodeEffect.transform { CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: $0.width, ty: 0) }
            evaluation.wrapEach({ view._evaluate(evaluation) }, { .effect(mirror, $0) })
        }
    }
}
