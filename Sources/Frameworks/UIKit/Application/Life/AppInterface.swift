import ExtensionProtocol
import FoundationOverlay
import Snapshot
import ViewEngine

/// The interface of an app, as the director of its life sees it.
@MainActor
public protocol _AppInterface: AnyObject {
    /// Whether the app's life is told to scenes alone, and the app delegate is not asked to open URLs.
    var isMadeOfScenes: Bool { get }
    /// Makes the interface, on a screen where one is given.
    func connect(_ scene: UIWindowScene, on screen: RenderVariant?)
    func disconnect()
    func move(to screen: RenderVariant)
    func phaseChanged(to phase: AppLifecycle.Phase)
    /// False where nothing takes it.
    func open(_ url: URL) -> Bool
    /// False where nothing takes it.
    func `continue`(_ activity: NSUserActivity) -> Bool
    /// Hands over the news of a session; false where nothing takes it, and `completion` will not be called.
    func backgroundSession(_ identifier: String, _ completion: @escaping () -> Void) -> Bool
    /// Carries out what is due.
    func update()
    var controls: [_UsableControl] { get }
    var runningTasks: Int { get }
    var isUpToDate: Bool { get }
    /// Returns when nothing is under way, or ``stopSettling()`` is called.
    func settle() async
    func stopSettling()
    func takeFindings() -> [SnapshotDiagnostic]
    func window(_ index: Int) -> (@MainActor (Evaluation) -> Void)?
}

/// A control of an app's window, and what can be done to it.
public struct _UsableControl {
    public let control: AppControl
    public let tap: (@MainActor () -> Void)?
    public let enter: (@MainActor (String) -> Void)?
    public let scroll: (@MainActor (CGSize) -> Bool)?

    public init(
        _ control: AppControl, tap: (@MainActor () -> Void)?, enter: (@MainActor (String) -> Void)?, scroll: (@MainActor (CGSize) -> Bool)?
    ) { (self.control, self.tap, self.enter, self.scroll) = (control, tap, enter, scroll) }
}
