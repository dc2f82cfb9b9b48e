import ViewEngine

/// The look of labels.
@MainActor @preconcurrency
public protocol LabelStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label.
public struct LabelStyleConfiguration {
    /// The label's title.
    public struct Title {
        let view: AnyView
        init(_ view: some View) { self.view = AnyView(view) }
    }

    /// The label's icon.
    public struct Icon {
        let view: AnyView
        init(_ view: some View) { self.view = AnyView(view) }
    }

    public let title: Title
    public let icon: Icon
}

extension LabelStyleConfiguration.Title: View, _PrimitiveView {
    public typealias Body = Never
    public func _evaluate(_ evaluation: Evaluation) { view._evaluate(evaluation) }
}

extension LabelStyleConfiguration.Icon: View, _PrimitiveView {
    public typealias Body = Never
    public func _evaluate(_ evaluation: Evaluation) { view._evaluate(evaluation) }
}

/// The label styles of the surroundings, the innermost last. A style's own body is evaluated with the ones around it, so
/// that a label in it does not come back to the style.
enum LabelStyles {
    typealias Make = @MainActor (LabelStyleConfiguration, Evaluation) -> AnyView

    private enum Key: EnvironmentKey { static var defaultValue: [Make] { [] } }

    static func push(_ style: some LabelStyle, in environment: inout EnvironmentValues) {
        nonisolated(unsafe) let style = style
        environment[Key.self].append { AnyView($1._connected(style).makeBody(configuration: $0)) }
    }

    @MainActor
    static func evaluate(_ configuration: LabelStyleConfiguration, _ evaluation: Evaluation) {
        let styles = evaluation.environment[Key.self]
        guard let style = styles.last else {
            return DefaultLabelStyle().makeBody(configuration: configuration)._evaluate(evaluation)
        }
        evaluation.withEnvironment({ $0[Key.self] = styles.dropLast() }) { style(configuration, evaluation)._evaluate(evaluation) }
    }
}

extension View {
    public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return changingEnvironment { LabelStyles.push(style, in: &$0) }
    }
}
