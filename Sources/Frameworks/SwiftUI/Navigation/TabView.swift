import FoundationOverlay
import ViewEngine

/// Screens with a bar to choose one; the first is shown.
/// - Support: partial: drawn in an app's window, and does not react; in a widget a yellow sign is drawn, as on a device.
public struct TabView<SelectionValue, Content: View> {
    let content: Content
    let selection: AnyHashable?
}

extension TabView: View {
    public var body: some View {
        AppOnlyView("TabView") {
            EvaluatedView { evaluation in
                var nodes: [Node] = []
                evaluation.withEnvironment({ $0.isBelowTopTabs = $0.showsTopTabs }) { nodes = content.nodes(in: evaluation) }
                guard !nodes.isEmpty else { return }
                let chosen = nodes.firstIndex { $0.traits.tag != nil && $0.traits.tag == selection } ?? 0
                let items = nodes.map(\.traits.tabItem)
                let screen = EvaluatedView { $0.append(nodes[chosen]) }.frame(maxWidth: .infinity, maxHeight: .infinity)
                guard items.contains(where: { $0 != nil }), evaluation.environment.showsTabBar else { return screen._evaluate(evaluation) }
                guard evaluation.environment.showsTopTabs else {
                    return screen.safeAreaInset(edge: .bottom, spacing: 0) { TabBar(items: items, chosen: chosen) }._evaluate(evaluation)
                }
                screen.safeAreaInset(edge: .top, spacing: 0) { TopTabBar(items: items, chosen: chosen) }._evaluate(evaluation)
            }
        }
    }
}

extension TabView where SelectionValue: Hashable {
    @MainActor @preconcurrency public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.init(content: content(), selection: selection.map { AnyHashable($0.wrappedValue) })
    }
}

extension TabView where SelectionValue == Int {
    @MainActor @preconcurrency public init(@ViewBuilder content: () -> Content) { self.init(content: content(), selection: nil) }
}
