import FoundationOverlay
import ViewEngine

/// Controls that belong together.
/// - Support: partial: drawn in an app's window, and does not react; in a widget a yellow sign is drawn, as on a device.
public struct ControlGroup<Content: View> {
    let content: Content
    var label: AnyView?
}

extension ControlGroup: View {
    public var body: some View {
        AppOnlyView("ControlGroup") {
            EvaluatedView { evaluation in
                if evaluation.environment.isInMenu { return MenuTiles(content: content)._evaluate(evaluation) }
                let configuration = ControlGroupStyleConfiguration(
                    content: .init(_view: AnyView(content)), label: .init(_view: label ?? AnyView(EmptyView())))
                StyleStack.evaluate(configuration, evaluation) { AnyView(AutomaticControlGroupStyle().makeBody(configuration: $0)) }
            }
        }
    }

    @MainActor @preconcurrency public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

    @MainActor @preconcurrency
    public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L) where Content == LabeledControlGroupContent<C, L> {
        self.init(content: LabeledControlGroupContent(content: content()), label: AnyView(label()))
    }

    @MainActor @preconcurrency
    public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C) where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content, label: { Text(titleKey) })
    }

    @_disfavoredOverload
    @MainActor @preconcurrency
    public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C) where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content, label: { Text(title) })
    }

    @MainActor @preconcurrency
    public init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, SwiftUI.Label<Text, Image>> {
        self.init(content: content, label: { SwiftUI.Label(titleKey, systemImage: systemImage) })
    }

    @MainActor @preconcurrency public init(_ configuration: ControlGroupStyleConfiguration) where Content == ControlGroupStyleConfiguration.Content {
        self.init(content: configuration.content, label: AnyView(configuration.label))
    }
}

/// The controls of a group with a label, which stands where the group is a menu.
public struct LabeledControlGroupContent<Content: View, Label: View>: View {
    let content: Content
    public var body: some View { content }
}

/// The look of control groups.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
    associatedtype Body: View
    typealias Configuration = ControlGroupStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a control group.
public struct ControlGroupStyleConfiguration {
    public struct Content: _StylePart {
        public typealias Body = Never
        public let _view: AnyView
    }

    public struct Label: _StylePart {
        public typealias Body = Never
        public let _view: AnyView
    }

    public let content: Content
    public let label: Label
}

/// The controls in a row.
public struct AutomaticControlGroupStyle: ControlGroupStyle, Sendable {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}

/// The label, as a menu that is closed.
public struct MenuControlGroupStyle: ControlGroupStyle, Sendable {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label.foregroundStyle(TintShapeStyle()) }
}

/// - Support: partial: the controls stand in a row.
public struct NavigationControlGroupStyle: ControlGroupStyle, Sendable {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}

/// - Support: partial: the controls stand in a row.
public struct CompactMenuControlGroupStyle: ControlGroupStyle, Sendable {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}

/// - Support: partial: the controls stand in a row.
public struct PaletteControlGroupStyle: ControlGroupStyle, Sendable {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle { public static var automatic: AutomaticControlGroupStyle { .init() } }
extension ControlGroupStyle where Self == MenuControlGroupStyle { public static var menu: MenuControlGroupStyle { .init() } }
extension ControlGroupStyle where Self == NavigationControlGroupStyle { public static var navigation: NavigationControlGroupStyle { .init() } }
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle { public static var compactMenu: CompactMenuControlGroupStyle { .init() } }
extension ControlGroupStyle where Self == PaletteControlGroupStyle { public static var palette: PaletteControlGroupStyle { .init() } }

extension View {
    public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return pushingStyle { (configuration: ControlGroupStyleConfiguration, evaluation) in
            AnyView(evaluation._connected(style).makeBody(configuration: configuration))
        }
    }
}
