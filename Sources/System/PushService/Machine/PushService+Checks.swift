import Foundation
import IsletModel

/// What a request for one device is checked for, in the order in which the first fault is answered.
///
/// Apple does not document the order; this one is what senders' reports agree with.
extension PushService {
    func headers(_ request: PushRequest, api: PushAPI, app: String?) throws(PushRefusal) -> NotificationHeaders {
        let topic = request.value("apns-topic") ?? ""
        if api == .device, topic.isEmpty { throw PushRefusal(.missingTopic, "there is no “apns-topic” header") }
        let kind = try kind(request, topic: topic, api: api)
        let named: String
        if let app { named = app } else { named = try self.app(topic: topic, kind: kind) }
        let headers = NotificationHeaders(
            app: named, topic: topic, kind: kind, priority: try priority(request, kind: kind, api: api),
            expiration: try taken(
                NotificationHeaders.expiration(request.value("apns-expiration")), request, "apns-expiration", "seconds since 1970, or 0"),
            collapseIdentifier: try taken(
                NotificationHeaders.collapse(request.value("apns-collapse-id")), request, "apns-collapse-id",
                "at most \(NotificationHeaders.collapseBytes) bytes"))
        return headers
    }

    private func taken<Value>(_ result: Result<Value, PushReason>, _ request: PushRequest, _ header: String, _ form: String) throws(PushRefusal)
        -> Value
    {
        switch result {
        case .success(let value): return value
        case .failure(let reason): throw PushRefusal(reason, "“\(header)” is “\(request.value(header) ?? "")”; it is \(form)")
        }
    }

    private func kind(_ request: PushRequest, topic: String, api: PushAPI) throws(PushRefusal) -> NotificationKind {
        // Senders write “Liveactivity” for broadcasts, as one of Apple's tables does.
        let text = request.value("apns-push-type").map { api == .broadcast ? $0.lowercased() : $0 }
        if api == .broadcast, text == nil { throw PushRefusal(.missingPushType, "there is no “apns-push-type” header") }
        let names = NotificationKind.allCases.map(\.rawValue).joined(separator: ", ")
        let kind = try taken(NotificationHeaders.kind(text, topic: topic), request, "apns-push-type", "one of \(names)")
        if api == .broadcast, kind != .liveActivity {
            throw PushRefusal(.invalidPushType, "broadcasts are for Live Activities alone: “apns-push-type” is “liveactivity”")
        }
        return kind
    }

    /// The bundle identifier in a topic, whose suffix must fit the kind.
    private func app(topic: String, kind: NotificationKind) throws(PushRefusal) -> String {
        let (found, app) = NotificationKind.ofTopic(topic)
        guard found == (kind.topicSuffix.isEmpty ? nil : kind) else {
            let wanted = kind.topicSuffix.isEmpty ? "the bundle identifier alone" : "the bundle identifier followed by “\(kind.topicSuffix)”"
            throw PushRefusal(.badTopic, "the topic “\(topic)” does not fit “apns-push-type: \(kind.rawValue)”: it is \(wanted)")
        }
        guard !app.isEmpty else { throw PushRefusal(.badTopic, "the topic “\(topic)” has no bundle identifier") }
        return app
    }

    private func priority(_ request: PushRequest, kind: NotificationKind, api: PushAPI) throws(PushRefusal) -> NotificationHeaders.Priority {
        let priority = try taken(NotificationHeaders.priority(request.value("apns-priority")), request, "apns-priority", "10, 5 or 1")
        if kind == .background, priority == .immediate {
            throw PushRefusal(
                .badPriority, "a background notification has priority 5; 10, which is also what is taken without the header, is an error")
        }
        return priority
    }

    /// The token that a path names, if it may be used with these headers.
    func token(_ text: String, _ headers: NotificationHeaders, environment: PushEnvironment) throws(PushRefusal) -> DeviceToken {
        guard !text.isEmpty else { throw PushRefusal(.missingDeviceToken, "the path ends with “/3/device/” and names no token") }
        guard let token = tokens[text] ?? tokens[text.lowercased()] else {
            guard DeviceToken.isWellFormed(text) else { throw PushRefusal(.badDeviceToken, "the token is not written in hexadecimal digits") }
            throw PushRefusal(.badDeviceToken, "no device has this token")
        }
        guard token.environment == environment else {
            throw PushRefusal(
                .badDeviceToken, "the token is one of the \(token.environment.rawValue) environment; this is the \(environment.rawValue) one")
        }
        guard token.app == headers.app else {
            throw PushRefusal(.deviceTokenNotForTopic, "the token belongs to \(token.app), the topic names \(headers.app)")
        }
        guard token.use.kinds.contains(headers.kind) else {
            let kinds = token.use.kinds.map(\.rawValue).sorted().joined(separator: " or ")
            throw PushRefusal(.deviceTokenNotForTopic, "the token is for “apns-push-type: \(kinds)”, not for “\(headers.kind.rawValue)”")
        }
        if let end = token.end {
            switch end.cause {
            case .unregistered:
                let reason = end.reason.map { ": \($0)" } ?? ""
                throw PushRefusal(.unregistered, "the token is not in use any more\(reason)", timestamp: end.date)
            case .expired: throw PushRefusal(.expiredToken, "the token has expired", timestamp: end.date)
            }
        }
        return token
    }

    func checkPayload(_ body: Data, limit: Int) throws(PushRefusal) {
        guard !body.isEmpty else { throw PushRefusal(.payloadEmpty, "the request has no body") }
        guard body.count <= limit else { throw PushRefusal(.payloadTooLarge, "the payload has \(body.count) bytes; \(limit) are allowed") }
    }

    func checkIdentifier(_ request: PushRequest, api: PushAPI) throws(PushRefusal) {
        let text = request.value(api.identifierHeader) ?? (api == .broadcast ? request.value("apns-id") : nil)
        guard let text else { return }
        guard text.utf8.count == 36, Self.isIdentifier(text) else {
            throw PushRefusal(.badMessageID, "“\(api.identifierHeader)” is “\(text)”; it is a UUID such as 123e4567-e89b-12d3-a456-42665544000a")
        }
    }

    /// Whether a text has the form of a UUID: 8-4-4-4-12 hexadecimal digits.
    private static func isIdentifier(_ text: String) -> Bool {
        zip(text.utf8, 0...).allSatisfy { byte, place in
            switch place {
            case 8, 13, 18, 23: byte == UInt8(ascii: "-")
            default: (48...57).contains(byte) || (97...102).contains(byte | 0x20)
            }
        }
    }

    func checkTopics(_ admission: ProviderAuthority.Admission, app: String, api: PushAPI) throws(PushRefusal) {
        guard let topics = admission.topics, !topics.contains(app) else { return }
        let reason: PushReason = api == .device ? .topicDisallowed : .topicMismatch
        throw PushRefusal(reason, "the key of this token is for \(topics.sorted().joined(separator: ", ")), not for \(app)")
    }
}
