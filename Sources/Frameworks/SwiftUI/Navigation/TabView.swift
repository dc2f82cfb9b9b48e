import FoundationOverlay
import ViewEngine

/// Screens with a bar to choose one.
/// - Support: works in a running app; pages have no dots. In a widget a yellow sign is drawn, as on a device.
public struct TabView<SelectionValue, Content: View> {
    let content: Content
    let selection: TabSelection?
}

/// A value of the program's that says which screen is shown.
struct TabSelection {
    let get: () -> AnyHashable
    let set: (AnyHashable) -> Void
}

extension TabView: View {
    public var body: some View { AppOnlyView("TabView", isScreen: true) { TabScreens(content: AnyView(content), selection: selection) } }
}

extension TabView where SelectionValue: Hashable {
    @_disfavoredOverload
    @MainActor @preconcurrency public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.init(content: content(), selection: TabSelection(selection))
    }

    /// Screens whose values are of the selection's type: `.home` says enough.
    @MainActor @preconcurrency public init(selection: Binding<SelectionValue>?, @TabContentBuilder<SelectionValue> content: () -> Content)
    where Content: TabContent {
        self.init(content: content(), selection: TabSelection(selection))
    }
}

extension TabSelection {
    @MainActor
    fileprivate init?<Value: Hashable>(_ selection: Binding<Value>?) {
        guard let selection else { return nil }
        self.init(get: { AnyHashable(selection.wrappedValue) }, set: { if let value = $0.base as? Value { selection.wrappedValue = value } })
    }
}

extension TabView where SelectionValue == Int {
    @MainActor @preconcurrency public init(@ViewBuilder content: () -> Content) { self.init(content: content(), selection: nil) }
}

/// The chosen screen and the bar that chooses it.
private struct TabScreens: View {
    let content: AnyView
    let selection: TabSelection?
    @State private var own = 0
    @State private var isChoosingMore = false
    @State private var opened = OpenedTabs()

    var body: some View {
        EvaluatedView { evaluation in
            let scrolled = ScrolledScreen()
            let (nodes, searches, hiding) = screens(evaluation, scrolled)
            guard !nodes.isEmpty else { return }
            let chosen = chosen(nodes)
            let items = nodes.map { node in
                node.traits.tabItem.map { item in AnyView(item.environment(\.tabBadge, node.traits.badge)) }
            }
            let tags = nodes.map(\.traits.tag)
            let choose: @MainActor (Int) -> Void = { index in self.choose(index, tags) }
            let environment = evaluation.environment
            let screen = screen(nodes, items, chosen, choose, environment).frame(maxWidth: .infinity, maxHeight: .infinity)
                .background { if environment.showsTabBar { ScreenGround() } }
            if environment.showsPageDots, nodes.count > 1 {
                return screen.overlay(alignment: .bottom) { PageDots(count: nodes.count, chosen: chosen, choose: choose) }._evaluate(evaluation)
            }
            guard items.contains(where: { $0 != nil }), environment.showsTabBar, !hiding.isHidden(by: chosen, of: nodes) else {
                return screen._evaluate(evaluation)
            }
            guard environment.showsTopTabs else {
                // The keyboard covers the bar, but for the field that is written into.
                guard environment.keyboardCover == 0 else {
                    let isSearching = searches != nil && nodes[chosen].traits.isSearchTab
                    return screen.safeAreaInset(edge: .bottom, spacing: 0) { if isSearching { LowerBar(entries: [], search: searches) } }
                        ._evaluate(evaluation)
                }
                return screen.safeAreaInset(edge: .bottom, spacing: 0) {
                    TabBar(
                        items: items, chosen: isChoosingMore ? TabBar.more : chosen, searchTab: nodes.firstIndex { $0.traits.isSearchTab },
                        search: searches, screen: scrolled, choose: choose)
                }._evaluate(evaluation)
            }
            screen.safeAreaInset(edge: .top, spacing: 0) { TopTabBar(items: items, chosen: chosen, choose: choose) }._evaluate(evaluation)
        }
    }

    /// The screens, what the one to search with searches for, and what they say about the bar.
    @MainActor
    private func screens(_ evaluation: Evaluation, _ scrolled: ScrolledScreen) -> ([Node], BarSearch?, [TabBarHiding]) {
        var nodes: [Node] = []
        var gathered = evaluation.preferences {
            evaluation.withEnvironment({
                $0.isBelowTopTabs = $0.showsTopTabs
                $0.isInTabs = $0.showsTabBar && !$0.showsTopTabs
                $0.scrolledScreen = scrolled
                $0.tagsElements = true
                $0.openedTabs = opened
            }) { nodes = content.nodes(in: evaluation) }
        }
        open(nodes, &gathered)
        evaluation.archive.pass.readPreferences()
        let (search, hiding) = (gathered.take(TabSearchKey.self), gathered.take(TabBarHidingKey.self))
        evaluation.preferences.append(gathered)
        return (nodes, search, hiding)
    }

    /// Asks the chosen screen for its content, and before that those that alone know whether they are it.
    @MainActor
    private func open(_ nodes: [Node], _ gathered: inout PreferenceValues) {
        guard !nodes.isEmpty else { return }
        if selection != nil {
            for node in nodes where node.traits.tag == nil {
                guard let tab = node.traits.unopenedTab else { continue }
                gathered.append(tab.open())
                node.traits.tag = tab.traits?.tag
            }
        }
        if let tab = nodes[chosen(nodes)].traits.unopenedTab { gathered.append(tab.open()) }
    }

    /// The chosen screen, or the list of those that the bar does not show.
    @ViewBuilder @MainActor
    private func screen(
        _ nodes: [Node], _ items: [AnyView?], _ chosen: Int, _ choose: @escaping @MainActor (Int) -> Void, _ environment: EnvironmentValues
    ) -> some View {
        if isChoosingMore, environment.showsTabBar, !environment.showsTopTabs {
            MoreTabs(items: items, first: TabBar.shown(of: items.count, in: environment), choose: choose)
        } else {
            let screen = EvaluatedView { $0.append(nodes[chosen]) }
            if environment.showsTabBar || nodes.count < 2 {
                screen
            } else {
                TurnedPages(
                    turn: { turn in
                        guard nodes.indices.contains(chosen + turn) else { return false }
                        choose(chosen + turn)
                        return true
                    }, content: screen)
            }
        }
    }

    /// The screen that the program or a tap chose; the first where there is none of that name.
    @MainActor
    private func chosen(_ nodes: [Node]) -> Int {
        guard let selection else { return nodes.indices.contains(own) ? own : 0 }
        let value = selection.get()
        return nodes.firstIndex { $0.traits.tag != nil && $0.traits.tag == value } ?? (nodes.indices.contains(own) ? own : 0)
    }

    @MainActor
    private func choose(_ index: Int, _ tags: [AnyHashable?]) {
        isChoosingMore = index == TabBar.more
        guard !isChoosingMore else { return }
        own = index
        if let tag = tags[index] { selection?.set(tag) }
    }
}
