import FoundationOverlay
import ViewEngine

/// A control that opens a URL.
public struct Link<Label: View> {
    let destination: URL
    let label: Label

    nonisolated init(label: Label, destination: URL) {
        self.label = label
        self.destination = destination
    }
}

extension Link: View, _PrimitiveView {
    @MainActor @preconcurrency public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.init(label: label(), destination: destination)
    }

    public typealias Body = Never

    public func _evaluate(_ evaluation: Evaluation) {
        let (open, destination) = (evaluation.environment.openURL, destination)
        let control = evaluation.liveControl("Link") { open(destination) }
        evaluation.appendControl("Link", interaction: .link(destination.absoluteString), traits: ["link"], control: control) {
            if ButtonStyles.isSet(in: evaluation.environment) {
                ButtonStyles.evaluate(PrimitiveButtonStyleConfiguration(role: nil, label: .init(_view: AnyView(label))), evaluation)
            } else if isTinted(evaluation.environment) {
                label.foregroundStyle(TintShapeStyle())._evaluate(evaluation)
            } else {
                label._evaluate(evaluation)
            }
        }
    }

    /// Links have the look of the buttons around them where it was set, and else the tint colour in windows. In widgets and Live
    /// Activities they look like their surroundings, and a colour that was set wins everywhere.
    private func isTinted(_ environment: EnvironmentValues) -> Bool {
        environment.isInAppWindow && ForegroundStyles.current(in: environment).levels.isEmpty
    }
}

extension Link where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) { self.init(label: Text(titleKey), destination: destination) }
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, destination: URL) {
        self.init(label: Text(titleResource), destination: destination)
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, destination: URL) { self.init(label: Text(title), destination: destination) }
}
