import FoundationOverlay
import ViewEngine

/// What a screen says about the bar above it.
struct NavigationBarValues {
    var title: Text?
    var displayMode: NavigationBarItem.TitleDisplayMode?
    var isHidden: Bool?
    var items: [_ToolbarEntry] = []

    /// Whether there is a bar at all: screens that say nothing have none.
    var isShown: Bool { isHidden != true && (title != nil || !items.isEmpty) }
    var showsLargeTitle: Bool { title != nil && displayMode != .inline }

    @MainActor
    func views(_ place: ToolbarItemPlacement.Place) -> [AnyView] { items.filter { $0.placement.place == place }.map(\.view) }
}

enum NavigationBarKey: PreferenceKey {
    static var defaultValue: NavigationBarValues { NavigationBarValues() }

    static func reduce(value: inout NavigationBarValues, nextValue: () -> NavigationBarValues) {
        let next = nextValue()
        value.title = next.title ?? value.title
        value.displayMode = next.displayMode ?? value.displayMode
        value.isHidden = next.isHidden ?? value.isHidden
        value.items += next.items
    }
}

/// A screen below its bar.
struct NavigationScreen: View {
    let content: AnyView

    var body: some View {
        EvaluatedView { evaluation in
            var nodes: [Node] = []
            var gathered = evaluation.preferences {
                evaluation.withEnvironment({ $0.isInNavigation = true }) { nodes = content.nodes(in: evaluation) }
            }
            let bar = gathered[NavigationBarKey.self]
            gathered[NavigationBarKey.self] = NavigationBarValues()
            evaluation.preferences.append(gathered)
            let screen = ZStack { ForEach(nodes.indices, id: \.self) { index in EvaluatedView { $0.append(nodes[index]) } } }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
            guard bar.isShown else { return screen._evaluate(evaluation) }
            screen.safeAreaInset(edge: .top, spacing: 0) { NavigationBar(values: bar) }._evaluate(evaluation)
        }
    }
}

/// Items and a title in their midst, and the large title below.
private struct NavigationBar: View {
    let values: NavigationBarValues

    var body: some View {
        EnvironmentReading { environment in
            VStack(alignment: .leading, spacing: 0) {
                ZStack {
                    if !values.showsLargeTitle || values.views(.title).isEmpty == false { middle(environment) }
                    HStack(spacing: environment.metric(.barItemSpacing)) {
                        if environment.isInSidebar { Image(systemName: "sidebar.left").foregroundStyle(TintShapeStyle()) }
                        views(.leading)
                        Spacer(minLength: 0)
                        views(.trailing)
                    }
                    .font(.system(size: environment.metric(.barFontSize)))
                    .imageScale(.large)
                }
                .lineLimit(1)
                .frame(height: environment.metric(.barHeight))
                if values.showsLargeTitle, let title = values.title {
                    title.font(.largeTitle.bold()).lineLimit(1)
                        .padding(.top, environment.metric(.barTitleInset))
                        .alignmentGuide(.bottom) { $0[.lastTextBaseline] + environment.metric(.barTitleBaseline) }
                        .frame(minHeight: environment.metric(.barTitleHeight), alignment: .bottom)
                }
            }
            .paddedByWidth(
                narrow: environment.metric(.barMargin), wide: environment.metric(.barWideMargin), from: environment.metric(.barWideWidth))
        }
    }

    @ViewBuilder @MainActor
    private func middle(_ environment: EnvironmentValues) -> some View {
        if values.views(.title).isEmpty {
            values.title?.font(.system(size: environment.metric(.barFontSize), weight: .semibold))
        } else {
            views(.title)
        }
    }

    @MainActor
    private func views(_ place: ToolbarItemPlacement.Place) -> some View {
        let views = values.views(place)
        return ForEach(views.indices, id: \.self) { views[$0] }
    }
}

extension View {
    nonisolated func changingBar(_ change: @escaping @MainActor (inout NavigationBarValues) -> Void) -> some View {
        changingPreferences { change(&$0[NavigationBarKey.self]) }
    }

    public nonisolated func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        changingBar { $0.displayMode = displayMode }
    }

    public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View { changingBar { $0.isHidden = hidden } }

    @available(iOS, deprecated: 100000)
    public nonisolated func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        navigationBarItems(leading: leading).navigationBarItems(trailing: trailing)
    }

    @available(iOS, deprecated: 100000)
    public nonisolated func navigationBarItems<L: View>(leading: L) -> some View { barItem(leading, .topBarLeading) }

    @available(iOS, deprecated: 100000)
    public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View { barItem(trailing, .topBarTrailing) }

    public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { barItem(content(), .automatic) }

    public nonisolated func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        nonisolated(unsafe) let content = content()
        return changingBar { $0.items += content._entries() }
    }

    public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        toolbarVisibility(visibility, in: bars)
    }

    public nonisolated func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        toolbarVisibility(visibility, in: bars)
    }

    private nonisolated func toolbarVisibility(_ visibility: Visibility, in bars: [ToolbarPlacement]) -> some View {
        let concerned = bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic)
        return changingBar { if concerned { $0.isHidden = visibility == .hidden } }
    }

    private nonisolated func barItem<V: View>(_ view: V, _ placement: ToolbarItemPlacement) -> some View {
        nonisolated(unsafe) let view = view
        return changingBar { $0.items.append(_ToolbarEntry(placement: placement, view: AnyView(view))) }
    }
}
