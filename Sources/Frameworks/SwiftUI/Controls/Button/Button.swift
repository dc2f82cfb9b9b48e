import FoundationOverlay
import Snapshot
import ViewEngine

/// A control that does something when it is tapped. In an archived view only intents run; an action never does.
/// - Support: partial: closures never run; in a widget that is reported as `button-action-closure`, as on a device.
public struct Button<Label> {
    let label: Label
    let role: ButtonRole?
    let interaction: Interaction?

    /// A button with what its tap means to the system.
    public nonisolated init(_label label: Label, role: ButtonRole? = nil, interaction: Interaction) {
        self.label = label
        self.role = role
        self.interaction = interaction
    }

    nonisolated init(inert label: Label, role: ButtonRole?) {
        self.init(_label: label, role: role, interaction: .inert("Button"))
    }
}

extension Button: View where Label: View {
    public typealias Body = Never

    public func _evaluate(_ evaluation: Evaluation) {
        let configuration = PrimitiveButtonStyleConfiguration(role: role, label: .init(_view: AnyView(label)))
        guard let interaction else { return ButtonStyles.evaluate(configuration, evaluation) }
        evaluation.appendControl("Button", interaction: interaction, traits: ["button"]) {
            ButtonStyles.evaluate(configuration, evaluation)
        }
    }
}

extension Button where Label: View {
    @MainActor @preconcurrency public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(inert: label(), role: nil)
    }

    @MainActor @preconcurrency public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(inert: label(), role: role)
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button a style is made for, to be styled once more. The outer button says what a tap does.
    public nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration) {
        label = configuration.label
        role = configuration.role
        interaction = nil
    }
}
