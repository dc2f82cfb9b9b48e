import ViewEngine

/// The look of labelled values.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
    associatedtype Body: View
    typealias Configuration = LabeledContentStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a labelled value.
public struct LabeledContentStyleConfiguration {
    /// What the value is.
    public struct Label {
        let view: AnyView
        init(_ view: some View) { self.view = AnyView(view) }
    }

    /// The value.
    public struct Content {
        let view: AnyView
        init(_ view: some View) { self.view = AnyView(view) }
    }

    public let label: Label
    public let content: Content
}

extension LabeledContentStyleConfiguration.Label: View, _PrimitiveView {
    public typealias Body = Never
    public func _evaluate(_ evaluation: Evaluation) { view._evaluate(evaluation) }
}

extension LabeledContentStyleConfiguration.Content: View, _PrimitiveView {
    public typealias Body = Never
    public func _evaluate(_ evaluation: Evaluation) { view._evaluate(evaluation) }
}

/// The label at the leading edge, the value at the trailing one.
public struct AutomaticLabeledContentStyle: LabeledContentStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .firstTextBaseline) {
            StackedLabel(label: configuration.label)
            Spacer()
            configuration.content.foregroundStyle(.secondary)
        }
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    public static var automatic: AutomaticLabeledContentStyle { .init() }
}

/// The styles of the surroundings, the innermost last.
enum LabeledContentStyles {
    typealias Make = @MainActor (LabeledContentStyleConfiguration, Evaluation) -> AnyView

    private enum Key: EnvironmentKey { static var defaultValue: [Make] { [] } }

    static func push(_ style: some LabeledContentStyle, in environment: inout EnvironmentValues) {
        nonisolated(unsafe) let style = style
        environment[Key.self].append { AnyView($1._connected(style).makeBody(configuration: $0)) }
    }

    @MainActor
    static func evaluate(_ configuration: LabeledContentStyleConfiguration, _ evaluation: Evaluation) {
        let styles = evaluation.environment[Key.self]
        guard let style = styles.last else {
            return AutomaticLabeledContentStyle().makeBody(configuration: configuration)._evaluate(evaluation)
        }
        evaluation.withEnvironment({ $0[Key.self] = styles.dropLast() }) { style(configuration, evaluation)._evaluate(evaluation) }
    }
}

extension View {
    public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return changingEnvironment { LabeledContentStyles.push(style, in: &$0) }
    }
}
