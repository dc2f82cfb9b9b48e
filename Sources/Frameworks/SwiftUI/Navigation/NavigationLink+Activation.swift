import FoundationOverlay
import ViewEngine

// The first form of the API, in which a value of the program's opens the screen.
extension NavigationLink {
    @available(iOS, deprecated: 100000)
    @MainActor @preconcurrency
    public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label(), leadingTo: destination(), isActive: isActive)
    }

    @available(iOS, deprecated: 100000)
    @MainActor @preconcurrency
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(label: label(), leadingTo: destination, isActive: isActive)
    }

    @available(iOS, deprecated: 100000)
    @MainActor @preconcurrency
    public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) { self.init(label: label(), leadingTo: destination(), tag: tag, selection: selection) }

    @available(iOS, deprecated: 100000)
    @MainActor @preconcurrency
    public init<V: Hashable>(destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label) {
        self.init(label: label(), leadingTo: destination, tag: tag, selection: selection)
    }

    /// - Support: accepted, without effect.
    public nonisolated func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink where Label == Text {
    @available(iOS, deprecated: 100000)
    @MainActor @preconcurrency
    public init(_ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination) {
        self.init(label: Text(titleKey), leadingTo: destination(), isActive: isActive)
    }

    @_disfavoredOverload @available(iOS, deprecated: 100000)
    @MainActor @preconcurrency
    public init<S: StringProtocol>(_ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination) {
        self.init(label: Text(title), leadingTo: destination(), isActive: isActive)
    }

    @available(iOS, deprecated: 100000)
    public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(label: Text(titleKey), leadingTo: destination, isActive: isActive)
    }

    @_disfavoredOverload @available(iOS, deprecated: 100000)
    public nonisolated init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
        self.init(label: Text(title), leadingTo: destination, isActive: isActive)
    }

    @available(iOS, deprecated: 100000)
    public nonisolated init<V: Hashable>(_ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>) {
        self.init(label: Text(titleKey), leadingTo: destination, tag: tag, selection: selection)
    }

    @_disfavoredOverload @available(iOS, deprecated: 100000)
    public nonisolated init<S: StringProtocol, V: Hashable>(_ title: S, destination: Destination, tag: V, selection: Binding<V?>) {
        self.init(label: Text(title), leadingTo: destination, tag: tag, selection: selection)
    }
}

extension NavigationSplitView {
    /// - Support: partial: the bindings are not read.
    @MainActor @preconcurrency
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.init(sidebar: sidebar, content: content, detail: detail) }
}
