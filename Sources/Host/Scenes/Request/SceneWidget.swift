import Devices
import IsletModel
import Snapshot

/// A widget with its archived view.
public struct SceneWidget: Sendable {
    /// The app's name, which stands below the widget.
    public var name: String
    public var family: WidgetFamily
    public var snapshot: Snapshot
    /// What ``ScenePart`` calls it; empty where nobody asks.
    public var id: String

    public init(name: String, family: WidgetFamily, snapshot: Snapshot, id: String = "") {
        self.id = id
        self.name = name
        self.family = family
        self.snapshot = snapshot
    }
}
