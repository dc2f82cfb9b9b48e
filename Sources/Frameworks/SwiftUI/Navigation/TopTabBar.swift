import FoundationOverlay
import ViewEngine

/// The titles of a tab view's screens on a capsule above them, as on an iPad since iOS 18; those without room are behind an arrow.
struct TopTabBar: View {
    let items: [AnyView?]
    let chosen: Int
    let choose: @MainActor (Int) -> Void

    var body: some View {
        EvaluatedView { evaluation in
            let environment = evaluation.environment
            let tabs = items.indices.flatMap { tab($0, environment).nodes(in: evaluation) }
            bar(shown(tabs, arrow(environment).nodes(in: evaluation), environment), environment)._evaluate(evaluation)
        }
    }

    @MainActor
    private func bar(_ nodes: [Node], _ environment: EnvironmentValues) -> some View {
        HStack(spacing: environment.metric(.barTopTabSpacing)) {
            ForEach(nodes.indices, id: \.self) { index in EvaluatedView { $0.append(nodes[index]) } }
        }
        .padding(environment.metric(.barTopTabInset))
        .background(SystemStyle(names: ["topTabGround"]), in: Capsule())
        .padding(.top, environment.metric(.barTopTabDistance))
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        .frame(height: environment.metric(.barTopTabHeight))
    }

    /// As many tabs as there is room for, and the arrow where that is not all of them.
    @MainActor
    private func shown(_ tabs: [Node], _ arrow: [Node], _ environment: EnvironmentValues) -> [Node] {
        let spacing = environment.metric(.barTopTabSpacing)
        let room = environment.metric(.barTopTabWidth) - 2 * environment.metric(.barTopTabInset)
        func width(_ nodes: [Node]) -> CGFloat { nodes.reduce(-spacing) { $0 + $1.size(for: .unspecified).width + spacing } }
        guard width(tabs) > room else { return tabs }
        var shown: [Node] = []
        for tab in tabs {
            guard width(shown + [tab] + arrow) <= room else { break }
            shown.append(tab)
        }
        return shown + arrow
    }

    @MainActor
    private func tab(_ index: Int, _ environment: EnvironmentValues) -> some View {
        TappableView("TabItem", action: { choose(index) }) { label(index, environment) }
    }

    @MainActor
    private func label(_ index: Int, _ environment: EnvironmentValues) -> some View {
        (items[index] ?? AnyView(EmptyView()))
            .labelStyle(.titleOnly)
            .lineLimit(1)
            .font(.system(size: environment.metric(.barFontSize), weight: index == chosen ? .semibold : .medium))
            .padding(.horizontal, environment.metric(.barTopTabPadding))
            .frame(height: environment.metric(.barTopTabItemHeight))
            .background(index == chosen ? AnyShapeStyle(SystemStyle(names: ["systemFill"])) : AnyShapeStyle(Color.clear), in: Capsule())
    }

    @MainActor
    private func arrow(_ environment: EnvironmentValues) -> some View {
        Image(systemName: "chevron.right")
            .font(.system(size: environment.metric(.barFontSize), weight: .medium))
            .padding(.horizontal, environment.metric(.barTopTabArrowPadding))
            .frame(height: environment.metric(.barTopTabItemHeight))
    }
}
