import DeviceSystem
import Simulation

/// By which any thread reaches a running driver.
public struct DriverHandle: Sendable {
    let mailbox: DriverMailbox

    /// Ends the loop; everything is kept.
    public func stop() { mailbox.send(.stop) }

    /// Does something on the thread of the driver, between two events.
    public func carryOut(_ work: @escaping @Sendable (DeviceDriver) throws(DeviceDriverError) -> Void) { mailbox.send(.carryOut(work)) }

    /// Brings an app to the foreground.
    public func openApp(_ identifier: String, url: String? = nil) {
        carryOut { (driver) throws(DeviceDriverError) in try driver.openApp(identifier, url: url) }
    }

    /// Lets something happen to the device, such as a tap or a change of its settings.
    public func happen(_ event: DeviceSystem.Event) {
        carryOut { (driver) throws(DeviceDriverError) in try driver.happen(event) }
    }
}
