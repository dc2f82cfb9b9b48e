import Foundation
import IsletModel

/// How many pushes of high priority a device still takes for Live Activities of an app.
public struct PushBudget: Codable, Hashable, Sendable {
    /// When pushes of the last hour came, by app.
    private var spent: [String: [Date]] = [:]

    public init() {}

    /// Pushes of the last hour.
    public func count(of app: String, at time: Date) -> Int { spent[app, default: []].count { time.timeIntervalSince($0) < Self.period } }

    static let period = 3600.0

    /// Takes one of so many an hour out of a budget of its own; false where it is spent.
    public mutating func take(_ name: String, of app: String, limit: Int, at time: Date) -> Bool {
        let key = "\(app) \(name)"
        let recent = spent[key, default: []].filter { time.timeIntervalSince($0) < Self.period }
        spent[key] = recent.count < limit ? recent + [time] : recent
        return recent.count < limit
    }

    /// Takes a push out of the budget; false where it is spent. Pushes of lower priority cost nothing.
    public mutating func take(_ priority: NotificationHeaders.Priority, of app: String, isFrequent: Bool, at time: Date, rules: PushRules) -> Bool {
        guard priority == .immediate else { return true }
        let recent = spent[app, default: []].filter { time.timeIntervalSince($0) < Self.period }
        spent[app] = recent
        guard recent.count < (isFrequent ? rules.frequentActivityPushesPerHour : rules.activityPushesPerHour) else { return false }
        spent[app]?.append(time)
        return true
    }
}
