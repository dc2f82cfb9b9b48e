import FoundationOverlay
import ViewEngine

/// Content on a ground of its own, with a label.
public struct GroupBox<Label: View, Content: View> {
    let label: Label
    let content: Content
}

extension GroupBox: View, _PrimitiveView {
    public typealias Body = Never

    public func _evaluate(_ evaluation: Evaluation) {
        let configuration = GroupBoxStyleConfiguration(label: .init(_view: AnyView(label)), content: .init(_view: AnyView(content)))
        evaluation.appendControl("GroupBox") {
            StyleStack.evaluate(configuration, evaluation) { AnyView(DefaultGroupBoxStyle().makeBody(configuration: $0)) }
        }
    }

    @MainActor @preconcurrency public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content())
    }

    @available(iOS, deprecated: 100000)
    @MainActor @preconcurrency public init(label: Label, @ViewBuilder content: () -> Content) {
        self.init(label: label, content: content())
    }
}

extension GroupBox where Label == EmptyView {
    @MainActor @preconcurrency public init(@ViewBuilder content: () -> Content) { self.init(label: EmptyView(), content: content()) }
}

extension GroupBox where Label == Text {
    @MainActor @preconcurrency public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content())
    }

    @_disfavoredOverload
    @MainActor @preconcurrency public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content())
    }
}

/// The look of group boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    associatedtype Body: View
    typealias Configuration = GroupBoxStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a group box.
public struct GroupBoxStyleConfiguration {
    public struct Label: _StylePart {
        public typealias Body = Never
        public let _view: AnyView
    }

    public struct Content: _StylePart {
        public typealias Body = Never
        public let _view: AnyView
    }

    public let label: Label
    public let content: Content
}

private enum GroupBoxDepthKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
    /// In how many group boxes a view lies: their grounds differ from those around them.
    fileprivate var groupBoxDepth: Int {
        get { self[GroupBoxDepthKey.self] }
        set { self[GroupBoxDepthKey.self] = newValue }
    }
}

/// A grey rounded ground.
public struct DefaultGroupBoxStyle: GroupBoxStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        EnvironmentReading { environment in
            VStack(alignment: .leading, spacing: environment.metric(.groupBoxSpacing)) {
                configuration.label.font(.headline)
                configuration.content
            }
            .environment(\.groupBoxDepth, environment.groupBoxDepth + 1)
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(environment.metric(.groupBoxInset))
            .background(
                SystemStyle(names: [environment.groupBoxDepth.isMultiple(of: 2) ? "secondarySystemBackground" : "tertiarySystemBackground"]),
                in: RoundedRectangle(cornerRadius: environment.metric(.groupBoxCornerRadius)))
        }
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle { public static var automatic: DefaultGroupBoxStyle { .init() } }

extension View {
    public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return pushingStyle { (configuration: GroupBoxStyleConfiguration, evaluation) in
            AnyView(evaluation._connected(style).makeBody(configuration: configuration))
        }
    }
}
