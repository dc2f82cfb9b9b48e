import Foundation

/// The numbers and habits of the system that Live Activities are judged by. Each comes from
/// `Data/activities/numbers.json`, with its source and how sure it is.
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
    /// Which sequences begin with the current value.
    public var contentUpdatesStartWithCurrent: Bool
    public var stateUpdatesStartWithCurrent: Bool
    public var enablementUpdatesStartWithCurrent: Bool

    /// The rules of `Data/activities/numbers.json`.
    public static let standard = ActivityRules(file: BundledData.read("activities/numbers", in: .module))

    private struct Rule<Value: Decodable>: Decodable {
        var value: Value
    }

    private struct File: Decodable {
        var payloadBytes, heavyFieldBytes, activitiesPerApp, activitiesInAll, pushTokenBytes: Rule<Int>
        var activeSeconds, lingerSeconds, futureTimestampSeconds, alertExpansionSeconds: Rule<Double>
        var pushTokenDelaySeconds, watchDelaySeconds, carPlayDelaySeconds: Rule<Double>
        var staleAtStartIsHidden, minimalNeedsSeveralApps: Rule<Bool>
        var contentUpdatesStartWithCurrent, stateUpdatesStartWithCurrent, enablementUpdatesStartWithCurrent: Rule<Bool>
    }

    private init(file: File) {
        payloadBytes = file.payloadBytes.value
        heavyFieldBytes = file.heavyFieldBytes.value
        activitiesPerApp = file.activitiesPerApp.value
        activitiesInAll = file.activitiesInAll.value
        activeSeconds = file.activeSeconds.value
        lingerSeconds = file.lingerSeconds.value
        futureTimestampSeconds = file.futureTimestampSeconds.value
        staleAtStartIsHidden = file.staleAtStartIsHidden.value
        minimalNeedsSeveralApps = file.minimalNeedsSeveralApps.value
        alertExpansionSeconds = file.alertExpansionSeconds.value
        pushTokenBytes = file.pushTokenBytes.value
        pushTokenDelaySeconds = file.pushTokenDelaySeconds.value
        watchDelaySeconds = file.watchDelaySeconds.value
        carPlayDelaySeconds = file.carPlayDelaySeconds.value
        contentUpdatesStartWithCurrent = file.contentUpdatesStartWithCurrent.value
        stateUpdatesStartWithCurrent = file.stateUpdatesStartWithCurrent.value
        enablementUpdatesStartWithCurrent = file.enablementUpdatesStartWithCurrent.value
    }
}
