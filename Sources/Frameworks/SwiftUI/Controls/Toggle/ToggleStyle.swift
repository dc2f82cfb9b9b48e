import ViewEngine

/// The look of toggles.
@MainActor @preconcurrency
public protocol ToggleStyle {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a toggle.
public struct ToggleStyleConfiguration {
    /// What the toggle is for.
    public struct Label: _StylePart {
        public typealias Body = Never
        public let _view: AnyView
    }

    public let label: Label
    /// Whether the values behind the toggle differ.
    public var isMixed: Bool
    @Binding public var isOn: Bool

    nonisolated init(label: Label, isMixed: Bool, binding: Binding<Bool>) {
        self.label = label
        self.isMixed = isMixed
        _isOn = binding
    }
}

/// The toggle styles of the surroundings.
@MainActor
enum ToggleStyles {
    static func evaluate(_ configuration: ToggleStyleConfiguration, _ evaluation: Evaluation) {
        StyleStack.evaluate(configuration, evaluation) { AnyView(DefaultToggleStyle().makeBody(configuration: $0)) }
    }
}

extension View {
    public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return pushingStyle { (configuration: ToggleStyleConfiguration, evaluation) in
            AnyView(evaluation._connected(style).makeBody(configuration: configuration))
        }
    }
}
