import Combine
import FoundationOverlay
import ViewEngine

/// A view with something to be done when an event happens.
struct EventView<Content: View> {
    let content: Content
    let kind: LiveEffect.Kind
}

extension EventView: View {
    typealias Body = Never

    func _evaluate(_ evaluation: Evaluation) {
        evaluation.livePass?.note(kind, path: evaluation.path.text, environment: evaluation.environment)
        content._evaluate(evaluation)
    }
}

extension LiveEffect.Kind {
    static func change<V: Equatable>(of value: V, isInitial: Bool = false, _ action: @escaping (V, V) -> Void) -> Self {
        .change(ComparedValue(value), isInitial: isInitial) { old, new in
            if let old = old as? V, let new = new as? V { action(old, new) }
        }
    }

    static func messages<P: Publisher>(of publisher: P, _ action: @escaping (P.Output) -> Void) -> Self where P.Failure == Never {
        .subscription(start: { deliver in publisher.sink { deliver($0) } }) { message in
            if let message = message as? P.Output { action(message) }
        }
    }
}
