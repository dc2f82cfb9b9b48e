import FoundationOverlay
import ViewEngine

/// A control that shares something. Nothing is shared from an archived view.
/// - Support: partial: drawn; nothing is shared.
public struct ShareLink<Label: View> {
    let label: Label
}

extension ShareLink: View, _PrimitiveView {
    public typealias Body = Never

    public func _evaluate(_ evaluation: Evaluation) {
        Button(label: label, role: nil, action: nil)._evaluate(evaluation)
    }
}

extension ShareLink {
    @MainActor @preconcurrency
    public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) { self.label = label() }
    @MainActor @preconcurrency
    public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) { self.label = label() }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    public nonisolated init(item: URL, subject: Text? = nil, message: Text? = nil) { label = DefaultShareLinkLabel() }
    public nonisolated init(item: String, subject: Text? = nil, message: Text? = nil) { label = DefaultShareLinkLabel() }
    public nonisolated init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) {
        label = DefaultShareLinkLabel(title: Text(titleKey))
    }
    public nonisolated init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil) {
        label = DefaultShareLinkLabel(title: Text(titleKey))
    }
}

/// The label of share links that name none.
public struct DefaultShareLinkLabel: View {
    let title: Text

    nonisolated init(title: Text = Text("Share…")) { self.title = title }

    public var body: some View {
        Label {
            title
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }
}
