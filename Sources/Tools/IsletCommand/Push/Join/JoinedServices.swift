import DeviceDriver
import Foundation
import PushService
import Synchronization

/// The push services of other processes that have joined the device of this one.
final class JoinedServices: Sendable {
    private let devices = Mutex<[ObjectIdentifier: PushDevice]>([:])
    private let door = Mutex<PushDoor?>(nil)
    private let receive: @Sendable (PushArrival) -> Void
    private let look: @Sendable (@escaping @Sendable (DeviceDriver) -> Void) -> Void

    /// - Parameters:
    ///   - receive: Hands a push to the device, from any thread.
    ///   - look: Does something on the device's thread.
    init(
        receive: @escaping @Sendable (PushArrival) -> Void, look: @escaping @Sendable (@escaping @Sendable (DeviceDriver) -> Void) -> Void
    ) {
        (self.receive, self.look) = (receive, look)
    }

    /// Lets services join.
    ///
    /// - Parameter push: The folder of push services.
    func open(below push: URL) {
        let made = PushDoor(below: push) { [self] in join($0) }
        door.withLock { $0 = made }
    }

    func close() { door.withLock { $0 }?.close() }

    private func join(_ socket: LineSocket) {
        let service = JoinedService(socket)
        let device = PushDevice(service, receive)
        look { [self] driver in
            device.note(driver)
            if driver.system.first.isOnline { service.connect(device) }
            devices.withLock { $0[ObjectIdentifier(device)] = device }
        }
        socket.read { line in
            if case .deliver(let notification, let use) = line { device.deliver(notification, use: use) } else { socket.end() }
        }
        look { [self] _ in devices.withLock { $0[ObjectIdentifier(device)] = nil } }
    }

    /// Something happened on the device. On its thread.
    func hear(_ report: DriverReport, _ driver: DeviceDriver) {
        for device in devices.withLock({ Array($0.values) }) { device.hear(report, driver) }
    }
}
