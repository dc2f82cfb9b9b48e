import FoundationOverlay
import ViewEngine

/// Rows with labels and controls.
/// - Support: partial: drawn in an app's window, and does not react; in a widget a yellow sign is drawn, as on a device.
public struct Form<Content: View> {
    let content: Content
}

extension Form: View {
    @MainActor @preconcurrency public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View {
        AppOnlyView("Form", isScreen: true) {
            EvaluatedView { evaluation in
                let configuration = FormStyleConfiguration(content: .init(_view: AnyView(content)))
                StyleStack.evaluate(configuration, evaluation) { AnyView(AutomaticFormStyle().makeBody(configuration: $0)) }
            }
        }
    }
}

extension Form where Content == FormStyleConfiguration.Content {
    @MainActor @preconcurrency public init(_ configuration: FormStyleConfiguration) { content = configuration.content }
}

/// The look of forms.
@MainActor @preconcurrency
public protocol FormStyle {
    associatedtype Body: View
    typealias Configuration = FormStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a form.
public struct FormStyleConfiguration {
    public struct Content: _StylePart {
        public typealias Body = Never
        public let _view: AnyView
    }

    public let content: Content
}

public struct AutomaticFormStyle: FormStyle, Sendable {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { ListBody(content: AnyView(configuration.content), isForm: true) }
}

/// - Support: partial: drawn as the automatic style.
public struct ColumnsFormStyle: FormStyle, Sendable {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { AutomaticFormStyle().makeBody(configuration: configuration) }
}

public struct GroupedFormStyle: FormStyle, Sendable {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { AutomaticFormStyle().makeBody(configuration: configuration) }
}

extension FormStyle where Self == AutomaticFormStyle { public static var automatic: AutomaticFormStyle { .init() } }
extension FormStyle where Self == ColumnsFormStyle { public static var columns: ColumnsFormStyle { .init() } }
extension FormStyle where Self == GroupedFormStyle { public static var grouped: GroupedFormStyle { .init() } }

extension View {
    public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return pushingStyle { (configuration: FormStyleConfiguration, evaluation) in
            AnyView(evaluation._connected(style).makeBody(configuration: configuration))
        }
    }
}
