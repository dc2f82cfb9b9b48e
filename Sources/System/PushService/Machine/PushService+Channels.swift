import Foundation
import IsletModel

/// Channels, and notifications to all who listen to one.
extension PushService {
    mutating func broadcast(
        _ request: PushRequest, to app: String, _ environment: PushEnvironment, _ outcome: inout PushOutcome, at time: Date
    ) throws(PushRefusal) {
        try checkFeature(app)
        guard NotificationKind.ofTopic(app).kind == nil else {
            throw PushRefusal(.topicDisallowed, "the path names the bundle identifier alone, without a suffix")
        }
        let headers = try NotificationHeaders(request.head.headers, api: .broadcast, app: app)
        let channel = try channel(request, of: app, environment)
        if channel.storage == .none, case .at = headers.expiration {
            throw PushRefusal(.badExpirationDate, "the channel keeps no message, so “apns-expiration” is 0")
        }
        try checkPayload(request, limit: rules.broadcastBytes)
        try checkRate(of: request, to: channel, at: time)
        let notification = accept(.channel(channel.identifier), headers, environment, request.body, id: outcome.identifier, at: time)
        outcome.accept(notification, api: .broadcast, sandbox: environment == .sandbox)
        if channel.storage == .mostRecent, notification.keptUntil(rules.channelStoredSeconds) != nil {
            channels[channel.identifier]?.latest = notification
        }
        for device in subscribers[channel.identifier, default: []].sorted() {
            if leavesDelivery {
                outcome.recipients.append(device)
            } else if online.contains(device) {
                outcome.reached.append(device)
            } else if channel.storage == .none {
                outcome.lost.append(PushLoss(notification: notification, device: device, cause: .offline))
            }
        }
    }

    private mutating func checkRate(of request: PushRequest, to channel: PushChannel, at time: Date) throws(PushRefusal) {
        let limit = channel.storage == .none ? rules.unstoredBroadcastsPerChannelAndSecond : rules.broadcastsPerChannelAndSecond
        let count = request.countInSecond ?? broadcasts[channel.identifier, default: RecentRequests()].count(at: time)
        guard count <= limit else {
            let kind = channel.storage == .none ? "that keeps no message" : "that keeps the most recent message"
            throw PushRefusal(.tooManyRequests, "more than \(limit) broadcasts in a second to one channel \(kind); the number is an estimate")
        }
    }

    mutating func manageChannel(
        _ request: PushRequest, of app: String, _ environment: PushEnvironment, _ outcome: inout PushOutcome
    ) throws(PushRefusal) {
        try checkFeature(app)
        switch request.method {
        case "POST": try createChannel(request, of: app, environment, &outcome)
        case "GET":
            let channel = try channel(request, of: app, environment)
            let body = #"{"message-storage-policy":\#(channel.storage.rawValue),"push-type":"LiveActivity"}"#
            outcome.answer(200, api: .channels, headers: [.init("content-type", "application/json")], body: Data(body.utf8))
        default:
            let channel = try channel(request, of: app, environment)
            channels[channel.identifier] = nil
            subscribers[channel.identifier] = nil
            broadcasts[channel.identifier] = nil
            outcome.answer(204, api: .channels)
        }
    }

    private mutating func createChannel(
        _ request: PushRequest, of app: String, _ environment: PushEnvironment, _ outcome: inout PushOutcome
    ) throws(PushRefusal) {
        let storage = try storage(request.body)
        let count = channels.values.count { $0.app == app && $0.environment == environment }
        guard count < rules.channelsPerApp else {
            throw PushRefusal(.cannotCreateChannelConfiguration, "\(app) has \(count) channels; \(rules.channelsPerApp) are allowed")
        }
        let channel = PushChannel(identifier: newChannelIdentifier(), app: app, environment: environment, storage: storage)
        channels[channel.identifier] = channel
        outcome.answer(201, api: .channels, headers: [.init("apns-channel-id", channel.identifier)])
    }

    private func storage(_ body: Data) throws(PushRefusal) -> PushChannel.Storage {
        guard !body.isEmpty else { throw PushRefusal(.payloadEmpty, "the request has no body") }
        guard let value = try? JSONSerialization.jsonObject(with: body), let object = value as? [String: Any] else {
            throw PushRefusal(.badRequestPayload, "the body is no JSON object")
        }
        if let name = object.keys.sorted().first(where: { $0 != "message-storage-policy" && $0 != "push-type" }) {
            throw PushRefusal(.badRequestParameters, "the body has “\(name)”; a channel has “message-storage-policy” and “push-type”")
        }
        guard let kind = object["push-type"] as? String else { throw PushRefusal(.missingPushType, "the body has no “push-type”") }
        guard kind.lowercased() == "liveactivity" else {
            throw PushRefusal(.invalidPushType, "“push-type” is “\(kind)”; channels are for “LiveActivity” alone")
        }
        guard let number = object["message-storage-policy"] as? Int, let storage = PushChannel.Storage(rawValue: number) else {
            throw PushRefusal(.badRequestParameters, "“message-storage-policy” is 0 (no message is kept) or 1 (the most recent one)")
        }
        return storage
    }

    func listChannels(of app: String, _ environment: PushEnvironment, _ outcome: inout PushOutcome) throws(PushRefusal) {
        try checkFeature(app)
        let found = channels.values.filter { $0.app == app && $0.environment == environment }.map(\.identifier).sorted()
        let body = #"{"channels":["# + found.map { "\"\($0)\"" }.joined(separator: ",") + "]}"
        outcome.answer(200, api: .channels, headers: [.init("content-type", "application/json")], body: Data(body.utf8))
    }

    private func checkFeature(_ app: String) throws(PushRefusal) {
        guard appsWithoutBroadcasts.contains(app) else { return }
        throw PushRefusal(.featureNotEnabled, "broadcasts are switched off for \(app)")
    }

    /// The channel that a header names.
    private func channel(_ request: PushRequest, of app: String, _ environment: PushEnvironment) throws(PushRefusal) -> PushChannel {
        guard let text = request.value("apns-channel-id"), !text.isEmpty else {
            throw PushRefusal(.missingChannelID, "there is no “apns-channel-id” header")
        }
        guard PushChannel.isWellFormed(text) else {
            throw PushRefusal(.badChannelID, "“apns-channel-id” is “\(text)”; it is base64, as it was answered")
        }
        guard let channel = channels[text], channel.app == app, channel.environment == environment else {
            throw PushRefusal(.channelNotRegistered, "\(app) has no channel “\(text)” in the \(environment.rawValue) environment")
        }
        return channel
    }
}
