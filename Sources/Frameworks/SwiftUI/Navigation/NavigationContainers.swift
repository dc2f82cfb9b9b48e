import FoundationOverlay
import ViewEngine

/// A stack of screens.
/// - Support: works in a running app; in a widget a yellow sign is drawn, as on a device.
public struct NavigationStack<Data, Root: View> {
    let root: Root
    var values: NavigationValues?
}

extension NavigationStack: View {
    public var body: some View { AppOnlyView("NavigationStack", isScreen: true) { NavigationScreens(root: AnyView(root), values: values) } }
}

extension NavigationStack where Data == NavigationPath {
    @MainActor @preconcurrency public init(@ViewBuilder root: () -> Root) { self.root = root() }
    @MainActor @preconcurrency public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
        self.init(root: root(), values: NavigationValues(path))
    }
}

extension NavigationStack where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    @MainActor @preconcurrency public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
        self.init(root: root(), values: NavigationValues(path))
    }
}

/// Screens in the first form of the API.
/// - Support: partial: works in a running app with one column; wide windows show no second one. In a widget a yellow sign is drawn, as on a device.
public struct NavigationView<Content: View> {
    let content: Content
}

extension NavigationView: View {
    @MainActor @preconcurrency public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public var body: some View {
        AppOnlyView("NavigationView", isScreen: true) { NavigationColumns(screen: NavigationScreens(root: AnyView(FirstView(content: content)))) }
    }
}

/// The first of several views: a second one is the detail of a wide window.
private struct FirstView<Content: View>: View {
    let content: Content

    var body: some View {
        EvaluatedView { evaluation in
            let nodes = content.nodes(in: evaluation)
            nodes.first.map(evaluation.append)
        }
    }
}

/// Columns of screens; on a phone one is shown at a time.
/// - Support: partial: works in a running app with one column; wide windows show the first alone. In a widget a yellow sign is drawn, as on a device.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
    let sidebar: Sidebar
    let content: Content
    let detail: Detail
}

extension NavigationSplitView: View {
    @MainActor @preconcurrency
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail) {
        self.init(sidebar: sidebar(), content: content(), detail: detail())
    }

    public var body: some View {
        AppOnlyView("NavigationSplitView", isScreen: true) {
            NavigationColumns(
                screen: NavigationScreens(
                    root: AnyView(sidebar), columns: (Content.self == EmptyView.self ? [] : [AnyView(content)]) + [AnyView(detail)]))
        }
    }
}

extension NavigationSplitView where Content == EmptyView {
    @MainActor @preconcurrency public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(sidebar: sidebar(), content: EmptyView(), detail: detail())
    }
}
