// - Support: accepted, without effect: tabs stay in their order, in a bar.
import FoundationOverlay
import ViewEngine

/// Whether a person may move or hide a tab.
public struct TabCustomizationBehavior: Hashable, Sendable {
    let name: String
    public static let automatic = TabCustomizationBehavior(name: "automatic")
    public static let reorderable = TabCustomizationBehavior(name: "reorderable")
    public static let disabled = TabCustomizationBehavior(name: "disabled")
}

/// Where tabs that adapt stand.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
    let name: String
    public static let automatic = AdaptableTabBarPlacement(name: "automatic")
    public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
    public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// Where a tab stands.
public struct TabPlacement: Hashable, Sendable {
    let name: String
    public static let automatic = TabPlacement(name: "automatic")
    public static let pinned = TabPlacement(name: "pinned")
    public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// Where the bar of tabs stands.
public struct TabBarPlacement: Hashable, Sendable {
    let name: String
    public static let topBar = TabBarPlacement(name: "topBar")
    public static let bottomBar = TabBarPlacement(name: "bottomBar")
    public static let sidebar = TabBarPlacement(name: "sidebar")
    public static let ornament = TabBarPlacement(name: "ornament")
    public static let pageIndicator = TabBarPlacement(name: "pageIndicator")
}

/// Where the view beside the tab bar stands.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable { case inline, expanded }

/// What a person has changed of tabs.
public struct TabViewCustomization: Equatable, Sendable, Codable {
    public struct TabCustomization: Equatable, Sendable, Codable {
        public var sidebarVisibility: Visibility { .automatic }
        public var tabBarVisibility: Visibility { .automatic }
    }

    public struct SectionCustomization: Equatable, Sendable, Codable {
        public var tabOrder: [String]? { nil }
        public mutating func resetTabOrder() {}
    }

    public init() {}
    public mutating func resetVisibility() {}
    public mutating func resetSectionOrder() {}
    public subscript(tab id: String) -> TabCustomization? {
        get { nil }
        set {}
    }
    public subscript(section id: String) -> SectionCustomization? {
        get { nil }
        set {}
    }
}

public struct TabBarOnlyTabViewStyle: TabViewStyle, Sendable { public init() {} }
extension TabViewStyle where Self == TabBarOnlyTabViewStyle { public static var tabBarOnly: TabBarOnlyTabViewStyle { .init() } }

extension TabRole {
    public static let prominent = TabRole(name: "prominent")
}

extension EnvironmentValues {
    /// - Support: partial: at the bottom on a phone and at the top on an iPad.
    public var tabBarPlacement: TabBarPlacement? { showsTopTabs ? .topBar : .bottomBar }
    public var isTabBarShowingSections: Bool { false }
}

extension View {
    public nonisolated func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }
    public nonisolated func defaultAdaptableTabBarPlacement(_ defaultPlacement: AdaptableTabBarPlacement = .automatic) -> some View { self }
    public nonisolated func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
    public nonisolated func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
    public nonisolated func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
}
