import Devices
import Snapshot

/// A widget with its archived view.
public struct SceneWidget: Sendable {
    /// The app's name, which stands below the widget.
    public var name: String
    public var family: WidgetFamilyName
    public var snapshot: Snapshot

    public init(name: String, family: WidgetFamilyName, snapshot: Snapshot) {
        self.name = name
        self.family = family
        self.snapshot = snapshot
    }
}
