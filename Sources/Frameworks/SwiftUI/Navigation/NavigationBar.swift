import FoundationOverlay
import UIKit
import ViewEngine

/// What a screen says about the bar above it.
struct NavigationBarValues {
    var title: Text?
    var subtitle: Text?
    var titleMenu: BarTitleMenu?
    var displayMode: NavigationBarItem.TitleDisplayMode?
    var isHidden: Bool?
    var lowerIsHidden: Bool?
    var hidesBack = false
    var search: BarSearch?
    var items: [_ToolbarEntry] = []
    var look = BarLook()

    /// Whether there is a bar at all: screens that say nothing have none.
    var isShown: Bool {
        isHidden != true && (title != nil || search != nil || items.contains { $0.placement.place != .lower && $0.placement.place != .keyboard })
    }
    var showsLargeTitle: Bool { title != nil && displayMode != .inline }

    @MainActor
    func entries(_ place: ToolbarItemPlacement.Place) -> [_ToolbarEntry] { items.filter { $0.placement.place == place } }

    /// Items for the lower edge, unless they are hidden.
    @MainActor
    var lowerEntries: [_ToolbarEntry] { lowerIsHidden == true ? [] : entries(.lower) }

    /// The field to search with, where it stands at the lower edge of the screen.
    @MainActor
    func searchBelow(_ environment: EnvironmentValues) -> BarSearch? {
        search.flatMap { environment.searchesBelow && !$0.isInDrawer ? $0 : nil }
    }
}

enum NavigationBarKey: PreferenceKey {
    static var defaultValue: NavigationBarValues { NavigationBarValues() }

    static func reduce(value: inout NavigationBarValues, nextValue: () -> NavigationBarValues) {
        let next = nextValue()
        value.title = next.title ?? value.title
        value.subtitle = next.subtitle ?? value.subtitle
        value.titleMenu = next.titleMenu ?? value.titleMenu
        value.displayMode = next.displayMode ?? value.displayMode
        value.isHidden = next.isHidden ?? value.isHidden
        value.lowerIsHidden = next.lowerIsHidden ?? value.lowerIsHidden
        value.hidesBack = next.hidesBack || value.hidesBack
        value.search = next.search ?? value.search
        value.items += next.items
        value.look.take(next.look)
    }
}

/// A screen below its bar.
struct NavigationScreen: View {
    let nodes: [Node]
    var bar: NavigationBarValues
    let destinations: NavigationDestinations
    /// Closes the screen; nil for the first one.
    let close: (@MainActor () -> Void)?
    var back: NavigationBack?
    /// What is selected in the screen's list.
    let selection: ListSelection?
    /// What the screen says about the bar that it was chosen with.
    let tabBarHiding: [TabBarHiding]
    private let screenBar: ScreenBar
    private let editMode: Binding<EditMode>?

    /// Makes the views of a screen in a running evaluation.
    @MainActor
    init(_ content: AnyView, in evaluation: Evaluation, opening: NavigationOpening?, close: (@MainActor () -> Void)?) {
        var nodes: [Node] = []
        let screenBar = ScreenBar()
        let editMode = evaluation.archive.pass.isRunning ? PropertySite(in: evaluation).keep { ScreenEditMode() }.binding(in: evaluation) : nil
        var gathered = evaluation.preferences {
            evaluation.withEnvironment({
                $0.isInNavigation = true
                $0.screenBar = screenBar
                $0.scrollsBelowBar = false
                if let editMode { $0.editMode = editMode }
                $0.navigation = opening
                if let close { $0.dismiss = DismissAction(isPresented: true, close) }
            }) { nodes = content.nodes(in: evaluation) }
        }
        evaluation.archive.pass.readPreferences()
        (bar, destinations) = (gathered.take(NavigationBarKey.self), gathered.take(NavigationDestinationsKey.self))
        if evaluation.environment.isInSearchTab, let search = bar.search { gathered[TabSearchKey.self] = search }
        (selection, tabBarHiding) = (gathered.take(ColumnSelectionKey.self), gathered.take(TabBarHidingKey.self))
        evaluation.preferences.append(gathered)
        (self.nodes, self.close, self.screenBar, self.editMode) = (nodes, close, screenBar, editMode)
    }

    /// Gives the screen a way back, and its title the form of the titles before.
    @MainActor
    mutating func lead(back: NavigationBack, inheriting displayMode: NavigationBarItem.TitleDisplayMode?) {
        self.back = back
        if bar.displayMode == nil || bar.displayMode == .automatic { bar.displayMode = displayMode }
    }

    var body: some View {
        EvaluatedView { evaluation in
            screenBar.showsLargeTitle = !bar.isShown || bar.showsLargeTitle
            let screen = ImplicitRoot(nodes: nodes)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background { ScreenGround() }
            let shownBack = bar.hidesBack ? nil : back
            let isShown = bar.isShown || (shownBack != nil && bar.isHidden != true)
            let upper = screen.safeAreaInset(edge: .top, spacing: 0) {
                if isShown {
                    NavigationBar(values: bar, back: shownBack, scrolled: screenBar.scrolled)
                        .changingEnvironment { if let editMode { $0.editMode = editMode } }
                }
            }
            let lower = evaluation.environment.keyboardCover > 0 ? [] : bar.lowerEntries
            let search = isShown ? bar.searchBelow(evaluation.environment) : nil
            guard !lower.isEmpty || search != nil else { return isShown ? upper._evaluate(evaluation) : screen._evaluate(evaluation) }
            upper.safeAreaInset(edge: .bottom, spacing: 0) { LowerBar(entries: lower, search: search) }._evaluate(evaluation)
        }
    }
}

/// Items and a title in their midst, and the large title below.
struct NavigationBar: View {
    let values: NavigationBarValues
    let back: NavigationBack?
    /// How far what lies below is scrolled, in points: a large title goes with it, and the bar gets a ground.
    var scrolled: CGFloat = 0

    var body: some View {
        EnvironmentReading { environment in
            let search = values.searchBelow(environment) == nil && !environment.isInSearchTab ? values.search : nil
            // A search from the bar takes the place of the title and the items.
            let isSearched = search?.isBegun == true
            let isScrolled = scrolled >= (values.showsLargeTitle ? environment.metric(.barTitleHeight) : 1)
            let looks = values.look.appearance(isScrolled: isScrolled)
            VStack(alignment: .leading, spacing: 0) {
                if !isSearched {
                    row(environment, showsTitle: !values.showsLargeTitle || isScrolled, looks)
                        .lineLimit(1)
                        .frame(height: environment.metric(.barHeight), alignment: environment.barsAreGlass ? .top : .center)
                        .padding(.top, environment.isInSheet ? environment.metric(.barSheetInset) : 0)
                        .zIndex(1)
                } else {
                    Color.clear.frame(height: environment.metric(.searchSpacing))
                }
                if values.showsLargeTitle, !isSearched, let title = values.title {
                    largeTitle(title, environment, looks).offset(y: -max(0, scrolled)).opacity(isScrolled ? 0 : 1)
                }
                if let search { BarSearchRow(search: search).padding(.bottom, environment.metric(.searchDistance)) }
                if let scopes = values.search?.scopes { SearchScopeBar(scopes: scopes) }
            }
            .paddedByWidth(
                narrow: environment.metric(.barMargin), wide: environment.metric(.barWideMargin), from: environment.metric(.barWideWidth)
            )
            .changingEnvironment { values in
                values.barTint = looks?.tint.map { AnyShapeStyle(Color(uiColor: $0)) }
                if let tint = values.barTint { values.tintStyle = tint }
                if let scheme = self.values.look.colorScheme { values.colorScheme = scheme }
            }
            .background(alignment: .top) { BarGround(look: values.look, isScrolled: isScrolled, height: environment.metric(.barHeight)) }
        }
    }

    @MainActor
    private func largeTitle(_ title: Text, _ environment: EnvironmentValues, _ looks: UINavigationBar._Looks?) -> some View {
        SubtitledTitle(
            title: title.font(looks?.largeTitleFont.map { Font($0) } ?? .largeTitle.bold()).lineLimit(1).allowsTightening(true)
                .foregroundStyle(style(of: looks?.largeTitleColor))
                .padding(.top, environment.metric(.barTitleInset))
                .alignmentGuide(.bottom) { $0[.lastTextBaseline] + environment.metric(.barTitleBaseline) }
                .frame(minHeight: environment.metric(.barTitleHeight), alignment: .bottom),
            subtitle: values.subtitle, alignment: .leading, font: .subheadline)
    }

    /// The title between what stands beside it.
    @ViewBuilder @MainActor
    private func row(_ environment: EnvironmentValues, showsTitle: Bool, _ looks: UINavigationBar._Looks?) -> some View {
        let hasOwnTitle = !values.entries(.title).isEmpty
        if environment.barsAreGlass {
            let spacing = environment.metric(.barGlassSpacing)
            BarRow(spacing: spacing) {
                HStack(spacing: spacing) { GlassBarItems(entries: leading(environment)) }
                ZStack { if showsTitle || hasOwnTitle { middle(environment, looks) } }
                HStack(spacing: spacing) { GlassBarItems(entries: values.entries(.trailing)) }
            }
            .frame(height: environment.metric(.barGlassHeight))
        } else {
            ZStack {
                if showsTitle || hasOwnTitle { middle(environment, looks) }
                HStack(spacing: environment.metric(.barItemSpacing)) {
                    views(leading(environment))
                    Spacer(minLength: 0)
                    views(values.entries(.trailing))
                }
                .font(.system(size: environment.metric(.barFontSize)))
                .imageScale(.large)
            }
        }
    }

    /// The sidebar's button, the way back and what the screen puts there.
    @MainActor
    private func leading(_ environment: EnvironmentValues) -> [_ToolbarEntry] {
        let own: (AnyView) -> _ToolbarEntry = { _ToolbarEntry(placement: ToolbarItemPlacement(place: .leading, standsApart: true), view: $0) }
        let sidebar = environment.isInSidebar ? [own(AnyView(Image(systemName: "sidebar.left").foregroundStyle(TintShapeStyle())))] : []
        return sidebar + (back.map { [own(AnyView(BackButton(back: $0)))] } ?? []) + values.entries(.leading)
    }

    @ViewBuilder @MainActor
    private func middle(_ environment: EnvironmentValues, _ looks: UINavigationBar._Looks?) -> some View {
        if values.entries(.title).isEmpty {
            OpeningTitle(
                title: SubtitledTitle(
                    title: values.title?.font(looks?.titleFont.map { Font($0) } ?? .system(size: environment.metric(.barFontSize), weight: .semibold))
                        .allowsTightening(true)
                        .foregroundStyle(style(of: looks?.titleColor)),
                    subtitle: values.subtitle, alignment: .center, font: .caption),
                menu: values.titleMenu)
        } else {
            views(values.entries(.title))
        }
    }

    @MainActor
    private func style(of color: UIColor?) -> AnyShapeStyle { color.map { AnyShapeStyle(Color(uiColor: $0)) } ?? AnyShapeStyle(.foreground) }

    @MainActor
    private func views(_ entries: [_ToolbarEntry]) -> some View {
        let items = entries.filter { $0.spacing == nil }
        return ForEach(items.indices, id: \.self) { BarItem(entry: items[$0]) { $0.labelStyle(.iconOnly) } }
    }
}

extension EnvironmentValues {
    /// Whether search fields stand at the lower edge of the screen.
    fileprivate var searchesBelow: Bool { metric(.searchIsBelow) > 0 && horizontalSizeClass != .regular && !isInTabs }
}

extension View {
    nonisolated func changingBar(_ change: @escaping @MainActor (inout NavigationBarValues) -> Void) -> some View {
        changingPreferences { change(&$0[NavigationBarKey.self]) }
    }

    /// Changes what is said about the bar by the place where it is said.
    nonisolated func changingBar(_ change: @escaping @MainActor (inout NavigationBarValues, Evaluation) -> Void) -> some View {
        nonisolated(unsafe) let view = self
        return EvaluatedView { evaluation in
            var gathered = evaluation.preferences { view._evaluate(evaluation) }
            change(&gathered[NavigationBarKey.self], evaluation)
            evaluation.preferences.append(gathered)
        }
    }

    public nonisolated func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        changingBar { $0.displayMode = displayMode }
    }

    public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { navigationBarTitleDisplayMode(mode.mode) }

    public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        changingBar { $0.hidesBack = hidesBackButton }
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
        return changingBar { values, evaluation in
            let place = evaluation.place(of: "toolbar")
            let environment = evaluation.environment
            for var entry in content._entries() {
                (entry.place, entry.environment) = (place, environment)
                if entry.placement.place == .keyboard {
                    environment.windowFocus?.note(entry, in: evaluation)
                } else {
                    values.items.append(entry)
                }
            }
        }
    }

    public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        barVisibility(visibility, in: bars)
    }

    public nonisolated func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        barVisibility(visibility, in: bars)
    }

    private nonisolated func barItem<V: View>(_ view: V, _ placement: ToolbarItemPlacement) -> some View {
        nonisolated(unsafe) let view = view
        return changingBar { values, evaluation in
            values.items.append(_ToolbarEntry(placement: placement, view: AnyView(view), environment: evaluation.environment))
        }
    }
}
