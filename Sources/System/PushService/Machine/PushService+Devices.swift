import Foundation
import IsletModel

/// What devices do.
extension PushService {
    /// A device connects: what waited for it arrives, unless it is too late.
    public mutating func came(_ device: String, at time: Date) -> (deliveries: [PushDelivery], lost: [PushLoss]) {
        online.insert(device)
        var deliveries: [PushDelivery] = []
        var lost: [PushLoss] = []
        for notification in outbox.take(for: device) {
            if let cause = uselessness(of: notification, at: time) {
                lost.append(PushLoss(notification: notification, device: device, cause: cause))
            } else {
                deliveries.append(PushDelivery(notification: notification, device: device))
            }
        }
        return (deliveries + latestOfChannels(for: device, at: time), lost)
    }

    /// What the channels that a device listens to have kept for it.
    public func latestOfChannels(for device: String, at time: Date) -> [PushDelivery] {
        channels.values.sorted { $0.identifier < $1.identifier }.compactMap { channel in
            guard subscribers[channel.identifier]?.contains(device) == true, let latest = channel.latest,
                latest.keptUntil(rules.channelStoredSeconds).map({ $0 > time }) == true
            else { return nil }
            return PushDelivery(notification: latest, device: device)
        }
    }

    /// Why a notification that waited is of no use any more; nil where it is.
    public func uselessness(of notification: AcceptedNotification, at time: Date) -> PushLoss.Cause? {
        if notification.waitsUntil(rules.storedSeconds) <= time { return .expired }
        if case .token(let text) = notification.destination, tokens[text]?.end != nil { return .tokenEnded }
        return nil
    }

    /// A device made a channel known that an activity of it listens to, where nobody has created it here.
    public mutating func know(_ channel: PushChannel) { if channels[channel.identifier] == nil { channels[channel.identifier] = channel } }

    public mutating func left(_ device: String) { online.remove(device) }

    /// Notifications whose date has come while they waited.
    public mutating func expire(at time: Date) -> [PushLoss] { outbox.expire(at: time, longest: rules.storedSeconds) }

    /// A device was given a token; another one for the same use ends the earlier. Answers the tokens that ended.
    @discardableResult
    public mutating func register(_ token: DeviceToken, at time: Date) -> [String] {
        defer { keep(token) }
        guard let old = liveTokens[token.owner], old != token.text, tokens[old]?.end == nil else { return [] }
        tokens[old]?.end = DeviceToken.End(.unregistered, at: time, because: "the device was given another one for the same use")
        return [old]
    }

    private mutating func keep(_ token: DeviceToken) {
        tokens[token.text] = token
        if token.end == nil { liveTokens[token.owner] = token.text }
    }

    /// A token is of no use any more.
    ///
    /// - Parameter reason: What happened on the device.
    public mutating func retire(_ text: String, _ cause: DeviceToken.End.Cause, at time: Date, because reason: String? = nil) {
        guard tokens[text.lowercased()]?.end == nil else { return }
        tokens[text.lowercased()]?.end = DeviceToken.End(cause, at: time, because: reason)
    }

    /// An activity of a device listens to a channel; false where there is none such.
    public mutating func subscribe(_ device: String, to channel: String) -> Bool {
        guard channels[channel] != nil else { return false }
        subscribers[channel, default: []].insert(device)
        return true
    }

    public mutating func unsubscribe(_ device: String, from channel: String) { subscribers[channel]?.remove(device) }

    /// What was kept by an earlier run.
    public mutating func restore(_ token: DeviceToken) { keep(token) }
    public mutating func restore(_ channel: PushChannel) { channels[channel.identifier] = channel }
    public mutating func forget(channel: String) { (channels[channel], subscribers[channel]) = (nil, nil) }
    public mutating func restore(_ notification: AcceptedNotification, for device: String) {
        accepted = max(accepted, notification.number)
        outbox.restore(notification, for: device)
    }
}
