import FoundationOverlay
import ViewEngine

/// What happens when the writing into a field ends.
struct SubmitActions {
    private var actions: [(triggers: SubmitTriggers, action: () -> Void)] = []

    mutating func add(_ triggers: SubmitTriggers, _ action: @escaping () -> Void) { actions.append((triggers, action)) }

    /// Carries out those of a trigger, from the field outwards.
    func run(_ trigger: SubmitTriggers) {
        for entry in actions.reversed() where entry.triggers.contains(trigger) { entry.action() }
    }
}

private enum SubmitActionsKey: EnvironmentKey { static var defaultValue: SubmitActions { SubmitActions() } }

extension EnvironmentValues {
    var submitActions: SubmitActions {
        get { self[SubmitActionsKey.self] }
        set { self[SubmitActionsKey.self] = newValue }
    }
}

extension View {
    /// What is done when the writing into a field of a running app ends.
    public nonisolated func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        nonisolated(unsafe) let action = action
        return changingEnvironment { $0.submitActions.add(triggers, action) }
    }
    /// - Support: works in a running app; nothing is written into an archived view.
    public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
        changingEnvironment { if isBlocking { $0.submitActions = SubmitActions() } }
    }
}
