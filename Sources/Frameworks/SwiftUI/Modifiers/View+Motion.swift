import FoundationOverlay
import ViewEngine

// Motion: an archived view shows where it starts from.
extension View {
    public nonisolated func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        FirstPhase(content: self, phase: phases.first { _ in true }, body: content)
    }

    public nonisolated func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        FirstPhase(content: self, phase: phases.first { _ in true }, body: content)
    }
}

public enum ScrollTransitionPhase: Hashable, Sendable {
    case topLeading, identity, bottomTrailing
    public var isIdentity: Bool { self == .identity }
    public var value: Double { self == .identity ? 0 : self == .topLeading ? -1 : 1 }
}

/// The view that an animator changes.
public struct PlaceholderContentView<Value> {
    let evaluate: @MainActor (Evaluation) -> Void

    nonisolated init(value: Value) where Value: View {
        nonisolated(unsafe) let value = value
        evaluate = { value._evaluate($0) }
    }

    nonisolated init(view: some View) {
        nonisolated(unsafe) let view = view
        evaluate = { view._evaluate($0) }
    }
}

extension PlaceholderContentView: View, _PrimitiveView {
    public typealias Body = Never
    public func _evaluate(_ evaluation: Evaluation) { evaluate(evaluation) }
}

private struct FirstPhase<Content: View, Phase, Result: View> {
    let content: Content
    let phase: Phase?
    let make: (PlaceholderContentView<Content>, Phase) -> Result

    nonisolated init(content: Content, phase: Phase?, body: @escaping (PlaceholderContentView<Content>, Phase) -> Result) {
        self.content = content
        self.phase = phase
        make = body
    }
}

extension FirstPhase: View, _PrimitiveView {
    typealias Body = Never

    func _evaluate(_ evaluation: Evaluation) {
        guard let phase else { return content._evaluate(evaluation) }
        make(PlaceholderContentView(value: content), phase).standingStill("phaseAnimator")._evaluate(evaluation)
    }
}
