import ExtensionProtocol
import FoundationOverlay
import Snapshot
import ViewEngine

/// The interface of an app, as the director of its life sees it.
@MainActor
public protocol _AppInterface: AnyObject {
    /// Whether the app's life is told to scenes alone, and the app delegate is not asked to open URLs.
    var isMadeOfScenes: Bool { get }
    /// Whether the app shows the storyboard that its Info.plist names.
    var showsMainStoryboard: Bool { get }
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
    /// Carries out what is due, and makes the views again as far as is asked.
    func update(_ reach: _InterfaceUpdate)
    var controls: [_UsableControl] { get }
    /// Whether somebody watches the window; said before it is made, and later.
    var watching: _WindowWatching { get set }
    /// Whether the window, which is watched, shows something else in the next moment.
    var isMoving: Bool { get }
    /// Takes a step of touches in the window.
    func touch(_ step: TouchStep)
    var runningTasks: Int { get }
    var isUpToDate: Bool { get }
    /// Returns when nothing is under way, or ``stopSettling()`` is called.
    func settle() async
    func stopSettling()
    func takeFindings() -> [SnapshotDiagnostic]
    func window(_ index: Int) -> (@MainActor (Evaluation) -> Void)?
    /// What a window shows in these surroundings, where nothing has happened since it was made.
    func snapshot(ofWindow index: Int, in surroundings: RenderVariant) -> Snapshot?
}

/// Whether somebody watches a window.
public enum _WindowWatching: Sendable {
    case nobody
    /// While the time stands.
    case standing
    /// While the time passes.
    case passing
}

/// When the views of an interface are made again.
public enum _InterfaceUpdate: Sendable {
    /// Where something that they read has changed.
    case due
    /// Where something has changed or time has passed.
    case ofTheMoment
    /// In any case: something may have changed of which nothing says that the views read it.
    case always
}

/// A control of an app's window, and what can be done to it.
public struct _UsableControl {
    public let control: AppControl
    public var tap: (@MainActor () -> Void)?
    public var enter: (@MainActor (String) -> Void)?
    /// Ends the writing.
    public var submit: (@MainActor () -> Void)?
    public var scroll: (@MainActor (CGSize) -> Bool)?
    /// A finger leaves it with a speed, in points a second.
    public var rest: (@MainActor (CGSize) -> Void)?
    /// Carries out a whole gesture, whose steps are made for the control's frame. False where nothing recognizes it.
    public var touch: (@MainActor ((CGRect) -> [TouchStep]) -> Bool)?

    public init(_ control: AppControl) { self.control = control }
}
