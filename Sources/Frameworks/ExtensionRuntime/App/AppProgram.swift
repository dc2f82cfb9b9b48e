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
    /// Launches a program that nobody has launched, where its window shows nothing before, and returns what was found when it is at rest.
    func launchToDraw(on screen: RenderVariant?) async -> [SnapshotDiagnostic]
}

extension AppProgram {
    public func launchToDraw(on screen: RenderVariant?) async -> [SnapshotDiagnostic] { [] }
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
