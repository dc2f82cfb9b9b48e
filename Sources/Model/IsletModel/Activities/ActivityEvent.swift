import Foundation

/// What happens to the ledger.
public enum ActivityEvent: Codable, Hashable, Sendable {
    /// An app was installed, or its Info.plist changed.
    case installed(ActivityApp)
    /// A person changed an app's settings.
    case settings(ActivitySettings, app: String)
    case appCameToForeground(String)
    case appLeftForeground(String)
    /// An activity is asked for; the system has given it its identifier.
    case request(ActivityRequest, id: String, app: String)
    case update(ActivityUpdate)
    case end(ActivityEnd)
    /// A person swiped the activity away.
    case swipedAway(String)
    /// A person closed the expanded presentation.
    case islandCollapsed(String)
    case deviceLocked
    /// A token for pushes to the activity arrived, or a new one took its place.
    case pushToken(Data, id: String)
    /// Nothing but time.
    case timePassed
}
