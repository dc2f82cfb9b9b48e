import Foundation

/// What the headers of a notification are checked for, in the order in which the first fault is answered.
extension NotificationHeaders {
    /// - Parameter app: The bundle identifier, where the path names it; nil where the topic does.
    init(_ headers: [PushRequest.Header], api: PushAPI, app named: String?) throws(PushRefusal) {
        let reader = HeaderReader(headers: headers)
        let topic = reader.value("apns-topic") ?? ""
        if api == .device, topic.isEmpty { throw PushRefusal(.missingTopic, "there is no “apns-topic” header") }
        let kind = try reader.kind(topic: topic, api: api)
        let app: String
        if let named { app = named } else { app = try HeaderReader.app(topic: topic, kind: kind) }
        let priority = try reader.priority(kind: kind)
        let expiration = try reader.taken(Self.expiration(reader.value("apns-expiration")), "apns-expiration", "seconds since 1970, or 0")
        let collapse = try reader.taken(
            Self.collapse(reader.value("apns-collapse-id")), "apns-collapse-id", "at most \(Self.collapseBytes) bytes")
        self.init(app: app, topic: topic, kind: kind, priority: priority, expiration: expiration, collapseIdentifier: collapse)
    }
}

private struct HeaderReader {
    var headers: [PushRequest.Header]

    func value(_ name: String) -> String? { headers.first { $0.name == name }?.value }

    func taken<Value>(_ result: Result<Value, PushReason>, _ header: String, _ form: String) throws(PushRefusal) -> Value {
        switch result {
        case .success(let value): return value
        case .failure(let reason): throw PushRefusal(reason, "“\(header)” is “\(value(header) ?? "")”; it is \(form)")
        }
    }

    func kind(topic: String, api: PushAPI) throws(PushRefusal) -> NotificationKind {
        // Senders write “Liveactivity” for broadcasts, as one of Apple's tables does.
        let text = value("apns-push-type").map { api == .broadcast ? $0.lowercased() : $0 }
        if api == .broadcast, text == nil { throw PushRefusal(.missingPushType, "there is no “apns-push-type” header") }
        let names = NotificationKind.allCases.map(\.rawValue).joined(separator: ", ")
        let kind = try taken(NotificationHeaders.kind(text, topic: topic), "apns-push-type", "one of \(names)")
        if api == .broadcast, kind != .liveActivity {
            throw PushRefusal(.invalidPushType, "broadcasts are for Live Activities alone: “apns-push-type” is “liveactivity”")
        }
        return kind
    }

    /// The bundle identifier in a topic, whose suffix must fit the kind.
    static func app(topic: String, kind: NotificationKind) throws(PushRefusal) -> String {
        let (found, app) = NotificationKind.ofTopic(topic)
        guard found == (kind.topicSuffix.isEmpty ? nil : kind) else {
            let wanted = kind.topicSuffix.isEmpty ? "the bundle identifier alone" : "the bundle identifier followed by “\(kind.topicSuffix)”"
            throw PushRefusal(.badTopic, "the topic “\(topic)” does not fit “apns-push-type: \(kind.rawValue)”: it is \(wanted)")
        }
        guard !app.isEmpty else { throw PushRefusal(.badTopic, "the topic “\(topic)” has no bundle identifier") }
        return app
    }

    func priority(kind: NotificationKind) throws(PushRefusal) -> NotificationHeaders.Priority {
        let priority = try taken(NotificationHeaders.priority(value("apns-priority")), "apns-priority", "10, 5 or 1")
        if kind == .background, priority == .immediate {
            throw PushRefusal(
                .badPriority, "a background notification has priority 5; 10, which is also what is taken without the header, is an error")
        }
        return priority
    }
}
