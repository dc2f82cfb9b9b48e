import Foundation

/// What an app asks of the system. Commands, replies and notices are plain values, so that they can cross a process boundary.
public enum ActivityCommand: Codable, Hashable, Sendable {
    case request(ActivityRequest)
    case update(ActivityUpdate)
    case end(ActivityEnd)
    /// The app's activities of one attributes type that are not dismissed.
    case activities(attributesType: String)
    case permissions
    /// The token by which pushes start activities of one attributes type.
    case pushToStartToken(attributesType: String)
    /// Something the app's side found.
    case report(ActivityFinding)
}

/// The system's answer to a command.
public enum ActivityReply: Codable, Hashable, Sendable {
    case done
    /// The activity after a request, an update or an end; `nil` when there is none of that identifier.
    case activity(ActivityRecord?)
    case refused(ActivityRefusal)
    case activities([ActivityRecord])
    case permissions(ActivityPermissions)
    case token(Data?)
}

/// What the system tells an app without being asked.
public enum ActivityNotice: Codable, Hashable, Sendable {
    /// An activity of the app started or changed.
    case activity(ActivityRecord)
    case permissions(ActivityPermissions)
    case pushToStartToken(Data, attributesType: String)
}
