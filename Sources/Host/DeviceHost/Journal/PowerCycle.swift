import DeviceSystem
import Foundation
import Simulation

/// What happens to a device that was off, however the host ended. Pure.
///
/// The device went off at the last moment that was kept: its processes are gone, and nothing can be asked until it is unlocked.
/// What was due meanwhile is dealt with in the order of time; then the device is on and unlocked.
public enum PowerCycle {
    /// Events with their moments, in order.
    ///
    /// - Parameter foreground: The app that was in the foreground.
    public static func events(offSince latest: Date, on now: Date, foreground: String?) -> [(event: DeviceSystem.Event, time: Date)] {
        var events: [(DeviceSystem.Event, Date)] = []
        if let foreground { events.append((.second(.ledger(.appLeftForeground(foreground))), latest)) }
        events.append((.first(.restarted), latest))
        events.append((.first(.unlocked), max(latest, now)))
        return events
    }
}
