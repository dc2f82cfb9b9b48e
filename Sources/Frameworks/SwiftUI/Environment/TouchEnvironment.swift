import FoundationOverlay
import ViewEngine

private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }
private enum ScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum TouchableKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum BelowBarKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// What pulling a list down does.
    public internal(set) var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }

    public var isScrollEnabled: Bool {
        get { self[ScrollEnabledKey.self] }
        set { self[ScrollEnabledKey.self] = newValue }
    }

    /// Whether touches reach the view.
    var isTouchable: Bool {
        get { self[TouchableKey.self] }
        set { self[TouchableKey.self] = newValue }
    }

    /// Whether what scrolls around the view moves the bar above it.
    var scrollsBelowBar: Bool {
        get { self[BelowBarKey.self] }
        set { self[BelowBarKey.self] = newValue }
    }
}

extension View {
    /// Lets a list or scroll view of a running app be pulled down to be refreshed.
    public nonisolated func refreshable(@_inheritActorContext action: @escaping @Sendable () async -> Void) -> some View {
        changingEnvironment { $0.refresh = RefreshAction(action) }
    }
    public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
        changingEnvironment { if disabled { $0.isScrollEnabled = false } }
    }
}
