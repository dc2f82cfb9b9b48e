import Foundation

/// The numbers and habits of the system that Live Activities are judged by.
public struct ActivityRules: Sendable, Hashable, Codable {
    /// Bytes of JSON that attributes and state together may take.
    public var payloadBytes: Int
    /// Bytes of JSON from which on a field of encoded bytes is called heavy.
    public var heavyFieldBytes: Int
    /// Activities of one app that may run or wait at a time.
    public var activitiesPerApp: Int
    /// Activities of all apps that may run or wait at a time.
    public var activitiesInAll: Int
    /// Seconds from the start after which the system ends an activity.
    public var activeSeconds: Double
    /// Seconds an ended activity may stay on the Lock Screen.
    public var lingerSeconds: Double
    /// Seconds a timestamp may lie ahead before it is taken for a mistake.
    public var futureTimestampSeconds: Double
    /// Whether an activity that is stale when it starts is never shown.
    public var staleAtStartIsHidden: Bool
    /// Whether two activities of one app share one place in the Dynamic Island.
    public var minimalNeedsSeveralApps: Bool
    /// Seconds the expanded presentation stays open after an alert.
    public var alertExpansionSeconds: Double
    /// Length of a push token.
    public var pushTokenBytes: Int
    /// Seconds from the request until the push token is there.
    public var pushTokenDelaySeconds: Double
    /// Seconds until the watch shows what the iPhone shows.
    public var watchDelaySeconds: Double
    /// Seconds until CarPlay shows what the iPhone shows.
    public var carPlayDelaySeconds: Double
    /// Seconds until a Mac's menu bar shows what the iPhone shows.
    public var macDelaySeconds: Double
    /// Which sequences begin with the current value.
    public var contentUpdatesStartWithCurrent: Bool
    public var stateUpdatesStartWithCurrent: Bool
    public var enablementUpdatesStartWithCurrent: Bool

    public static var standard: ActivityRules { SystemProfile.standard.activities }

    init(_ values: ProfileValues) throws(ProfileProblem) {
        payloadBytes = try values.count("activities.payloadBytes")
        heavyFieldBytes = try values.count("activities.heavyFieldBytes")
        activitiesPerApp = try values.count("activities.activitiesPerApp")
        activitiesInAll = try values.count("activities.activitiesInAll")
        activeSeconds = try values.number("activities.activeSeconds")
        lingerSeconds = try values.number("activities.lingerSeconds")
        futureTimestampSeconds = try values.number("activities.futureTimestampSeconds")
        staleAtStartIsHidden = try values.flag("activities.staleAtStartIsHidden")
        minimalNeedsSeveralApps = try values.flag("activities.minimalNeedsSeveralApps")
        alertExpansionSeconds = try values.number("activities.alertExpansionSeconds")
        pushTokenBytes = try values.count("activities.pushTokenBytes")
        pushTokenDelaySeconds = try values.number("activities.pushTokenDelaySeconds")
        watchDelaySeconds = try values.number("activities.watchDelaySeconds")
        carPlayDelaySeconds = try values.number("activities.carPlayDelaySeconds")
        macDelaySeconds = try values.number("activities.macDelaySeconds")
        contentUpdatesStartWithCurrent = try values.flag("activities.contentUpdatesStartWithCurrent")
        stateUpdatesStartWithCurrent = try values.flag("activities.stateUpdatesStartWithCurrent")
        enablementUpdatesStartWithCurrent = try values.flag("activities.enablementUpdatesStartWithCurrent")
    }
}
