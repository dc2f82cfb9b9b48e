import ExtensionProtocol
import Snapshot
import ViewEngine

/// An app whose life the host directs.
@MainActor
public protocol AppProgram: AnyObject {
    /// Carries an event out. Called for one event after the other.
    func handle(_ event: AppEvent) async -> AppAnswer
    /// Appends the views of a window as they are now; nil where the window is not open.
    func window(_ index: Int) -> (@MainActor (Evaluation) -> Void)?
    /// What a window shows now in these surroundings, where that is known already.
    func snapshot(ofWindow index: Int, in surroundings: RenderVariant) -> Snapshot?
    /// Launches a program that nobody else has launched, for its window shows what it does then, and returns when it is at rest; nil where it
    /// was launched to be used.
    func launchToDraw(on screen: RenderVariant?) async -> LaunchedWindow?
}

extension AppProgram {
    public func launchToDraw(on screen: RenderVariant?) async -> LaunchedWindow? { nil }
}

/// The window of a program that was launched to be drawn.
public struct LaunchedWindow {
    public var layout: PreviewTraits.Layout
    public var diagnostics: [SnapshotDiagnostic]

    public init(layout: PreviewTraits.Layout, diagnostics: [SnapshotDiagnostic]) { (self.layout, self.diagnostics) = (layout, diagnostics) }
}

/// Takes the news of background URL sessions, in an extension.
public struct BackgroundSessionHandler {
    public let matches: (String) -> Bool
    /// Called with the session's identifier and what to call when all is done.
    public let handle: @MainActor (String, @escaping () -> Void) -> Void

    public init(matches: @escaping (String) -> Bool, handle: @escaping @MainActor (String, @escaping () -> Void) -> Void) {
        self.matches = matches
        self.handle = handle
    }
}
