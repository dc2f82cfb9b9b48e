import FoundationOverlay
import SwiftUI
import ViewEngine

extension View {
    /// The URL that a tap on the widget opens its app with.
    public nonisolated func widgetURL(_ url: URL?) -> some View {
        WidgetURLView(content: self, url: url)
    }

    /// Puts the view into the group that the accented rendering mode draws in the tint colour.
    public nonisolated func widgetAccentable(_ accentable: Bool = true) -> some View {
        AccentableView(content: self, isAccentable: accentable)
    }
}

private struct WidgetURLView<Content: View> {
    let content: Content
    let url: URL?
}

extension WidgetURLView: View, _PrimitiveView {
    typealias Body = Never

    func _evaluate(_ evaluation: Evaluation) {
        if let url, evaluation.archive.widgetURL == nil { evaluation.archive.widgetURL = url.absoluteString }
        content._evaluate(evaluation)
    }
}

private struct AccentableView<Content: View> {
    let content: Content
    let isAccentable: Bool
}

extension AccentableView: View, _PrimitiveView {
    typealias Body = Never

    func _evaluate(_ evaluation: Evaluation) {
        guard isAccentable else { return content._evaluate(evaluation) }
        evaluation.wrapEach({ content._evaluate(evaluation) }, { .effect(.accentable, $0) })
    }
}
