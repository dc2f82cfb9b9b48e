import FoundationOverlay
import ViewEngine

private enum TabItemKey {}
private enum SearchTabKey {}
private enum TabBarKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum BelowTopTabsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension NodeTraits {
    /// What `tabItem(_:)` says.
    var tabItem: AnyView? {
        get { layoutValues[ObjectIdentifier(TabItemKey.self)] as? AnyView }
        set { layoutValues[ObjectIdentifier(TabItemKey.self)] = newValue }
    }

    /// Whether the tab is the one to search with.
    var isSearchTab: Bool {
        get { layoutValues[ObjectIdentifier(SearchTabKey.self)] != nil }
        set { layoutValues[ObjectIdentifier(SearchTabKey.self)] = newValue ? true : nil }
    }
}

extension EnvironmentValues {
    /// Whether tab views have a bar to choose a screen.
    var showsTabBar: Bool {
        get { self[TabBarKey.self] }
        set { self[TabBarKey.self] = newValue }
    }

    /// Whether tabs stand at the top of the window, as on an iPad since iOS 18.
    var showsTopTabs: Bool { horizontalSizeClass == .regular && verticalSizeClass == .regular && showsTabBar }

    /// Whether tabs stand at the top of the screen that the view lies in.
    var isBelowTopTabs: Bool {
        get { self[BelowTopTabsKey.self] }
        set { self[BelowTopTabsKey.self] = newValue }
    }
}

/// The bar below the screens of a tab view. Where it has no room for all, its last item leads to the others.
struct TabBar: View {
    let items: [AnyView?]
    let chosen: Int
    /// The tab to search with, and its field while it is chosen.
    var searchTab: Int?
    var search: BarSearch?
    /// Knows what lies below the bar.
    var screen: ScrolledScreen?
    /// Chooses a screen, or the list of those that the bar does not show: ``more``.
    let choose: @MainActor (Int) -> Void

    /// One of the tabs in the bar.
    struct Item {
        /// What is chosen by a tap.
        let index: Int
        let label: AnyView
        let isChosen: Bool
        var isSearch = false
    }

    /// What stands for the list of further screens.
    static let more = -1

    /// How many of some screens a bar shows.
    @MainActor
    static func shown(of count: Int, in environment: EnvironmentValues) -> Int {
        let limit = Int(environment.metric(.barTabLimit))
        return count > limit ? limit - 1 : count
    }

    var body: some View {
        EnvironmentReading { environment in
            let items = items(in: environment)
            if environment.barsAreGlass {
                VStack(spacing: 0) {
                    if let accessory = environment.tabAccessory { TabAccessory(content: accessory) }
                    FloatingTabBar(items: items, choose: choose, search: search)
                }
            } else {
                HStack(spacing: 0) { ForEach(items.indices, id: \.self) { tab(items[$0], environment) } }
                    .frame(height: environment.metric(.barTabHeight))
                    .background { TabBarGround(screen: screen) }
            }
        }
    }

    @MainActor
    private func items(in environment: EnvironmentValues) -> [Item] {
        let shown = Self.shown(of: items.count, in: environment)
        var shownItems = (0..<shown).map { index in
            Item(index: index, label: items[index] ?? AnyView(EmptyView()), isChosen: index == chosen, isSearch: index == searchTab)
        }
        if shown < items.count {
            let isChosen = chosen == Self.more || chosen >= shown
            shownItems.append(Item(index: Self.more, label: AnyView(Label("More", systemImage: "ellipsis")), isChosen: isChosen))
        }
        return shownItems
    }

    @MainActor
    private func tab(_ item: Item, _ environment: EnvironmentValues) -> some View {
        let style = item.isChosen ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(SystemStyle(names: ["secondaryLabel"]))
        return TappableView("TabItem", action: { choose(item.index) }) {
            item.label
                .labelStyle(
                    TabLabelStyle(
                        symbolCenter: environment.metric(.barTabSymbolCenter), titleBaseline: environment.metric(.barTabTitleBaseline),
                        weight: .medium)
                )
                .lineLimit(1).symbolVariant(.fill)
                .foregroundStyle(style).frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }
}

/// The list of the screens that the bar of a tab view does not show.
struct MoreTabs: View {
    let items: [AnyView?]
    /// The first that the bar does not show.
    let first: Int
    let choose: @MainActor (Int) -> Void

    var body: some View {
        NavigationStack {
            List {
                ForEach(first..<items.count, id: \.self) { index in
                    TappableView("MoreTab", action: { choose(index) }) { items[index] ?? AnyView(EmptyView()) }
                }
            }
            .listStyle(.plain)
            .navigationTitle("More")
        }
    }
}

extension View {
    /// - Support: partial: a symbol and a title.
    public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        nonisolated(unsafe) let label = AnyView(label())
        return TabScreen(content: self).changingTraits { $0.tabItem = AnyView(EvaluatedView { TabItemLabel(content: label)._evaluate($0) }) }
    }

    /// - Support: partial: with a bar, or with the dots of pages.
    public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        let pages = style as? PageTabViewStyle
        return changingEnvironment {
            $0.showsTabBar = pages == nil
            $0.showsPageDots = pages.map { $0.indexDisplayMode != .never } ?? false
        }
    }
}
