// - Support: accepted, without effect: bars have one look.
import FoundationOverlay
import ViewEngine

// How bars look: accepted without effect.
extension View {
    public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
}

public struct ToolbarPlacement: Hashable, Sendable {
    let name: String
    public static let automatic = ToolbarPlacement(name: "automatic")
    public static let bottomBar = ToolbarPlacement(name: "bottomBar")
    public static let navigationBar = ToolbarPlacement(name: "navigationBar")
    public static let tabBar = ToolbarPlacement(name: "tabBar")
}

public struct SearchFieldPlacement: Sendable {
    public enum NavigationBarDrawerDisplayMode: Hashable, Sendable { case automatic, always }
    public static let automatic = SearchFieldPlacement()
    public static let navigationBarDrawer = SearchFieldPlacement(isInDrawer: true)
    public static let sidebar = SearchFieldPlacement()
    public static let toolbar = SearchFieldPlacement()
    public static var toolbarPrincipal: SearchFieldPlacement { automatic }
    /// - Support: partial: the field stays where it is, in both modes.
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement { navigationBarDrawer }

    /// Whether the field stands below the bar's title, as the system placed all of them up to iOS 18.
    var isInDrawer = false
}

public protocol NavigationViewStyle {}
public struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable { public init() {} }
public struct StackNavigationViewStyle: NavigationViewStyle, Sendable { public init() {} }
public struct ColumnNavigationViewStyle: NavigationViewStyle, Sendable { public init() {} }
extension NavigationViewStyle where Self == DefaultNavigationViewStyle { public static var automatic: DefaultNavigationViewStyle { .init() } }
extension NavigationViewStyle where Self == StackNavigationViewStyle { public static var stack: StackNavigationViewStyle { .init() } }
extension NavigationViewStyle where Self == ColumnNavigationViewStyle { public static var columns: ColumnNavigationViewStyle { .init() } }

public protocol TabViewStyle {}
public struct DefaultTabViewStyle: TabViewStyle, Sendable { public init() {} }
public struct PageTabViewStyle: TabViewStyle, Sendable {
    public enum IndexDisplayMode: Sendable { case automatic, always, never }
    let indexDisplayMode: IndexDisplayMode
    public init(indexDisplayMode: IndexDisplayMode = .automatic) { self.indexDisplayMode = indexDisplayMode }
}
public struct SidebarAdaptableTabViewStyle: TabViewStyle, Sendable { public init() {} }
extension TabViewStyle where Self == DefaultTabViewStyle { public static var automatic: DefaultTabViewStyle { .init() } }
extension TabViewStyle where Self == PageTabViewStyle {
    public static var page: PageTabViewStyle { .init() }
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle { .init(indexDisplayMode: indexDisplayMode) }
}
public struct VerticalPageTabViewStyle: TabViewStyle, Sendable {
    public enum TransitionStyle: Sendable { case automatic, identity, blur }
    public init() {}
    public init(transitionStyle: TransitionStyle) {}
}
extension TabViewStyle where Self == VerticalPageTabViewStyle { public static var verticalPage: VerticalPageTabViewStyle { .init() } }
extension TabViewStyle where Self == VerticalPageTabViewStyle {
    public static func verticalPage(transitionStyle: VerticalPageTabViewStyle.TransitionStyle) -> VerticalPageTabViewStyle {
        .init(transitionStyle: transitionStyle)
    }
}
public struct CarouselTabViewStyle: TabViewStyle, Sendable { public init() {} }
extension TabViewStyle where Self == CarouselTabViewStyle { public static var carousel: CarouselTabViewStyle { .init() } }
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle { public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { .init() } }

public protocol IndexViewStyle {}
public struct PageIndexViewStyle: IndexViewStyle, Sendable {
    public enum BackgroundDisplayMode: Sendable { case automatic, interactive, always, never }
    let backgroundDisplayMode: BackgroundDisplayMode
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) { self.backgroundDisplayMode = backgroundDisplayMode }
}
extension IndexViewStyle where Self == PageIndexViewStyle {
    public static var page: PageIndexViewStyle { .init() }
    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
        .init(backgroundDisplayMode: backgroundDisplayMode)
    }
}
