import FoundationOverlay
import ViewEngine

extension View {
    /// A label made of texts, one after the other; what the view says itself may be among them.
    /// - Support: partial: texts of the closure are read; the view's own label stands as an empty text.
    public nonisolated func accessibilityLabel<V: View>(@ViewBuilder content: (PlaceholderContentView<Self>) -> V) -> some View {
        let (view, label) = (self, AnyView(content(PlaceholderContentView(value: self))))
        nonisolated(unsafe) let (kept, spoken) = (view, label)
        return WrappedView(kept) { node, evaluation in
            let texts = spoken.nodes(in: evaluation).compactMap { if case .text(let content) = $0.content { content.plainText } else { nil } }
            return .annotation(.accessibility { if !texts.isEmpty { $0.label = texts.joined(separator: ", ") } }, node)
        }
    }
}
