import ExtensionRuntime
import Combine
import FoundationOverlay
import Observation
import ViewEngine

extension WindowGroup {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(content: content) }
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) { self.init(content: content) }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.init(content: content) }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) { self.init(content: content) }
}

extension Scene {
    /// - Support: works in a running app.
    public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void) -> some Scene {
        EventScene(content: self, kind: .change(of: value, isInitial: initial, action))
    }
    /// - Support: works in a running app.
    public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some Scene {
        EventScene(content: self, kind: .change(of: value, isInitial: initial) { _, _ in action() })
    }
    /// - Support: works in a running app.
    @_disfavoredOverload
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some Scene {
        EventScene(content: self, kind: .change(of: value) { action($1) })
    }
    /// - Support: partial: runs for the news of background URL sessions; the app is never woken to refresh.
    public func backgroundTask<D: Sendable, R: Sendable>(_ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R) -> some Scene {
        BackgroundTaskScene(content: self, task: task, action: action)
    }
}

// What scenes are told beyond their windows: accepted without effect.
extension Scene {
    /// - Support: accepted, without effect: there is no menu bar.
    public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }
    /// - Support: accepted, without effect: only the first window is drawn.
    public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
    /// - Support: accepted, without effect: only the first window is drawn.
    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
        EnvironmentScene(content: self) { $0[keyPath: keyPath] = value }
    }

    public func transformEnvironment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void) -> some Scene {
        EnvironmentScene(content: self) { transform(&$0[keyPath: keyPath]) }
    }

    /// The store of every `AppStorage` in the scene that names none.
    public func defaultAppStorage(_ store: UserDefaults) -> some Scene { EnvironmentScene(content: self) { $0.defaultAppStorage = store } }

    public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        EnvironmentScene(content: self) { $0[objectOf: ObjectIdentifier(T.self)] = object }
    }

    public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        EnvironmentScene(content: self) { $0[objectOf: ObjectIdentifier(T.self)] = object }
    }
}

/// A scene in a changed environment.
private struct EnvironmentScene<Content: Scene>: Scene {
    typealias Body = Never
    let content: Content
    let change: @MainActor (inout EnvironmentValues) -> Void

    func _collectScenes(_ contents: inout ExtensionContents) {
        let first = contents.windows.count
        content._collectScenes(&contents)
        let change = change
        for index in contents.windows.indices.dropFirst(first) {
            let window = contents.windows[index]
            contents.windows[index] = { evaluation in evaluation.withEnvironment(change) { window(evaluation) } }
        }
    }
}
