import FoundationOverlay
import ViewEngine

/// Controls that appear when a button is tapped.
/// - Support: works in a running app; in a widget a yellow sign is drawn, as on a device.
public struct Menu<Label: View, Content: View> {
    let label: Label
    let content: Content
    /// What a tap does where the menu opens when it is held.
    var primaryAction: (() -> Void)?
}

extension Menu: View {
    @MainActor @preconcurrency public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content())
    }

    @MainActor @preconcurrency
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void) {
        self.init(label: label(), content: content(), primaryAction: primaryAction)
    }

    public var body: some View {
        if let primaryAction {
            TappableView("Menu", action: { primaryAction() }) { styled }.contextMenu { content }
        } else {
            MenuOpener("Menu", title: nil) {
                MenuCard(content: AnyView(content))
            } label: {
                styled
            }
        }
    }
}

extension Menu {
    /// The label in the style of menus.
    @MainActor private var styled: some View {
        EvaluatedView { evaluation in
            guard !evaluation.environment.isInMenu else { return submenu._evaluate(evaluation) }
            let configuration = MenuStyleConfiguration(label: .init(_view: AnyView(label)), content: .init(_view: AnyView(content)))
            StyleStack.evaluate(configuration, evaluation) { AnyView(DefaultMenuStyle().makeBody(configuration: $0)) }
        }
    }

    /// The row that opens it, in another menu.
    private var submenu: some View {
        HStack {
            label.labelStyle(MenuLabelStyle()).frame(maxWidth: .infinity, alignment: .leading)
            Image(systemName: "chevron.right").font(.footnote).foregroundStyle(.secondary)
        }
    }
}

extension Menu where Label == Text {
    @MainActor @preconcurrency public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content())
    }
    @_disfavoredOverload
    @MainActor @preconcurrency public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleResource), content: content())
    }
    @_disfavoredOverload
    @MainActor @preconcurrency public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content())
    }
    @MainActor @preconcurrency
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void) {
        self.init(label: Text(titleKey), content: content(), primaryAction: primaryAction)
    }
    @_disfavoredOverload
    @MainActor @preconcurrency
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void) {
        self.init(label: Text(title), content: content(), primaryAction: primaryAction)
    }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
    @MainActor @preconcurrency public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(label: SwiftUI.Label(titleKey, systemImage: systemImage), content: content())
    }
    @_disfavoredOverload
    @MainActor @preconcurrency public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(label: SwiftUI.Label(title, systemImage: systemImage), content: content())
    }
    @MainActor @preconcurrency public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
        self.init(label: SwiftUI.Label(titleKey, image: image), content: content())
    }
    @MainActor @preconcurrency
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void) {
        self.init(label: SwiftUI.Label(titleKey, systemImage: systemImage), content: content(), primaryAction: primaryAction)
    }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    @MainActor @preconcurrency public init(_ configuration: MenuStyleConfiguration) {
        self.init(label: configuration.label, content: configuration.content)
    }
}

/// The look of menus.
@MainActor @preconcurrency
public protocol MenuStyle {
    associatedtype Body: View
    typealias Configuration = MenuStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a menu.
public struct MenuStyleConfiguration {
    public struct Label: _StylePart {
        public typealias Body = Never
        public let _view: AnyView
    }

    public struct Content: _StylePart {
        public typealias Body = Never
        public let _view: AnyView
    }

    let label: Label
    let content: Content
}

/// The label in the tint, or in the colour that is set around it, or as a button where the surroundings have a style of buttons.
public struct DefaultMenuStyle: MenuStyle, Sendable {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        EvaluatedView { evaluation in
            if StyleStack<PrimitiveButtonStyleConfiguration>.hasStyle(in: evaluation.environment) {
                ButtonMenuStyle().makeBody(configuration: configuration)._evaluate(evaluation)
            } else {
                configuration.label.labelStyle(ofControl: ButtonLabelStyle(TintShapeStyle()))._evaluate(evaluation)
            }
        }
    }
}

/// The label as a button of the surroundings' style.
public struct ButtonMenuStyle: MenuStyle, Sendable {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        Button {
        } label: {
            configuration.label
        }
        .changingEnvironment { $0.isTouchable = false }
    }
}

public struct BorderlessButtonMenuStyle: MenuStyle, Sendable {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label.labelStyle(ofControl: ButtonLabelStyle(TintShapeStyle())) }
}

extension MenuStyle where Self == DefaultMenuStyle { public static var automatic: DefaultMenuStyle { .init() } }
extension MenuStyle where Self == ButtonMenuStyle { public static var button: ButtonMenuStyle { .init() } }
extension MenuStyle where Self == BorderlessButtonMenuStyle { public static var borderlessButton: BorderlessButtonMenuStyle { .init() } }

extension View {
    public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return pushingStyle { (configuration: MenuStyleConfiguration, evaluation) in
            AnyView(evaluation._connected(style).makeBody(configuration: configuration))
        }
    }
}
