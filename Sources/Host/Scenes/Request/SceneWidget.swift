import Devices
import IsletModel
import Snapshot

/// A widget with its archived view.
public struct SceneWidget: Sendable {
    /// The app's name, which stands below the widget.
    public var name: String
    public var family: WidgetFamily
    public var snapshot: Snapshot

    public init(name: String, family: WidgetFamily, snapshot: Snapshot) {
        self.name = name
        self.family = family
        self.snapshot = snapshot
    }
}
