import FoundationOverlay
import SwiftUI
import ViewEngine

extension View {
    /// What the Action button and the accessibility of a control say its action does.
    public nonisolated func controlWidgetActionHint(_ hint: Text) -> some View { ControlNote(content: self, text: hint, kind: .hint) }
    public nonisolated func controlWidgetActionHint(_ hintKey: LocalizedStringKey) -> some View { controlWidgetActionHint(Text(hintKey)) }
    @_disfavoredOverload
    public nonisolated func controlWidgetActionHint(_ hint: LocalizedStringResource) -> some View { controlWidgetActionHint(Text(hint)) }
    @_disfavoredOverload
    public nonisolated func controlWidgetActionHint<S: StringProtocol>(_ hint: S) -> some View { controlWidgetActionHint(Text(hint)) }

    /// What Control Center says of a control after its action.
    public nonisolated func controlWidgetStatus(_ status: Text) -> some View { ControlNote(content: self, text: status, kind: .status) }
    public nonisolated func controlWidgetStatus(_ statusKey: LocalizedStringKey) -> some View { controlWidgetStatus(Text(statusKey)) }
    @_disfavoredOverload
    public nonisolated func controlWidgetStatus(_ status: LocalizedStringResource) -> some View { controlWidgetStatus(Text(status)) }
    @_disfavoredOverload
    public nonisolated func controlWidgetStatus<S: StringProtocol>(_ status: S) -> some View { controlWidgetStatus(Text(status)) }
}

/// A view that tells the control it lies in something.
private struct ControlNote<Content: View> {
    enum Kind { case hint, status }

    let content: Content
    let text: Text
    let kind: Kind
}

extension ControlNote: View, _PrimitiveView {
    typealias Body = Never

    func _evaluate(_ evaluation: Evaluation) {
        let plain = text._plainText(in: evaluation.environment)
        switch kind {
        case .hint: evaluation.environment.controlNotes?.hint = plain
        case .status: evaluation.environment.controlNotes?.status = plain
        }
        content._evaluate(evaluation)
    }
}

/// What the views of a control say about it.
@MainActor
final class ControlNotes {
    var hint: String?
    var status: String?
}

private enum ControlNotesKey: EnvironmentKey { static var defaultValue: ControlNotes? { nil } }

extension EnvironmentValues {
    var controlNotes: ControlNotes? {
        get { self[ControlNotesKey.self] }
        set { self[ControlNotesKey.self] = newValue }
    }
}
