import Foundation
import HTTP2
import PushService

/// By which any thread reaches a running gateway.
public struct PushGatewayHandle: Sendable {
    private let server: HTTP2Handle
    private let reference: Reference
    private let arrivals: PushArrivalBox

    /// The gateway, which is used on the server's thread alone.
    private final class Reference: @unchecked Sendable {
        weak var gateway: PushGateway?

        init(_ gateway: PushGateway) { self.gateway = gateway }
    }

    init(gateway: PushGateway) {
        server = gateway.server.handle
        reference = Reference(gateway)
        arrivals = gateway.arrivals
    }

    private func perform(_ work: @escaping @Sendable (PushGateway) -> Void) {
        server.perform { [reference] _ in reference.gateway.map(work) }
    }

    /// Something was left for this gateway in a store that it shares.
    func hearNews() { perform { $0.hearNews() } }

    public func stop() { server.stop() }

    /// Calls a function, on the gateway's thread, when everything that was asked for before is done.
    public func afterwards(_ work: @escaping @Sendable () -> Void) { perform { _ in work() } }

    /// A device is there: it gets what waited for it.
    public func connect(_ link: any PushDeviceLink) { connect([link]) }

    /// Devices are there, all at once.
    public func connect(_ links: [any PushDeviceLink]) { perform { $0.connect(links) } }

    /// A device is away; what comes for it waits.
    public func disconnect(_ device: String) { perform { $0.disconnect(device) } }

    /// A device was given a token.
    public func register(_ token: DeviceToken) { perform { $0.register([token]) } }

    /// Devices were given tokens, all at once.
    public func register(_ tokens: [DeviceToken]) { perform { $0.register(tokens) } }

    /// A token is of no use any more.
    ///
    /// - Parameter reason: What happened on the device, as the end of a sentence.
    public func retire(_ token: String, _ cause: DeviceToken.End.Cause = .unregistered, because reason: String? = nil) {
        perform { $0.retire(token, cause, because: reason) }
    }

    /// Activities of devices listen to a channel, or stop.
    public func subscribe(_ devices: [String], to channel: String) { perform { $0.subscribe(devices, to: channel, true) } }
    public func subscribe(_ device: String, to channel: String) { subscribe([device], to: channel) }
    public func unsubscribe(_ device: String, from channel: String) { perform { $0.subscribe([device], to: channel, false) } }

    /// Makes a channel known that a device listens to, where nobody has created it.
    public func open(_ channel: PushChannel) { perform { $0.open(channel) } }

    /// What a device did with a notification.
    public func arrived(_ notification: AcceptedNotification, _ effect: PushEffect, of device: String) {
        var effect = effect
        effect.device = device
        let isFirst = arrivals.add(PushRound.Note(number: notification.number, id: notification.id, device: device, fact: .effect(effect)))
        // The round that the server is woken for takes all that came meanwhile.
        if isFirst { server.perform { _ in } }
    }

    /// The service's own condition, for rehearsals of its failures.
    public func set(_ condition: PushService.Condition) { perform { $0.service.condition = condition } }
}
