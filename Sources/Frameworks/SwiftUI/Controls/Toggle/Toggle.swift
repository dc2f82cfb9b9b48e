import FoundationOverlay
import Snapshot
import ViewEngine

/// A control that is on or off.
/// - Support: works in a running app; in a widget a binding is never written, which is reported as `button-action-closure`, as on a device.
public struct Toggle<Label: View> {
    let label: Label
    let isOn: Binding<Bool>
    let isMixed: Bool
    let interaction: Interaction?

    /// A toggle with what its tap means to the system, and what it does in a running app.
    public nonisolated init(_label label: Label, isOn: Bool, interaction: Interaction, action: (@MainActor @Sendable () -> Void)? = nil) {
        let state = action.map { action in Binding(get: { isOn }, set: { _ in MainActor.assumeIsolated { action() } }) }
        self.init(label: label, isOn: state ?? .constant(isOn), interaction: interaction)
    }

    nonisolated init(label: Label, isOn: Binding<Bool>, isMixed: Bool = false, interaction: Interaction? = .inert("Toggle")) {
        self.label = label
        self.isOn = isOn
        self.isMixed = isMixed
        self.interaction = interaction
    }
}

extension Toggle: View, _PrimitiveView {
    public typealias Body = Never

    public func _evaluate(_ evaluation: Evaluation) {
        let configuration = ToggleStyleConfiguration(label: .init(_view: AnyView(label)), isMixed: isMixed, binding: isOn)
        guard let interaction else { return ToggleStyles.evaluate(configuration, evaluation) }
        let traits = isOn.wrappedValue ? ["button", "selected"] : ["button"]
        let isOn = isOn
        var control = evaluation.liveControl("Toggle") { isOn.wrappedValue.toggle() }
        control?.value = isOn.wrappedValue ? "on" : "off"
        evaluation.appendControl("Toggle", interaction: interaction, traits: traits, control: control) {
            ToggleStyles.evaluate(configuration, evaluation)
        }
    }
}

extension Toggle {
    @MainActor @preconcurrency public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(label: label(), isOn: isOn)
    }

    /// A switch over a property of each element: on where all are, mixed where some are.
    @MainActor @preconcurrency
    public init<C: RandomAccessCollection>(sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label) {
        let states = sources.map { $0[keyPath: isOn].wrappedValue }
        let all = states.allSatisfy { $0 }
        self.init(label: label(), isOn: .all(sources, isOn), isMixed: !all && states.contains(true))
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// The toggle a style is made for, to be styled once more.
    public nonisolated init(_ configuration: ToggleStyleConfiguration) {
        self.init(label: configuration.label, isOn: configuration.$isOn, isMixed: configuration.isMixed, interaction: nil)
    }
}
