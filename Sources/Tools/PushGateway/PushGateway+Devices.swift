import Foundation
import PushService

/// What devices do.
extension PushGateway {
    func connect(_ more: [any PushDeviceLink]) {
        for link in more { links[link.identifier] = link }
        come(more.map(\.identifier))
    }

    private func come(_ devices: [String]) {
        trying { for (device, arrivals) in zip(devices, try storage.came(devices, &service, at: Date())) { come(device, arrivals) } }
    }

    private func come(_ device: String, _ arrivals: PushArrivals) {
        for note in arrivals.notes { tell(note) }
        for delivery in arrivals.deliveries { handOver(delivery.notification, to: device) }
    }

    func disconnect(_ device: String) {
        links[device] = nil
        trying { try storage.left(device, &service) }
    }

    /// All devices of this gateway come again where the store had lost sight of them.
    func reconnectLost() { if storage.hasLostDevices { come(links.keys.sorted()) } }

    func register(_ tokens: [DeviceToken]) {
        let now = Date()
        keepTokens(tokens.flatMap { [$0.text] + service.register($0, at: now) })
    }

    func retire(_ token: String, _ cause: DeviceToken.End.Cause, because reason: String?) {
        service.retire(token, cause, at: Date(), because: reason)
        keepTokens([token.lowercased()])
    }

    private func keepTokens(_ texts: [String]) { trying { try storage.keep(texts.compactMap { service.tokens[$0] }) } }

    func subscribe(_ devices: [String], to channel: String, _ isListening: Bool) {
        let changed = isListening ? devices.filter { service.subscribe($0, to: channel) } : devices
        if !isListening { for device in devices { service.unsubscribe(device, from: channel) } }
        trying { try storage.subscribe(changed, to: channel, isListening) }
    }

    func open(_ channel: PushChannel) {
        service.know(channel)
        trying { try storage.keep(channel) }
    }

    func handOver(_ notification: AcceptedNotification, to device: String) {
        links[device]?.deliver(notification, use: service.use(of: notification.destination))
    }

    /// A device is done with a notification. Kept with everything else of the round.
    func take(_ note: PushRound.Note) {
        if case .effect(let effect) = note.fact { counts.note(effect) }
        round.notes.append(note)
    }

    /// Something more has become of a request.
    func tell(_ note: PushRound.Note) {
        latest[note.number]?.take(note)
        guard isWatched(note.id) else { return }
        trying { if let explanation = try latest[note.number]?.explanation ?? storage.explanation(note.number) { pass(on: explanation) } }
    }

    func trying(_ work: () throws -> Void) {
        do { try work() } catch { complain("the store fails: \(error)") }
    }
}
