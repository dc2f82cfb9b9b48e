// - Support: partial: an archived view shows the value at the start; a window that is watched plays them.
import FoundationOverlay
import ViewEngine

/// A view that follows keyframes.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes<Value>, Content: View> {
    let play: KeyframePlay<Value>
    let content: (Value) -> Content

    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        play = KeyframePlay(initialValue: initialValue, repeats: repeating, trigger: nil) {
            KeyframeTimeline(initialValue: initialValue) { keyframes(initialValue) }
        }
        self.content = content
    }

    public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        play = KeyframePlay(initialValue: initialValue, repeats: false, trigger: String(describing: trigger)) {
            KeyframeTimeline(initialValue: initialValue) { keyframes(initialValue) }
        }
        self.content = content
    }
}

extension KeyframeAnimator: View, _PrimitiveView {
    public typealias Body = Never
    public func _evaluate(_ evaluation: Evaluation) { play.evaluate(evaluation, named: "KeyframeAnimator", content) }
}

/// A view that goes through phases.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
    let course: PhaseCourse<Phase>
    let content: (Phase) -> Content

    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        course = PhaseCourse(phases, trigger: String(describing: trigger), animation: animation)
        self.content = content
    }

    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        course = PhaseCourse(phases, animation: animation)
        self.content = content
    }
}

extension PhaseAnimator: View, _PrimitiveView {
    public typealias Body = Never
    public func _evaluate(_ evaluation: Evaluation) { _ = course.evaluate(evaluation, named: "PhaseAnimator", content) }
}

extension View {
    public nonisolated func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        let play = KeyframePlay(initialValue: initialValue, repeats: repeating, trigger: nil) {
            KeyframeTimeline(initialValue: initialValue) { keyframes(initialValue) }
        }
        return playing(play, content)
    }

    public nonisolated func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        let play = KeyframePlay(initialValue: initialValue, repeats: false, trigger: String(describing: trigger)) {
            KeyframeTimeline(initialValue: initialValue) { keyframes(initialValue) }
        }
        return playing(play, content)
    }

    private nonisolated func playing<Value>(
        _ play: KeyframePlay<Value>, _ content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View
    ) -> some View {
        // Views are made and evaluated on the main actor, though modifiers are called anywhere.
        nonisolated(unsafe) let (view, play) = (self, play)
        return EvaluatedView { evaluation in
            play.evaluate(evaluation, named: "keyframeAnimator") { content(PlaceholderContentView(value: view), $0) }
        }
    }
}
