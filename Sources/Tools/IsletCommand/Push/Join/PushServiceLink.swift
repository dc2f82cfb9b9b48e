import PushGateway
import PushService

/// How a device reaches its push service: in the same process, or by a socket.
protocol PushServiceLink: Sendable {
    func connect(_ link: any PushDeviceLink)
    func disconnect(_ device: String)
    func register(_ token: DeviceToken)
    func retire(_ token: String, because reason: String?)
    func subscribe(_ device: String, to channel: String)
    func unsubscribe(_ device: String, from channel: String)
    func arrived(_ notification: AcceptedNotification, _ effect: PushEffect, of device: String)
}

extension PushGatewayHandle: PushServiceLink {
    func retire(_ token: String, because reason: String?) { retire(token, .unregistered, because: reason) }
}
