import Activities
import DeviceDriver
import ExtensionProtocol
import Foundation
import IsletModel
import WidgetSystem

/// The events of scenarios, as files, standard input and programs name them.
public enum ScenarioEventName: String, CaseIterable, Hashable, Sendable {
    // Apps
    case openApp = "open-app"
    case background
    case killApp = "kill-app"
    case openURL = "open-url"
    case tap
    case enter
    case submit
    case doubleTap = "double-tap"
    case press
    case drag
    case pinch
    case scroll
    case updateApp = "update-app"
    case removeApp = "remove-app"
    case session

    // Widgets
    case showGallery = "show-gallery"
    case addWidget = "add-widget"
    case editWidget = "edit-widget"
    case moveWidget = "move-widget"
    case removeWidget = "remove-widget"
    case look
    case swipeStack = "swipe-stack"
    case tapWidget = "tap-widget"
    case pullToRefresh = "pull-to-refresh"
    case reloadWidgets = "reload-widgets"
    case invalidateRelevance = "invalidate-relevance"
    case pushWidgets = "push-widgets"
    case useMemory = "use-memory"

    // Controls
    case showControls = "show-controls"
    case useControl = "use-control"
    case editControl = "edit-control"

    // Activities
    case startActivity = "start-activity"
    case updateActivity = "update-activity"
    case endActivity = "end-activity"
    case swipeActivity = "swipe-activity"
    case allowActivities = "allow-activities"
    case renewPushToken = "renew-push-token"
    case holdIsland = "hold-island"
    case collapseIsland = "collapse-island"
    case swipeIsland = "swipe-island"
    case dismissAlert = "dismiss-alert"
    case connectMirror = "connect-mirror"

    // Pushes
    case push
    case allowNotifications = "allow-notifications"
    case openNotification = "open-notification"

    // The device
    case lock
    case unlock
    case reboot
    case online
    case offline
    case lowPower = "low-power"
    case locale
    case textSize = "text-size"
    case highContrast = "high-contrast"
    case accessibility
    case timeZone = "time-zone"
    case location
}

/// What a scenario can let happen; ``ScenarioEventName`` says how each is written.
public enum ScenarioAction: Equatable, Sendable {
    // Apps
    case openApp(String?)
    case background(String?)
    case killApp(String?)
    case openURL(String, app: String?)
    /// Somebody uses a control of the app in the foreground.
    case useControl(AppControlReference, AppGesture, app: String?)
    /// An update of the app that drops these kinds and families.
    case updateApp(String?, withoutKinds: [String], withoutFamilies: [String])
    case removeApp(String?)
    /// The app plays audio, navigates or is debugged, or no longer does.
    case session(AppSession, isActive: Bool, app: String?)

    // Widgets
    case showGallery(app: String?)
    case addWidget(ScenarioWidget)
    case editWidget(ScenarioWidget, configuration: String)
    case moveWidget(ScenarioWidget, to: String)
    case removeWidget(ScenarioWidget)
    /// The person looks at the Home Screen or another place.
    case look(place: String)
    case swipeStack(Int, ScenarioWidget)
    /// On a link, on a button or toggle, or beside them.
    case tapWidget(ScenarioWidget, url: String?, control: String?)
    case pullToRefresh(app: String?)
    case reloadWidgets(kind: String?, app: String?)
    case invalidateRelevance(kind: String, app: String?)
    case pushWidgets(app: String?)
    /// Private memory of an extension's process, in bytes.
    case useMemory(Int, for: MemoryUse, extension: String?)

    // Controls
    /// The person opens Control Center.
    case showControls
    case useSystemControl(kind: String?, app: String?)
    case editControl(kind: String?, app: String?, configuration: String?)

    // Activities
    case startActivity(attributesType: String?, attributes: Data, state: Data, options: ScenarioActivityOptions)
    case updateActivity(String?, state: Data, options: ScenarioActivityOptions)
    case endActivity(String?, state: Data?, dismissal: String, options: ScenarioActivityOptions)
    case swipeActivity(String?)
    case allowActivities(Bool, frequentPushes: Bool, app: String?)
    case renewPushToken(activity: String?)
    /// Touch and hold.
    case holdIsland(activity: String?)
    case collapseIsland
    case swipeIsland
    case dismissAlert
    /// How well another device is reached that mirrors activities.
    case connectMirror(ActivityMirror.Device, ActivityMirror.Connection)

    // Pushes
    case push(OutgoingPush, app: String?)
    case allowNotifications(Bool, app: String?)
    case openNotification(String?, app: String?)

    // The device
    case lock
    case unlock
    case reboot
    case network(isOnline: Bool)
    case lowPower(Bool)
    case locale(String)
    case textSize(String)
    case highContrast(Bool)
    /// A setting by the name that ``AccessibilitySetting`` gives it.
    case accessibility(AccessibilitySetting, Bool)
    case timeZone(String)
    case location
}
