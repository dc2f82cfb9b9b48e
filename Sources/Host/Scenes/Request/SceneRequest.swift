import Activities
import Devices
import Foundation
import IsletModel

/// What a scene is composed of.
public struct SceneRequest: Sendable {
    public var kind: SceneKind
    /// The phone, or for ``SceneKind/watch`` the watch; scenes of a watch take the usual watch where a phone is given.
    public var device: Device
    public var os: OSVersion
    public var isDark = false
    /// Of the Home Screen; widgets are archived in the accented mode where it is not the standard.
    public var homeStyle = HomeStyle.standard
    /// Always-on: dimmed, and digits that change every second are hidden.
    public var isLuminanceReduced = false
    public var locale = "en_US"
    public var timeZone = "UTC"
    /// What the clocks of the scene show.
    public var moment: Date
    /// All Live Activities of the device, in any order; the system's rule says which is shown where.
    public var activities: [SceneActivity] = []
    /// The activity that is touched and held, or that an alert has opened.
    public var expandedActivity: String?
    /// What the Dynamic Island shows, where a system has decided; nil: what the rule says.
    public var island: IslandPresentation?
    /// The least height of a scene that is as high as what it shows, in points.
    public var leastHeight = 0.0
    /// Apps in the dock.
    public var apps: [SceneApp] = []
    /// Notifications on the Lock Screen, the latest last.
    public var notifications: [SceneNotification] = []
    /// In the order in which they are put on the screen. Each scene takes those whose family it shows.
    public var widgets: [SceneWidget] = []

    public init(_ kind: SceneKind, device: Device, os: OSVersion = .standard, moment: Date) {
        self.kind = kind
        self.device = device
        self.os = os
        self.moment = moment
    }
}
