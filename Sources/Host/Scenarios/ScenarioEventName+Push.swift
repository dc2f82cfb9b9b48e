import DeviceDriver
import Foundation
import PushService

/// How a scenario writes a push.
extension ScenarioEventName {
    static let pushMembers: [ScenarioEventSpecification.Member] = [
        .must("payload", "JSON; “timestamp” and other dates in “aps” may be “now” or “+30m”"),
        .may("type", "apns-push-type: liveactivity unless given, widgets, controls, alert, background"),
        .may("activity", "identifier of the activity it goes to, or newest"),
        .may("attributes-type", "goes to the token that starts activities of this type"),
        .may("control", "kind of the control it goes to, where there are several"),
        .may("channel", "broadcasts to this channel"),
        .may("token", "goes to this token, in hexadecimal digits; earlier: one that the activity had before"),
        .may("topic", "apns-topic, where it is another than the right one"), .may("priority", "apns-priority: 10 unless given, 5 or 1"),
        .may("expires-after", "apns-expiration, as a length of time; 0s is tried once"), .may("collapse-id", "apns-collapse-id"),
        .may("environment", "sandbox unless given, production"), .app,
    ]

    static func push(_ m: ScenarioMembers) throws(ScenarioProblem) -> OutgoingPush {
        let type = try m.optionalText("type")
        var push = OutgoingPush(to: try target(m, type), of: "", payload: try m.json("payload"))
        if let type { push.headers["apns-push-type"] = type }
        if let topic = try m.optionalText("topic") { push.headers["apns-topic"] = topic }
        if let priority = try m.optionalNumber("priority") { push.headers["apns-priority"] = String(Int(priority)) }
        if let identifier = try m.optionalText("collapse-id") { push.headers["apns-collapse-id"] = identifier }
        push.expiresAfter = try m.optionalDuration("expires-after")
        let environment = try m.optionalChoice("environment", of: PushEnvironment.allCases.map(\.rawValue)).flatMap(PushEnvironment.init)
        push.environment = environment ?? .sandbox
        return push
    }

    private static func target(_ m: ScenarioMembers, _ type: String?) throws(ScenarioProblem) -> OutgoingPush.Target {
        let activity = try m.optionalText("activity")
        let named = activity == "newest" ? nil : activity
        if let token = try m.optionalText("token") { return token == "earlier" ? .earlierToken(named) : .token(token) }
        if let channel = try m.optionalText("channel") { return .channel(channel) }
        if let name = try m.optionalText("attributes-type") { return .start(name) }
        if activity != nil { return .activity(named) }
        if let kind = try m.optionalText("control") { return .control(kind) }
        switch type.flatMap(NotificationKind.init) {
        case .widgets: return .widgets
        case .controls: return .control(nil)
        case .alert, .background: return .app
        default: return .activity(nil)
        }
    }
}
