import FoundationOverlay
import ViewEngine

/// Content that can be opened and closed.
/// - Support: works in a running app; in a widget a yellow sign is drawn, as on a device.
public struct DisclosureGroup<Label: View, Content: View> {
    let label: Label
    let content: Content
    /// Nil where the group keeps it itself.
    let isExpanded: Binding<Bool>?
}

extension DisclosureGroup: View {
    @MainActor @preconcurrency public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content(), isExpanded: nil)
    }

    @MainActor @preconcurrency
    public init(isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content(), isExpanded: isExpanded)
    }

    public var body: some View {
        EnvironmentReading { environment in
            let group = DisclosureContent(label: AnyView(label), content: AnyView(content), given: isExpanded)
            if environment.isRowOfList {
                group
            } else {
                AppOnlyView("DisclosureGroup") { group }
            }
        }
    }
}

/// A group that keeps whether it is open, where nobody else does.
private struct DisclosureContent: View {
    let label: AnyView
    let content: AnyView
    let given: Binding<Bool>?
    @State private var own = false

    var body: some View {
        EvaluatedView { evaluation in
            let configuration = DisclosureGroupStyleConfiguration(
                label: .init(_view: label), content: .init(_view: content), isExpanded: given ?? $own)
            StyleStack.evaluate(configuration, evaluation) { AnyView(AutomaticDisclosureGroupStyle().makeBody(configuration: $0)) }
        }
    }
}

extension DisclosureGroup where Label == Text {
    @MainActor @preconcurrency public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(label: Text(titleKey), content: content(), isExpanded: nil)
    }

    @_disfavoredOverload
    @MainActor @preconcurrency public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content) {
        self.init(label: Text(titleResource), content: content(), isExpanded: nil)
    }

    @_disfavoredOverload
    @MainActor @preconcurrency public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(label: Text(title), content: content(), isExpanded: nil)
    }

    @MainActor @preconcurrency
    public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
        self.init(label: Text(titleKey), content: content(), isExpanded: isExpanded)
    }

    @_disfavoredOverload
    @MainActor @preconcurrency
    public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
        self.init(label: Text(title), content: content(), isExpanded: isExpanded)
    }
}

/// The look of disclosure groups.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
    associatedtype Body: View
    typealias Configuration = DisclosureGroupStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a disclosure group.
public struct DisclosureGroupStyleConfiguration {
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
    @Binding public var isExpanded: Bool

    init(label: Label, content: Content, isExpanded: Binding<Bool>) {
        self.label = label
        self.content = content
        _isExpanded = isExpanded
    }
}

/// The label with a chevron, and the content below it.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        EnvironmentReading { environment in
            if environment.isRowOfList { DisclosureRows(configuration: configuration) } else { stack(configuration) }
        }
    }

    private func stack(_ configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            TappableView("DisclosureLabel", action: { configuration.isExpanded.toggle() }) {
                HStack {
                    configuration.label
                    Spacer()
                    Image(systemName: configuration.isExpanded ? "chevron.down" : "chevron.right").foregroundStyle(TintShapeStyle())
                }
            }
            if configuration.isExpanded { configuration.content }
        }
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    public static var automatic: AutomaticDisclosureGroupStyle { .init() }
}

extension View {
    public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return pushingStyle { (configuration: DisclosureGroupStyleConfiguration, evaluation) in
            AnyView(evaluation._connected(style).makeBody(configuration: configuration))
        }
    }
}
