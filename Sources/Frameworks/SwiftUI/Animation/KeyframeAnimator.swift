// - Support: partial: an archived view shows the value at the start.
import FoundationOverlay
import ViewEngine

/// A view that follows keyframes.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes<Value>, Content: View> {
    let initialValue: Value
    let content: (Value) -> Content

    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        self.content = content
    }

    public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        self.content = content
    }
}

extension KeyframeAnimator: View, _PrimitiveView {
    public typealias Body = Never
    public func _evaluate(_ evaluation: Evaluation) { content(initialValue).standingStill("KeyframeAnimator")._evaluate(evaluation) }
}

/// A view that goes through phases.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
    let first: Phase?
    let content: (Phase) -> Content

    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        first = phases.first { _ in true }
        self.content = content
    }

    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        first = phases.first { _ in true }
        self.content = content
    }
}

extension PhaseAnimator: View, _PrimitiveView {
    public typealias Body = Never
    public func _evaluate(_ evaluation: Evaluation) { if let first { content(first).standingStill("PhaseAnimator")._evaluate(evaluation) } }
}

extension View {
    public nonisolated func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        nonisolated(unsafe) let (view, value) = (self, initialValue)
        return EvaluatedView { content(PlaceholderContentView(value: view), value).standingStill("keyframeAnimator")._evaluate($0) }
    }

    public nonisolated func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        nonisolated(unsafe) let (view, value) = (self, initialValue)
        return EvaluatedView { content(PlaceholderContentView(value: view), value).standingStill("keyframeAnimator")._evaluate($0) }
    }
}
