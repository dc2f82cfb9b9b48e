import Foundation

/// What came of an event.
public enum ActivityAction: Codable, Hashable, Sendable {
    /// A request failed.
    case refused(ActivityRefusal, id: String)
    /// An activity changed: the record as it is now, and in what.
    case changed(ActivityRecord, ActivityChange)
    case alert(ActivityAlert, id: String)
    /// The activity needs a push token.
    case needsPushToken(id: String)
    /// What an app may do changed.
    case permissions(ActivityPermissions, app: String)
    /// Something a developer should know.
    case found(ActivityFinding)
}

/// In what an activity changed.
public struct ActivityChange: OptionSet, Codable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It is new.
    public static let created = ActivityChange(rawValue: 1)
    /// Its phase.
    public static let phase = ActivityChange(rawValue: 2)
    /// Its state, stale date or relevance.
    public static let content = ActivityChange(rawValue: 4)
    /// What it looks like: its views must be archived again.
    public static let look = ActivityChange(rawValue: 8)
    /// Its push token.
    public static let token = ActivityChange(rawValue: 16)
}

/// A line of the ledger: when something came of an event, and what.
public struct ActivityEntry: Codable, Hashable, Sendable {
    public var date: Date
    public var action: ActivityAction

    public init(date: Date, action: ActivityAction) {
        self.date = date
        self.action = action
    }
}
