import Activities
import DeviceDriver
import Foundation
import IsletModel
import PushGateway
import PushService

/// The device of a push service: hands notifications to the driver, and the driver's tokens to the service.
final class PushDevice: PushDeviceLink {
    let identifier = "device"
    private let driver: DriverHandle
    private let gateway: PushGatewayHandle

    init(_ driver: DriverHandle, _ gateway: PushGatewayHandle) { (self.driver, self.gateway) = (driver, gateway) }

    func deliver(_ notification: AcceptedNotification, use: DeviceToken.Use?) {
        let arrival = PushArrival(notification, use: use) { [gateway, identifier] effect in gateway.arrived(notification.id, effect, of: identifier) }
        driver.carryOut { (driver) throws(DeviceDriverError) in try driver.receive(arrival) }
    }

    /// The tokens that an app has as soon as it is there.
    func register(_ app: HostedApp, on driver: DeviceDriver) {
        add(PushTokens.app, of: app.identifier, .app)
        add(PushTokens.widgets, of: app.identifier, .widgets)
        guard driver.system.second.activities.permissions(of: app.identifier).areActivitiesEnabled else { return }
        for type in driver.attributesTypes(of: app.identifier) { add(type, of: app.identifier, .start(attributesType: type)) }
    }

    private func add(_ name: String, of app: String, _ use: DeviceToken.Use) {
        let bytes = PushTokens.token(for: "\(app) \(name)", bytes: use == .app ? PushTokens.appTokenBytes : ActivityRules.standard.pushTokenBytes)
        gateway.register(DeviceToken(bytes.hexadecimal, app: app, use: use, device: identifier))
    }

    /// An activity started, changed or went.
    func note(_ record: ActivityRecord) {
        if case .channel(let channel)? = record.push {
            if record.phase.isOngoing { gateway.subscribe(identifier, to: channel) } else { gateway.unsubscribe(identifier, from: channel) }
        }
        guard let token = record.pushToken else { return }
        if record.phase == .dismissed || record.phase == .ended {
            gateway.retire(token.hexadecimal)
        } else {
            gateway.register(DeviceToken(token.hexadecimal, app: record.app, use: .activity(record.id), device: identifier))
        }
    }
}

extension Data {
    var hexadecimal: String { map { String(format: "%02x", $0) }.joined() }
}
