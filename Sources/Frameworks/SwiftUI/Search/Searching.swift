import FoundationOverlay
import ViewEngine

/// Ends a search.
@MainActor @preconcurrency
public struct DismissSearchAction: Sendable {
    private let action: (@MainActor @Sendable () -> Void)?

    nonisolated init(_ action: (@MainActor @Sendable () -> Void)? = nil) { self.action = action }

    public func callAsFunction() { action?() }
}

private enum SearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum DismissSearchKey: EnvironmentKey { static var defaultValue: DismissSearchAction { DismissSearchAction() } }

extension EnvironmentValues {
    /// - Support: works in a running app: true while a person searches, there is something to search for, or the search's binding says so.
    public internal(set) var isSearching: Bool {
        get { self[SearchingKey.self] }
        set { self[SearchingKey.self] = newValue }
    }

    /// Takes away what is searched for.
    public internal(set) var dismissSearch: DismissSearchAction {
        get { self[DismissSearchKey.self] }
        set { self[DismissSearchKey.self] = newValue }
    }
}
