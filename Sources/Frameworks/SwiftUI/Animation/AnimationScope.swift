import Snapshot
import ViewEngine

/// A view whose changes are animated its own way, as it notes for the system and as its own animated data is told.
struct AnimationScope<Content: View> {
    let content: Content
    /// Nil where the changes are animated as around it.
    let rule: AnimationRule?

    init(_ content: Content, _ rule: AnimationRule?) { (self.content, self.rule) = (content, rule) }
}

extension AnimationScope: View, _PrimitiveView {
    typealias Body = Never

    func _evaluate(_ evaluation: Evaluation) {
        guard let rule else { return content._evaluate(evaluation) }
        let holding = evaluation.environment.motionMoments.map { rule.holding(for: $0.changes) } ?? rule
        let holds = holds(rule, evaluation)
        let noted = content.changingEnvironment { if holds { $0.changeAnimation = rule } }
            .noting {
                $0.add(holding)
                if let timing = rule.timing, timing.runs == nil { $0.standsStill("repeatForever") }
            }
        noted._evaluate(evaluation)
    }

    /// Whether the rule holds in this pass: whether its value has changed since the last one.
    @MainActor
    private func holds(_ rule: AnimationRule, _ evaluation: Evaluation) -> Bool {
        guard evaluation.environment.motionMoments != nil, let value = rule.value else { return true }
        let kept = evaluation.archive.pass.kept(at: evaluation.place(of: "animation")) { KeptMark(value) }
        guard evaluation.archive.pass.keeping == .keeps else { return false }
        defer { kept.value = value }
        return kept.value != value
    }
}

extension AnimationScope: ModifierAround {
    var modified: any View { content }
}

/// What stood for a value in the last pass.
private final class KeptMark {
    var value: String

    init(_ value: String) { self.value = value }
}

extension AnimationRule {
    /// In a window the clock goes on: a rule for every change holds for what something has changed, and not for what the time has.
    fileprivate func holding(for changes: Int) -> AnimationRule { value == nil ? AnimationRule(timing, value: "\(changes)") : self }
}

private struct ChangeAnimationKey: EnvironmentKey {
    static var defaultValue: AnimationRule? { nil }
}

extension EnvironmentValues {
    /// What the views around ask for in the pass under way; nil where they leave it to what made the change.
    var changeAnimation: AnimationRule? {
        get { self[ChangeAnimationKey.self] }
        set { self[ChangeAnimationKey.self] = newValue }
    }
}
