import FoundationOverlay
import ViewEngine

// Motion: an archived view shows where it starts from, a window that is watched plays it.
extension View {
    public nonisolated func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        ViewInPhases(content: self, course: PhaseCourse(phases, animation: animation), body: content)
    }

    public nonisolated func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        ViewInPhases(content: self, course: PhaseCourse(phases, trigger: String(describing: trigger), animation: animation), body: content)
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

private struct ViewInPhases<Content: View, Phase, Result: View> {
    let content: Content
    let course: PhaseCourse<Phase>
    let make: (PlaceholderContentView<Content>, Phase) -> Result

    nonisolated init(content: Content, course: PhaseCourse<Phase>, body: @escaping (PlaceholderContentView<Content>, Phase) -> Result) {
        self.content = content
        self.course = course
        make = body
    }
}

extension ViewInPhases: View, _PrimitiveView {
    typealias Body = Never

    func _evaluate(_ evaluation: Evaluation) {
        if !course.evaluate(evaluation, named: "phaseAnimator", { make(PlaceholderContentView(value: content), $0) }) {
            content._evaluate(evaluation)
        }
    }
}
