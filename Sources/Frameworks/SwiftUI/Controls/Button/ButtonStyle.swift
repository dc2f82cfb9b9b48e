import ViewEngine

/// The look of buttons.
@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The look and behaviour of buttons.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button for a ``ButtonStyle``.
public struct ButtonStyleConfiguration {
    /// What the button shows.
    public struct Label: _StylePart {
        public typealias Body = Never
        public let _view: AnyView
    }

    public let role: ButtonRole?
    public let label: Label
    /// Nobody presses a button of an archived view.
    public let isPressed = false
}

/// The parts of a button for a ``PrimitiveButtonStyle``.
public struct PrimitiveButtonStyleConfiguration {
    /// What the button shows.
    public struct Label: _StylePart {
        public typealias Body = Never
        public let _view: AnyView
    }

    public let role: ButtonRole?
    public let label: Label

    /// Does nothing: actions do not run in an archived view.
    public func trigger() {}
}

/// The button styles of the surroundings.
@MainActor
enum ButtonStyles {
    static func evaluate(_ configuration: PrimitiveButtonStyleConfiguration, _ evaluation: Evaluation) {
        StyleStack.evaluate(configuration, evaluation) { AnyView(DefaultButtonStyle().makeBody(configuration: $0)) }
    }
}

extension View {
    public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return pushingStyle { (configuration: PrimitiveButtonStyleConfiguration, evaluation) in
            let label = ButtonStyleConfiguration.Label(_view: AnyView(configuration.label))
            return AnyView(evaluation._connected(style).makeBody(configuration: ButtonStyleConfiguration(role: configuration.role, label: label)))
        }
    }

    public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return pushingStyle { (configuration: PrimitiveButtonStyleConfiguration, evaluation) in
            AnyView(evaluation._connected(style).makeBody(configuration: configuration))
        }
    }
}
