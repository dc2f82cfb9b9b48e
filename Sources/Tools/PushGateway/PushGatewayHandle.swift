import Foundation
import HTTP2
import PushService

/// By which any thread reaches a running gateway.
public struct PushGatewayHandle: Sendable {
    private let server: HTTP2Handle
    private let reference: Reference

    /// The gateway, which is used on the server's thread alone.
    private final class Reference: @unchecked Sendable {
        weak var gateway: PushGateway?

        init(_ gateway: PushGateway) { self.gateway = gateway }
    }

    init(gateway: PushGateway) {
        server = gateway.server.handle
        reference = Reference(gateway)
    }

    private func perform(_ work: @escaping @Sendable (PushGateway) -> Void) {
        server.perform { [reference] _ in reference.gateway.map(work) }
    }

    public func stop() { server.stop() }

    /// A device is there: it gets what waited for it.
    public func connect(_ link: any PushDeviceLink) { perform { $0.connect(link) } }

    /// A device is away; what comes for it waits.
    public func disconnect(_ device: String) { perform { $0.disconnect(device) } }

    /// A device was given a token.
    public func register(_ token: DeviceToken) { perform { $0.register(token) } }

    /// Devices were given tokens, all at once.
    public func register(_ tokens: [DeviceToken]) { perform { $0.register(tokens) } }

    /// A token is of no use any more.
    ///
    /// - Parameter reason: What happened on the device, as the end of a sentence.
    public func retire(_ token: String, _ cause: DeviceToken.End.Cause = .unregistered, because reason: String? = nil) {
        perform { $0.retire(token, cause, because: reason) }
    }

    /// An activity of a device listens to a channel, or stops.
    public func subscribe(_ device: String, to channel: String) { perform { _ = $0.service.subscribe(device, to: channel) } }
    public func unsubscribe(_ device: String, from channel: String) { perform { $0.service.unsubscribe(device, from: channel) } }

    /// What a device did with a notification.
    public func arrived(_ notification: String, _ effect: PushEffect, of device: String) {
        perform { $0.arrived(notification, effect, of: device) }
    }

    /// The service's own condition, for rehearsals of its failures.
    public func set(_ condition: PushService.Condition) { perform { $0.service.condition = condition } }
}

extension PushGateway {
    func connect(_ link: any PushDeviceLink) {
        links[link.identifier] = link
        let (deliveries, lost) = service.came(link.identifier, at: Date())
        for loss in lost { noteLoss(loss) }
        for delivery in deliveries { handOver(delivery.notification, to: delivery.device) }
    }

    func disconnect(_ device: String) {
        links[device] = nil
        service.left(device)
    }

    func register(_ token: DeviceToken) {
        let ended = service.register(token, at: Date())
        keepTokens([token.text] + ended)
    }

    func register(_ tokens: [DeviceToken]) {
        let now = Date()
        var texts: [String] = []
        for token in tokens { texts += [token.text] + service.register(token, at: now) }
        keepTokens(texts)
    }

    func retire(_ token: String, _ cause: DeviceToken.End.Cause, because reason: String?) {
        service.retire(token, cause, at: Date(), because: reason)
        keepTokens([token.lowercased()])
    }

    private func keepTokens(_ texts: [String]) {
        do {
            try store.change { for text in texts { if let token = service.tokens[text] { try store.keep(token) } } }
        } catch {
            complain("the store fails: \(error)")
        }
    }

    private func noteLoss(_ loss: PushLoss) {
        do {
            try store.change {
                try store.forget(loss.notification.id, of: loss.device)
                try note(loss)
            }
        } catch {
            complain("the store fails: \(error)")
        }
    }

    /// Adds to an explanation that a device will not get the notification.
    func note(_ loss: PushLoss) throws {
        guard var explanation = try latest[loss.notification.id] ?? store.explanation(id: loss.notification.id) else { return }
        explanation.losses.append(loss.cause)
        explanation.isWaiting = false
        try store.keep(explanation)
        latest.replace(explanation)
    }
}
