import Combine
import ExtensionRuntime
import FoundationOverlay
import ViewEngine

/// A view with something to be done while it is shown: noted when its first node is placed.
struct EventView<Content: View> {
    let content: Content
    /// What the event is to the view.
    let role: String
    let kind: ViewEffect.Kind
}

extension EventView: View, _PrimitiveView {
    typealias Body = Never

    func _evaluate(_ evaluation: Evaluation) {
        let kind = kind
        if case .appear = kind { RunningRequest.noteAction() }
        content.evaluate(in: evaluation, role: role) { _, _ in kind }
    }
}

extension View {
    /// Appends the nodes of the view; when the first one is placed, `effect` says what is to be done, with its frame in snapshot
    /// coordinates at hand.
    func evaluate(in evaluation: Evaluation, role: String, effect: @escaping @MainActor (CGRect, ArchiveContext) -> ViewEffect.Kind) {
        let place = evaluation.place(of: role)
        let nodes = nodes(in: evaluation)
        for (index, node) in nodes.enumerated() {
            if index > 0 { evaluation.append(node); continue }
            let note: @MainActor (CGRect, ArchiveContext) -> Void = { frame, archive in archive.pass.note(effect(frame, archive), at: place) }
            evaluation.append(Node(.annotation(.placed(note), node), environment: evaluation.environment, path: node.path, traits: node.traits))
        }
    }
}

extension ViewEffect.Kind {
    static func messages<P: Publisher>(of publisher: P, _ action: @escaping (P.Output) -> Void) -> Self where P.Failure == Never {
        .subscription(start: { deliver in publisher.sink { deliver($0) } }) { message in
            if let message = message as? P.Output { action(message) }
        }
    }

    /// Takes every URL.
    static func url(_ action: @escaping (URL) -> Void) -> Self {
        .message { message in
            guard let url = message as? URL else { return false }
            action(url)
            return true
        }
    }

    /// Takes the activities of a type.
    static func activity(type: String, _ action: @escaping (NSUserActivity) -> Void) -> Self {
        .message { message in
            guard let activity = message as? NSUserActivity, activity.activityType == type else { return false }
            action(activity)
            return true
        }
    }
}
