import FoundationOverlay
import Snapshot
import SwiftUI
import ViewEngine

extension View {
    /// The colour behind the activity on the Lock Screen; nil is the system's material.
    public nonisolated func activityBackgroundTint(_ color: Color?) -> some View {
        ActivityTintView(content: self, color: color, tint: \.backgroundTint)
    }

    /// The colour of the system's button beside the activity on the Lock Screen; nil is the system's own.
    public nonisolated func activitySystemActionForegroundColor(_ color: Color?) -> some View {
        ActivityTintView(content: self, color: color, tint: \.systemActionForeground)
    }
}

/// A view that tells the system a colour. The outermost wins.
private struct ActivityTintView<Content: View> {
    let content: Content
    let color: Color?
    nonisolated(unsafe) let tint: WritableKeyPath<ActivityAppearance, RGBA?>
}

extension ActivityTintView: View, _PrimitiveView {
    typealias Body = Never

    func _evaluate(_ evaluation: Evaluation) {
        if let color, evaluation.archive.activity?[keyPath: tint] == nil {
            evaluation.archive.activity = evaluation.archive.activity ?? ActivityAppearance()
            evaluation.archive.activity?[keyPath: tint] = color.rgba(in: evaluation.environment)
        }
        content._evaluate(evaluation)
    }
}
