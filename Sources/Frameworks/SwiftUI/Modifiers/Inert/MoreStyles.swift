// - Support: accepted, without effect: these controls have one look.
import FoundationOverlay
import ViewEngine

public struct BorderedListStyle: ListStyle, Sendable { public init() {} }
public struct CarouselListStyle: ListStyle, Sendable { public init() {} }
public struct EllipticalListStyle: ListStyle, Sendable { public init() {} }
extension ListStyle where Self == BorderedListStyle { public static var bordered: BorderedListStyle { .init() } }
extension ListStyle where Self == CarouselListStyle { public static var carousel: CarouselListStyle { .init() } }
extension ListStyle where Self == EllipticalListStyle { public static var elliptical: EllipticalListStyle { .init() } }

public struct RadioGroupPickerStyle: PickerStyle, Sendable { public init() {} }
extension PickerStyle where Self == RadioGroupPickerStyle { public static var radioGroup: RadioGroupPickerStyle { .init() } }

/// How strongly a badge stands out.
public struct BadgeProminence: Hashable, Sendable {
    let name: String
    public static let decreased = BadgeProminence(name: "decreased")
    public static let standard = BadgeProminence(name: "standard")
    public static let increased = BadgeProminence(name: "increased")
}

/// How a toolbar is used.
public struct ToolbarRole: Sendable {
    public static let automatic = ToolbarRole()
    public static let navigationStack = ToolbarRole()
    public static let browser = ToolbarRole()
    public static let editor = ToolbarRole()
}

/// How a bar shows its title.
public struct ToolbarTitleDisplayMode: Sendable {
    let mode: NavigationBarItem.TitleDisplayMode
    public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
    public static let large = ToolbarTitleDisplayMode(mode: .large)
    public static let inlineLarge = ToolbarTitleDisplayMode(mode: .inlineLarge)
    public static let inline = ToolbarTitleDisplayMode(mode: .inline)
}

extension View {
    public nonisolated func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View { self }
    public nonisolated func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }
    public nonisolated func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
    public nonisolated func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }
    public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View { self }
    public nonisolated func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
    public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { self }
    public nonisolated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { self }
    public nonisolated func statusBar(hidden: Bool) -> some View { self }
    public nonisolated func navigationDocument(_ url: URL) -> some View { self }
    public nonisolated func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
    public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
    public nonisolated func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }
    public nonisolated func customizationID(_ id: String) -> some View { self }
    public nonisolated func buttonSizing(_ sizing: ButtonSizing) -> some View { self }
    public nonisolated func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { self }
}

/// A tint of list rows.
public struct ToolbarDefaultItemKind: Sendable {
    public static let sidebarToggle = ToolbarDefaultItemKind()
    public static let title = ToolbarDefaultItemKind()
    public static let search = ToolbarDefaultItemKind()
}

public struct SearchToolbarBehavior: Sendable {
    public static let automatic = SearchToolbarBehavior()
    public static let minimize = SearchToolbarBehavior()
}

public struct TabBarMinimizeBehavior: Hashable, Sendable {
    let name: String
    public static let automatic = TabBarMinimizeBehavior(name: "automatic")
    public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
    public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
    public static let never = TabBarMinimizeBehavior(name: "never")
}

public struct TabSearchActivation: Sendable {
    public static let automatic = TabSearchActivation()
    public static let searchTabSelection = TabSearchActivation()
}

public struct ButtonSizing: Hashable, Sendable {
    let name: String
    public static let automatic = ButtonSizing(name: "automatic")
    public static let fitted = ButtonSizing(name: "fitted")
    public static let flexible = ButtonSizing(name: "flexible")
}
