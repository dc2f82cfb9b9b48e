import FoundationOverlay
import Snapshot
import ViewEngine

/// A view whose preferences are changed on their way up.
private struct PreferenceView<Content: View> {
    let content: Content
    let change: @MainActor (inout PreferenceValues) -> Void
}

extension PreferenceView: View, _PrimitiveView {
    typealias Body = Never

    func _evaluate(_ evaluation: Evaluation) {
        var gathered = evaluation.preferences { content._evaluate(evaluation) }
        change(&gathered)
        evaluation.preferences.append(gathered)
    }
}

extension View {
    public nonisolated func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        nonisolated(unsafe) let value = value
        return changingPreferences { $0[K.self] = value }
    }

    public nonisolated func transformPreference<K: PreferenceKey>(_ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void) -> some View
    {
        nonisolated(unsafe) let callback = callback
        return changingPreferences { callback(&$0[K.self]) }
    }

    nonisolated func changingPreferences(_ change: @escaping @MainActor (inout PreferenceValues) -> Void) -> some View {
        PreferenceView(content: self, change: change)
    }

    /// Runs an action with the value of a preference, at first and when it changes; the views are made again after it.
    public nonisolated func onPreferenceChange<K: PreferenceKey>(_ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void) -> some View
    where K.Value: Equatable {
        nonisolated(unsafe) let (view, action) = (self, action)
        return EvaluatedView { evaluation in
            let gathered = evaluation.preferences { view._evaluate(evaluation) }
            evaluation.preferences.append(gathered)
            let (pass, place) = (evaluation.archive.pass, evaluation.place(of: "onPreferenceChange"))
            pass.readPreferences()
            pass.note(.change(of: gathered[K.self], isInitial: true) { _, new in action(new) }, at: place)
        }
    }
}

extension View {
    public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        PreferenceLayer(content: self, key: key, alignment: .center, isBehind: false, transform: transform)
    }

    public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        PreferenceLayer(content: self, key: key, alignment: alignment, isBehind: false, transform: transform)
    }

    public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        PreferenceLayer(content: self, key: key, alignment: .center, isBehind: true, transform: transform)
    }

    public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        PreferenceLayer(content: self, key: key, alignment: alignment, isBehind: true, transform: transform)
    }
}

/// A view with a layer that is made from its preferences.
private struct PreferenceLayer<Content: View, K: PreferenceKey, Layer: View> {
    let content: Content
    let key: K.Type
    let alignment: Alignment
    let isBehind: Bool
    let transform: (K.Value) -> Layer
}

extension PreferenceLayer: View, _PrimitiveView {
    typealias Body = Never

    func _evaluate(_ evaluation: Evaluation) {
        var nodes: [Node] = []
        let gathered = evaluation.preferences { nodes = content.nodes(in: evaluation) }
        evaluation.preferences.append(gathered)
        evaluation.archive.pass.readPreferences()
        let layer = transform(gathered[key])
        for node in nodes {
            EvaluatedView { $0.append(node) }.layered(alignment, isBehind: isBehind) { layer._evaluate($0) }._evaluate(evaluation)
        }
    }
}
