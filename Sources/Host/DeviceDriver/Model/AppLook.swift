import ExtensionProtocol
import Snapshot

/// What an app's window shows.
public struct AppLook: Sendable {
    /// Nil where the app has no window.
    public var window: Snapshot?
    /// What takes touches or text in it, from the back to the front.
    public var controls: [AppControl]
    public var diagnostics: [SnapshotDiagnostic] = []
    /// Whether it shows something else in the next moment; of a window that is watched alone.
    public var isMoving = false
}
