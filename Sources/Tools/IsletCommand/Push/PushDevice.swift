import Activities
import DeviceDriver
import Foundation
import IsletModel
import PushGateway
import PushService
import Synchronization

/// The device of a push service: hands notifications to what drives it, and its tokens to the service.
final class PushDevice: PushDeviceLink {
    let identifier = "device"
    private let gateway: any PushServiceLink
    private let receive: @Sendable (PushArrival) -> Void
    private let state = Mutex(Known())

    /// - Parameter receive: Hands a push to the device, from any thread.
    init(_ gateway: any PushServiceLink, _ receive: @escaping @Sendable (PushArrival) -> Void) { (self.gateway, self.receive) = (gateway, receive) }

    convenience init(_ driver: DriverHandle, _ gateway: any PushServiceLink) {
        self.init(gateway) { arrival in driver.carryOut { (driver) throws(DeviceDriverError) in try driver.receive(arrival) } }
    }

    func deliver(_ notification: AcceptedNotification, use: DeviceToken.Use?) {
        receive(PushArrival(notification, use: use) { [gateway, identifier] effect in gateway.arrived(notification, effect, of: identifier) })
    }

    /// Makes the service know what the device has now: new tokens, those that are gone, and channels.
    func note(_ driver: DeviceDriver) {
        let tokens = Dictionary(driver.pushTokens(of: identifier).map { ($0.text, $0) }) { first, _ in first }
        let channels = driver.pushChannels
        let known = state.withLock { state in
            defer { state = Known(tokens: tokens, channels: channels) }
            return state
        }
        for token in driver.pushTokens(of: identifier) where known.tokens[token.text] != token { gateway.register(token) }
        for (text, token) in known.tokens.sorted(by: { $0.key < $1.key }) where tokens[text] == nil {
            gateway.retire(text, because: driver.reasonForEnd(of: token.use, in: token.app))
        }
        for channel in channels.subtracting(known.channels) { gateway.subscribe(identifier, to: channel.identifier) }
        for channel in known.channels.subtracting(channels) { gateway.unsubscribe(identifier, from: channel.identifier) }
    }

    /// Something happened on the device. On its thread.
    func hear(_ report: DriverReport, _ driver: DeviceDriver) {
        switch report {
        case .activity, .pushTokens: note(driver)
        case .network(let isOnline): note(isOnline: isOnline)
        case .ledger, .output, .diagnostic: break
        }
    }

    /// The device reaches the service, or no longer.
    private func note(isOnline: Bool) {
        if isOnline { gateway.connect(self) } else { gateway.disconnect(identifier) }
    }

    private struct Known {
        var tokens: [String: DeviceToken] = [:]
        var channels: Set<DeviceChannel> = []
    }
}
