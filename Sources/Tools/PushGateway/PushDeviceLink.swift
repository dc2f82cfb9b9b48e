import PushService

/// How the gateway reaches a device. Called on the gateway's thread; must not wait.
public protocol PushDeviceLink: AnyObject, Sendable {
    var identifier: String { get }
    /// Hands a notification over. What the device does with it is told by ``PushGatewayHandle/arrived(_:_:of:)``.
    func deliver(_ notification: AcceptedNotification, use: DeviceToken.Use?)
}
