import FoundationOverlay
import ViewEngine

extension View {
    public nonisolated func navigationTitle(_ title: Text) -> some View {
        changingBar { $0.title = title }
    }
    public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }
    @_disfavoredOverload
    public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }
    public nonisolated func navigationTitle(_ title: Binding<String>) -> some View { navigationTitle(Text(verbatim: title.wrappedValue)) }

    @available(iOS, deprecated: 100000)
    public nonisolated func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
    @available(iOS, deprecated: 100000)
    public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }
    @_disfavoredOverload @available(iOS, deprecated: 100000)
    public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }
    @available(iOS, deprecated: 100000)
    public nonisolated func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }
    @available(iOS, deprecated: 100000)
    public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
    }
    @_disfavoredOverload @available(iOS, deprecated: 100000)
    public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }
}

/// The bar above a screen.
public struct NavigationBarItem: Sendable {
    public enum TitleDisplayMode: Hashable, Sendable { case automatic, inline, large, inlineLarge }
}
