import FoundationOverlay
import ViewEngine

/// A stack of screens; the first one is shown.
/// - Support: partial: drawn in an app's window, and does not react; in a widget a yellow sign is drawn, as on a device.
public struct NavigationStack<Data, Root: View> {
    let root: Root
}

extension NavigationStack: View {
    public var body: some View { AppOnlyView("NavigationStack") { NavigationScreen(content: AnyView(root)) } }
}

extension NavigationStack where Data == NavigationPath {
    @MainActor @preconcurrency public init(@ViewBuilder root: () -> Root) { self.root = root() }
    @MainActor @preconcurrency public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) { self.root = root() }
}

extension NavigationStack where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    @MainActor @preconcurrency public init(path: Binding<Data>, @ViewBuilder root: () -> Root) { self.root = root() }
}

/// Screens in the first form of the API.
/// - Support: partial: drawn in an app's window, and does not react; in a widget a yellow sign is drawn, as on a device.
public struct NavigationView<Content: View> {
    let content: Content
}

extension NavigationView: View {
    @MainActor @preconcurrency public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public var body: some View {
        AppOnlyView("NavigationView") { NavigationColumns(screen: NavigationScreen(content: AnyView(content))) }
    }
}

/// Columns of screens; on a phone the first one is shown.
/// - Support: partial: drawn in an app's window, and does not react; in a widget a yellow sign is drawn, as on a device.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
    let sidebar: Sidebar
}

extension NavigationSplitView: View {
    @MainActor @preconcurrency
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail) {
        self.sidebar = sidebar()
    }

    public var body: some View {
        AppOnlyView("NavigationSplitView") { NavigationColumns(screen: NavigationScreen(content: AnyView(sidebar))) }
    }
}

extension NavigationSplitView where Content == EmptyView {
    @MainActor @preconcurrency public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) { self.sidebar = sidebar() }
}

/// Leads to another screen.
/// - Support: partial: drawn in an app's window, and does not react; in a widget a yellow sign is drawn, as on a device.
public struct NavigationLink<Label: View, Destination: View> {
    let label: Label
}

extension NavigationLink: View {
    public var body: some View {
        AppOnlyView("NavigationLink") {
            EnvironmentReading { environment in
                if environment.isInListRow {
                    HStack {
                        label
                        Spacer()
                        Image(systemName: "chevron.right").font(.footnote.weight(.semibold)).foregroundStyle(.tertiary)
                    }
                } else {
                    label.foregroundStyle(TintShapeStyle())
                }
            }
        }
    }

    @MainActor @preconcurrency public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) { self.label = label() }
    @MainActor @preconcurrency public init(destination: Destination, @ViewBuilder label: () -> Label) { self.label = label() }
}

extension NavigationLink where Label == Text {
    @MainActor @preconcurrency public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) { label = Text(titleKey) }
    @_disfavoredOverload
    @MainActor @preconcurrency public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) { label = Text(title) }
    public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination) { label = Text(titleKey) }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, destination: Destination) { label = Text(title) }
}

extension NavigationLink where Destination == Never {
    @MainActor @preconcurrency public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) { self.label = label() }
    public nonisolated init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text { label = Text(titleKey) }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text { label = Text(title) }
}
