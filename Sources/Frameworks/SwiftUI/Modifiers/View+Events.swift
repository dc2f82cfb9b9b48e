import Combine
import FoundationOverlay
import Snapshot
import ViewEngine

// Events happen in a running app. In an archived view nobody sends any, and no task runs.
extension View {
    /// - Support: works in a running app.
    public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        EventView(content: self, role: "onDisappear", kind: .disappear(action ?? {}))
    }
    /// - Support: works in a running app.
    public nonisolated func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
    ) -> some View { EventView(content: TaskView(content: self), role: "task", kind: .task(id: nil, priority, action)) }
    /// - Support: works in a running app.
    public nonisolated func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
    ) -> some View {
        EventView(content: TaskView(content: self), role: "task", kind: .task(id: ComparedValue(value), priority, action))
    }

    /// - Support: works in a running app.
    public nonisolated func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View
    where P.Failure == Never {
        EventView(content: self, role: "onReceive", kind: .messages(of: publisher, action))
    }
    /// - Support: works in a running app.
    public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        EventView(content: self, role: "onOpenURL", kind: .url(action))
    }
    /// Whether links in the view are opened by the app, in a browser of its own.
    /// - Support: accepted, without effect: links are opened as they are everywhere.
    public nonisolated func onOpenURL(prefersInApp: Bool) -> some View { self }
    /// - Support: works in a running app.
    public nonisolated func onContinueUserActivity(_ activityType: String, perform action: @escaping (NSUserActivity) -> Void) -> some View {
        EventView(content: self, role: "onContinueUserActivity", kind: .activity(type: activityType, action))
    }
}

// Accepted without effect.
extension View {
    /// - Support: accepted, without effect: nothing is handed off.
    public nonisolated func userActivity(_ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void) -> some View {
        self
    }
    /// - Support: accepted, without effect: there is no pointer.
    public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
    /// - Support: works
    public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View { changingEnvironment { if !enabled { $0.isTouchable = false } } }
    /// - Support: accepted, without effect: a control is used by its name.
    public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
    /// - Support: accepted, without effect: a control is used by its name.
    public nonisolated func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View { self }
    /// - Support: accepted, without effect: there is no pointer.
    public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
    /// - Support: accepted, without effect: nothing is felt.
    public nonisolated func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }
    /// - Support: accepted, without effect: there is no status bar.
    public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }
    /// - Support: works
    public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View { changingEnvironment { $0.colorScheme = colorScheme } }
}

/// A view with work that never starts, because the view is archived. In a Live Activity, which has no provider to do the work
/// in its place, that is said.
private struct TaskView<Content: View> {
    let content: Content
}

extension TaskView: View, _PrimitiveView {
    typealias Body = Never

    func _evaluate(_ evaluation: Evaluation) {
        if evaluation.environment._renderVariant?.activity != nil {
            evaluation.archive.report(
                SnapshotDiagnostic(
                    code: .taskInLiveActivity, severity: .warning,
                    message:
                        "The closure of task(_:) never runs in a Live Activity; do the work in the app, and put the result into the content state.",
                    identity: evaluation.path.text))
        }
        content._evaluate(evaluation)
    }
}

/// What a content shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let interaction = ContentShapeKinds(rawValue: 1)
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    public static let accessibility = ContentShapeKinds(rawValue: 16)
}

public struct HoverEffect: Sendable {
    public static let automatic = HoverEffect()
    public static let highlight = HoverEffect()
    public static let lift = HoverEffect()
}
