import FoundationOverlay
import ViewEngine

private enum DefaultAppStorageKey: EnvironmentKey { static var defaultValue: UserDefaults? { nil } }

extension EnvironmentValues {
    /// Where `AppStorage` keeps its values that names no store; nil for the standard one.
    var defaultAppStorage: UserDefaults? {
        get { self[DefaultAppStorageKey.self] }
        set { self[DefaultAppStorageKey.self] = newValue }
    }
}

extension View {
    /// The store of every `AppStorage` in the view that names none.
    public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View { changingEnvironment { $0.defaultAppStorage = store } }
}
