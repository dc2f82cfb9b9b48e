/// The events of scenarios, as files, standard input and programs name them.
public enum ScenarioEventName: String, CaseIterable, Hashable, Sendable {
    // Apps
    case openApp = "open-app"
    case background
    case killApp = "kill-app"
    case openURL = "open-url"
    case tap
    case enter
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
    case timeZone = "time-zone"
    case location
}

/// What an event takes, what it does, and how it is read.
public struct ScenarioEventSpecification: Sendable {
    /// A member beside `at` and `event`.
    public struct Member: Hashable, Sendable {
        public var name: String
        /// What it is, in a few words.
        public var help: String
        public var isRequired: Bool
    }

    public var members: [Member]
    /// What happens, in one sentence.
    public var help: String
    let read: @Sendable (ScenarioMembers) throws(ScenarioProblem) -> ScenarioAction

    init(_ help: String, _ members: [Member] = [], read: @escaping @Sendable (ScenarioMembers) throws(ScenarioProblem) -> ScenarioAction) {
        self.help = help
        self.members = members
        self.read = read
    }
}

extension ScenarioEventSpecification.Member {
    static func must(_ name: String, _ help: String) -> Self { Self(name: name, help: help, isRequired: true) }
    static func may(_ name: String, _ help: String) -> Self { Self(name: name, help: help, isRequired: false) }

    static let app = may("app", "bundle identifier, where there are several apps")
    static let activity = may("activity", "activity-1 is the first that started; the last one unless given")
    static let on = must("on", "true or false")

    /// How a widget is named.
    static let widget = [
        may("kind", "the widget's kind"), may("family", "such as systemSmall"), app, may("place", "where it lies, as for look"),
        may("configuration", "JSON of its parameters"), may("stack", "number of its Smart Stack"),
    ]
    /// What comes with an activity's content.
    static let content = [
        may("stale-after", "a length of time"), may("relevance", "a score"), may("alert-title", "text"), may("alert-body", "text"),
        may("push", "true where a push brings it"),
    ]
}
