import FoundationOverlay
import ViewEngine

private enum ButtonLabelKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum CentredByButtonKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether the view lies in the label of a button.
    var isInButtonLabel: Bool {
        get { self[ButtonLabelKey.self] }
        set { self[ButtonLabelKey.self] = newValue }
    }

    /// Whether lines are centred because a button has them so, and nobody else.
    var isCentredByButton: Bool {
        get { self[CentredByButtonKey.self] && multilineTextAlignment == .center }
        set { self[CentredByButtonKey.self] = newValue }
    }
}

extension View {
    /// The surroundings of a button's label: its lines are centred.
    nonisolated func inButtonLabel() -> some View {
        changingEnvironment {
            $0.multilineTextAlignment = .center
            $0.isInButtonLabel = true
            $0.isCentredByButton = true
        }
    }
}
