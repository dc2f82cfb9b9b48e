import ExtensionProtocol
import Foundation

/// What a scenario can let happen. The raw value of each case's name is how a scenario file writes it; see ``ScenarioReader``.
enum ScenarioAction: Equatable, Sendable {
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

    // Widgets
    case addWidget(ScenarioWidget)
    case editWidget(ScenarioWidget, configuration: String)
    case removeWidget(ScenarioWidget)
    /// The person looks at the Home Screen or another place.
    case look(place: String)
    /// On a link, on a button or toggle, or beside them.
    case tapWidget(ScenarioWidget, url: String?, control: String?)
    case reloadWidgets(kind: String?, app: String?)
    case pushWidgets(app: String?)

    // Activities
    case startActivity(attributesType: String?, attributes: Data, state: Data, options: ScenarioActivityOptions)
    case updateActivity(String?, state: Data, options: ScenarioActivityOptions)
    case endActivity(String?, state: Data?, dismissal: String, options: ScenarioActivityOptions)
    case swipeActivity(String?)
    case allowActivities(Bool, app: String?)

    // The device
    case lock
    case unlock
    case reboot
    case network(isOnline: Bool)
    case lowPower(Bool)
    case locale(String)
    case textSize(String)
}

/// A widget as a scenario names it: kind and family, where the bundle leaves a choice.
struct ScenarioWidget: Equatable, Sendable {
    var kind: String?
    var family: String?
    var app: String?
    var place: String?
    var configuration: String?
    /// Number of the Smart Stack it is put in.
    var stack: Int?
}

/// What an activity's content carries beside its state.
struct ScenarioActivityOptions: Equatable, Sendable {
    /// Seconds from the event to the moment the content is stale.
    var staleAfter: Double?
    var relevance: Double?
    var alertTitle: String?
    var alertBody: String?
    /// Seconds from the event to the dismissal, for the dismissal `after`.
    var dismissAfter: Double?
    /// By push instead of by the app.
    var isPush = false
}
