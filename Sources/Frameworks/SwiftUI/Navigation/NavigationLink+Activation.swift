import FoundationOverlay
import ViewEngine

// The first form of the API, in which a value of the program's opens the screen.
extension NavigationLink {
    @available(iOS, deprecated: 100000)
    @MainActor @preconcurrency
    public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) { self.label = label() }

    @available(iOS, deprecated: 100000)
    @MainActor @preconcurrency
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) { self.label = label() }

    @available(iOS, deprecated: 100000)
    @MainActor @preconcurrency
    public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) { self.label = label() }

    @available(iOS, deprecated: 100000)
    @MainActor @preconcurrency
    public init<V: Hashable>(destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label) { self.label = label() }

    /// - Support: accepted, without effect: the screen is not opened.
    public nonisolated func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink where Label == Text {
    @available(iOS, deprecated: 100000)
    @MainActor @preconcurrency
    public init(_ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination) { label = Text(titleKey) }

    @_disfavoredOverload @available(iOS, deprecated: 100000)
    @MainActor @preconcurrency
    public init<S: StringProtocol>(_ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination) { label = Text(title) }

    @available(iOS, deprecated: 100000)
    public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) { label = Text(titleKey) }

    @_disfavoredOverload @available(iOS, deprecated: 100000)
    public nonisolated init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) { label = Text(title) }

    @available(iOS, deprecated: 100000)
    public nonisolated init<V: Hashable>(_ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>) {
        label = Text(titleKey)
    }

    @_disfavoredOverload @available(iOS, deprecated: 100000)
    public nonisolated init<S: StringProtocol, V: Hashable>(_ title: S, destination: Destination, tag: V, selection: Binding<V?>) {
        label = Text(title)
    }

    @_disfavoredOverload
    @MainActor @preconcurrency
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination) { label = Text(titleResource) }
}

extension NavigationLink where Destination == Never {
    @_disfavoredOverload
    public nonisolated init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) where Label == Text { label = Text(titleResource) }
}

extension NavigationSplitView {
    /// - Support: partial: the first column is shown, whatever the bindings say.
    @MainActor @preconcurrency
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.init(sidebar: sidebar, content: content, detail: detail) }
}
