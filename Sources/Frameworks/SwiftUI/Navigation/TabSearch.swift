import ViewEngine

/// What the screen of a tab to search with searches for: its field stands in the bar with the tabs.
enum TabSearchKey: PreferenceKey {
    static var defaultValue: BarSearch? { nil }
    static func reduce(value: inout BarSearch?, nextValue: () -> BarSearch?) { value = nextValue() ?? value }
}

private enum InTabsKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum InSearchTabKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether the screen is one of a tab view whose bar lies below it.
    var isInTabs: Bool {
        get { self[InTabsKey.self] }
        set { self[InTabsKey.self] = newValue }
    }

    /// Whether the screen's field to search with stands in the bar with the tabs.
    var isInSearchTab: Bool {
        get { self[InSearchTabKey.self] }
        set { self[InSearchTabKey.self] = newValue }
    }
}
