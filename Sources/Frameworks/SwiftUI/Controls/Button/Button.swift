import FoundationOverlay
import Snapshot
import ViewEngine

/// A control that does something when it is tapped. In an archived view only intents run; an action never does.
/// - Support: works in a running app; in a widget closures never run, which is reported as `button-action-closure`, as on a device.
public struct Button<Label: View> {
    let label: Label
    let role: ButtonRole?
    let interaction: Interaction?
    let action: (@MainActor () -> Void)?

    /// A button with what its tap means to the system, and what it does in a running app.
    public nonisolated init(_label label: Label, role: ButtonRole? = nil, interaction: Interaction, action: (@MainActor () -> Void)? = nil) {
        self.label = label
        self.role = role
        self.interaction = interaction
        self.action = action
    }

    nonisolated init(label: Label, role: ButtonRole?, action: (@MainActor () -> Void)?) {
        self.init(_label: label, role: role, interaction: .inert("Button"), action: action)
    }
}

extension Button: View, _PrimitiveView {
    public typealias Body = Never

    public func _evaluate(_ evaluation: Evaluation) {
        let configuration = PrimitiveButtonStyleConfiguration(role: role, label: .init(_view: AnyView(label)))
        guard let interaction else { return ButtonStyles.evaluate(configuration, evaluation) }
        evaluation.appendControl(
            "Button", interaction: interaction, traits: ["button"], control: evaluation.liveControl("Button", tap: tap(evaluation))
        ) {
            ButtonStyles.evaluate(configuration, evaluation)
        }
    }

    /// The action, and what the place of the button does after it.
    @MainActor
    private func tap(_ evaluation: Evaluation) -> (@MainActor () -> Void)? {
        guard let complete = evaluation.environment.buttonCompletion else { return action }
        return {
            complete()
            action?()
        }
    }
}

extension Button {
    @MainActor @preconcurrency public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(label: label(), role: nil, action: action)
    }

    @MainActor @preconcurrency public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(label: label(), role: role, action: action)
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button a style is made for, to be styled once more. The outer button says what a tap does.
    public nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration) {
        label = configuration.label
        role = configuration.role
        interaction = nil
        action = nil
    }
}
