import FoundationOverlay
import ViewEngine

/// A view that does something when it is tapped in a running window.
struct TappableView<Content: View>: View {
    /// `ListRow`, `Segment`, …
    let role: String
    /// What it is called where it shows no text of its own.
    var title: String?
    let action: (@MainActor () -> Void)?
    let content: Content

    init(_ role: String, title: String? = nil, action: (@MainActor () -> Void)?, @ViewBuilder content: () -> Content) {
        (self.role, self.title, self.action, self.content) = (role, title, action, content())
    }

    var body: some View {
        EvaluatedView { evaluation in
            var control = evaluation.liveControl(role, tap: action)
            control?.title = title
            evaluation.appendControl(role, traits: ["button"], control: control) { content._evaluate(evaluation) }
        }
    }
}
