import ExtensionRuntime
import FoundationOverlay
import ViewEngine

/// A task that the system runs in the background.
public struct BackgroundTask<Request: Sendable, Response: Sendable>: Sendable {
    enum Kind: Sendable {
        case appRefresh
        case urlSession
    }

    let kind: Kind
    /// Which tasks or sessions are meant.
    let matches: @Sendable (String) -> Bool
    let request: @Sendable (String) -> Request?
}

extension BackgroundTask where Request == Void, Response == Void {
    public static func appRefresh(_ identifier: String) -> BackgroundTask {
        BackgroundTask(kind: .appRefresh, matches: { $0 == identifier }, request: { _ in () })
    }
    public static func urlSession(_ identifier: String) -> BackgroundTask {
        BackgroundTask(kind: .urlSession, matches: { $0 == identifier }, request: { _ in () })
    }
}

extension BackgroundTask where Request == String, Response == Void {
    /// The news of every session that `matching` accepts; the task is told the session's identifier.
    public static func urlSession(matching: @escaping @Sendable (String) -> Bool) -> BackgroundTask {
        BackgroundTask(kind: .urlSession, matches: matching, request: { $0 })
    }
}

/// A scene with a task for the background.
struct BackgroundTaskScene<Content: Scene, D: Sendable, R: Sendable>: Scene {
    typealias Body = Never
    let content: Content
    let task: BackgroundTask<D, R>
    let action: @Sendable (D) async -> R

    func _collectScenes(_ contents: inout ExtensionContents) {
        content._collectScenes(&contents)
        guard task.kind == .urlSession else { return }
        let (task, action) = (task, action)
        contents.backgroundSessionHandlers.append(
            BackgroundSessionHandler(matches: task.matches) { identifier, completion in
                nonisolated(unsafe) let completion = completion
                guard let request = task.request(identifier) else { return completion() }
                Task { @MainActor in
                    _ = await action(request)
                    completion()
                }
            })
    }
}

/// A scene with something to be done when an event happens.
struct EventScene<Content: Scene>: Scene {
    typealias Body = Never
    let content: Content
    let kind: ViewEffect.Kind

    func _collectScenes(_ contents: inout ExtensionContents) {
        if let evaluation = contents.evaluation { evaluation.archive.pass.note(kind, at: evaluation.place(of: "Scene")) }
        content._collectScenes(&contents)
    }
}
