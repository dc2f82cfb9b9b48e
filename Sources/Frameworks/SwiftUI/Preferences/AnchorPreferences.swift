import FoundationOverlay
import ViewEngine

/// The frame of a view, known when it has been placed.
private final class PlacedFrame {
    var frame = CGRect.zero
}

extension View {
    public nonisolated func anchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        transformAnchorPreference(key: key, value: value) { $0 = transform($1) }
    }

    public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        nonisolated(unsafe) let (view, value, transform) = (self, value, transform)
        return EvaluatedView { evaluation in
            let placed = PlacedFrame()
            let anchor = Anchor<A> { value.make(placed.frame).value(in: $0) }
            view.annotation(.placed { frame, _ in placed.frame = frame })
                .changingPreferences { transform(&$0[K.self], anchor) }
                ._evaluate(evaluation)
        }
    }
}
