import FoundationOverlay
import UIKit
import ViewEngine

/// Where an app or scene stands.
public enum ScenePhase: Comparable, Hashable, Sendable {
    case background
    case inactive
    case active
}

/// Opens URLs. From an archived view nothing is opened.
/// - Support: works in a running app: the system is asked; without effect in an archived view.
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
    /// What became of a URL.
    public struct Result: Sendable {
        enum Kind: Sendable {
            case handled, discarded
            /// The system opens this URL; nil for the one it was asked for.
            case system(URL?)
        }

        let kind: Kind
        public static let handled = Result(kind: .handled)
        public static let discarded = Result(kind: .discarded)
        public static let systemAction = Result(kind: .system(nil))
        public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
    }

    private let handler: (@MainActor (URL) -> Result)?

    nonisolated init() { handler = nil }
    public nonisolated init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

    /// Asks the system to open a URL.
    nonisolated static var system: OpenURLAction { OpenURLAction { _ in .systemAction } }

    public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

    /// - Parameter prefersInApp: Has no effect: what opens links is not the app's own.
    public func callAsFunction(_ url: URL, prefersInApp: Bool) { callAsFunction(url) }

    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        switch handler?(url).kind {
        case nil, .discarded: completion(false)
        case .handled: completion(true)
        case .system(let other): UIApplication.shared.open(other ?? url) { completion($0) }
        }
    }
}

/// Closes the presentation a view lies in, or goes back from its screen. Nothing is presented in an archived view.
/// - Support: works in a running app; without effect in an archived view.
@MainActor @preconcurrency
public struct DismissAction: Sendable {
    /// Whether there is something to close.
    nonisolated let isPresented: Bool
    private let dismiss: (@MainActor () -> Void)?

    nonisolated init() { (isPresented, dismiss) = (false, nil) }
    init(isPresented: Bool, _ dismiss: @escaping @MainActor () -> Void) { (self.isPresented, self.dismiss) = (isPresented, dismiss) }

    public func callAsFunction() { dismiss?() }
}

/// Refreshes content.
/// - Support: accepted, without effect: nothing is opened or closed from an archived view.
public struct RefreshAction: Sendable {
    private let action: @Sendable () async -> Void
    init(_ action: @escaping @Sendable () async -> Void) { self.action = action }
    public func callAsFunction() async { await action() }
}

/// Whether a view is presented, in the first form of the API.
/// - Support: works in a running app; without effect in an archived view.
public struct PresentationMode: Sendable {
    let action: DismissAction
    public var isPresented: Bool { action.isPresented }
    public mutating func dismiss() {
        let action = action
        MainActor.assumeIsolated { action() }
    }
}

private enum ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase? { nil } }
private enum DismissKey: EnvironmentKey { static var defaultValue: DismissAction { DismissAction() } }
private enum OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction { OpenURLAction() } }

private enum FocusedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// `active` in a window, `background` in an archived view.
    public var scenePhase: ScenePhase {
        get {
            scenePhaseReading?.note()
            return self[ScenePhaseKey.self] ?? (isInAppWindow ? .active : .background)
        }
        set { self[ScenePhaseKey.self] = newValue }
    }

    /// - Support: works in a running app: the system is asked; without effect in an archived view.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }

    /// - Support: works in a running app; without effect in an archived view.
    public internal(set) var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }
    public var isPresented: Bool { dismiss.isPresented }
    /// - Support: partial: always false.
    /// Whether the view lies in the field that takes what is typed.
    public internal(set) var isFocused: Bool {
        get { self[FocusedKey.self] }
        set { self[FocusedKey.self] = newValue }
    }
    /// - Support: works in a running app; without effect in an archived view.
    public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode(action: dismiss)) }
}
