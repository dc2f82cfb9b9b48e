import FoundationOverlay
import ViewEngine

/// A gesture recognizer among the others under a touch.
@MainActor
final class RecognizerFollower: TouchRecognizer {
    let recognizer: UIGestureRecognizer

    init(_ recognizer: UIGestureRecognizer) { self.recognizer = recognizer }

    let priority = TouchPriority.normal
    let keepsOthersWaiting = false
    var outlastsTouches: Bool { recognizer._outlastsTouches }
    func handle(_ step: TouchStep, at place: TouchPlace) -> TouchRecognition { recognizer._take(step) }
    func cancel() { recognizer._cancel() }

    func recognizesTogether(with other: any TouchRecognizer) -> Bool {
        if let other = other as? ViewFollower { return !recognizer.cancelsTouchesInView || other.hasEnded }
        return (other as? RecognizerFollower).map { recognizer._recognizesTogether(with: $0.recognizer) } ?? false
    }

    func waits(for other: any TouchRecognizer) -> Bool {
        (other as? RecognizerFollower).map { recognizer._waits(for: $0.recognizer) } ?? false
    }
}

/// Tells a view of the touches on it.
@MainActor
final class ViewFollower: TouchRecognizer {
    private weak var view: UIView?
    private let session: TouchSession
    private(set) var hasEnded = false

    init(_ view: UIView) { (self.view, session) = (view, TouchSession(view)) }

    let priority = TouchPriority.normal
    let keepsOthersWaiting = false

    func handle(_ step: TouchStep, at place: TouchPlace) -> TouchRecognition {
        guard let view else { return .failed }
        session.take(step) { touches, phase, event in
            switch phase {
            case .began: view.touchesBegan(touches, with: event)
            case .ended: view.touchesEnded(touches, with: event)
            case .cancelled: view.touchesCancelled(touches, with: event)
            default: view.touchesMoved(touches, with: event)
            }
        }
        hasEnded = step.phase == .ended
        return hasEnded ? .failed : .possible
    }

    func cancel() {
        guard !session.touches.isEmpty, let view else { return }
        let touches = Set(session.touches)
        view.touchesCancelled(touches, with: UIEvent(_touches: touches, time: 0))
    }
}

extension UIView {
    /// What follows touches on the view: its recognizers, and the view itself where its class is the app's own.
    public var _touchFollowers: [any TouchRecognizer] {
        let recognizers: [any TouchRecognizer] = (gestureRecognizers ?? []).filter(\.isEnabled).map(\._follower)
        guard !String(reflecting: type(of: self)).hasPrefix("UIKit.") else { return recognizers }
        return recognizers + [ViewFollower(self)]
    }

    /// What a person does for the view's recognizers.
    public var _touchGestures: Set<TouchGesture> {
        (gestureRecognizers ?? []).filter(\.isEnabled).reduce(into: []) { $0.formUnion($1._gestures) }
    }
}
