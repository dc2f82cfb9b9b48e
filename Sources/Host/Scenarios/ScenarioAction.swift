import Activities
import ExtensionProtocol
import Foundation
import IsletModel
import WidgetSystem

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

    // The device
    case lock
    case unlock
    case reboot
    case network(isOnline: Bool)
    case lowPower(Bool)
    case locale(String)
    case textSize(String)
    case highContrast(Bool)
    case timeZone(String)
    case location
}

/// A widget as a scenario names it: kind and family, where the bundle leaves a choice.
public struct ScenarioWidget: Equatable, Sendable {
    public var kind: String?
    public var family: String?
    public var app: String?
    public var place: String?
    public var configuration: String?
    /// Number of the Smart Stack it is put in.
    public var stack: Int?

    public init(
        kind: String? = nil, family: String? = nil, app: String? = nil, place: String? = nil, configuration: String? = nil, stack: Int? = nil
    ) {
        (self.kind, self.family, self.app, self.place, self.configuration, self.stack) = (kind, family, app, place, configuration, stack)
    }
}

/// What an activity's content carries beside its state.
public struct ScenarioActivityOptions: Equatable, Sendable {
    /// Seconds from the event to the moment the content is stale.
    public var staleAfter: Double?
    public var relevance: Double?
    public var alertTitle: String?
    public var alertBody: String?
    /// Seconds from the event to the dismissal, for the dismissal `after`.
    public var dismissAfter: Double?
    /// By push instead of by the app.
    public var isPush: Bool

    public init(
        staleAfter: Double? = nil, relevance: Double? = nil, alertTitle: String? = nil, alertBody: String? = nil, dismissAfter: Double? = nil,
        isPush: Bool = false
    ) {
        (self.staleAfter, self.relevance, self.alertTitle, self.alertBody) = (staleAfter, relevance, alertTitle, alertBody)
        (self.dismissAfter, self.isPush) = (dismissAfter, isPush)
    }
}
