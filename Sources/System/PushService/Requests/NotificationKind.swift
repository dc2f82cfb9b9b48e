/// The kinds of notification, by their `apns-push-type`.
///
/// Source: Apple, “Sending notification requests to APNs”.
public enum NotificationKind: String, CaseIterable, Codable, Hashable, Sendable {
    case alert
    case background
    case complication
    case controls
    case fileProvider = "fileprovider"
    case liveActivity = "liveactivity"
    case location
    case mdm
    case pushToTalk = "pushtotalk"
    case voip
    case widgets

    /// What stands behind the bundle identifier in the topic.
    public var topicSuffix: String {
        switch self {
        case .alert, .background, .mdm: ""
        case .complication: ".complication"
        case .controls: ".push-type.controls"
        case .fileProvider: ".pushkit.fileprovider"
        case .liveActivity: ".push-type.liveactivity"
        case .location: ".location-query"
        case .pushToTalk: ".voip-ptt"
        case .voip: ".voip"
        case .widgets: ".push-type.widgets"
        }
    }

    /// Bytes that the payload may take.
    public var payloadBytes: Int { self == .voip ? 5120 : 4096 }

    /// The longest first.
    private static let suffixes = allCases.map { (suffix: $0.topicSuffix, kind: $0) }.filter { !$0.suffix.isEmpty }
        .sorted { $0.suffix.count > $1.suffix.count }

    /// The kind whose suffix a topic ends with, and the bundle identifier before it.
    static func ofTopic(_ topic: String) -> (kind: NotificationKind?, app: String) {
        guard let (suffix, kind) = suffixes.first(where: { topic.hasSuffix($0.suffix) }) else { return (nil, topic) }
        return (kind, String(topic.dropLast(suffix.count)))
    }
}
