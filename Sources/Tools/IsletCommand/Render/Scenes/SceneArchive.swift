import Devices
import IsletModel
import Scenes
import Snapshot

/// Everything of a bundle that scenes show, archived.
struct SceneArchive {
    struct Widget {
        var name: String
        var family: WidgetFamily
        var views: [SceneViewKey: Snapshot]
    }

    /// A Live Activity in one state, and the same when its content is out of date.
    struct Activity {
        var name: String
        var current: SceneActivityViews
        var stale: SceneActivityViews?
    }

    var widgets: [Widget] = []
    var activities: [Activity] = []
}
