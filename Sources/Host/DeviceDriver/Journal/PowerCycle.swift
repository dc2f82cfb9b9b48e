import DeviceSystem
import Foundation
import Simulation

/// What happens to a device that was off, however the host ended. Pure.
///
/// The device went off at the last moment that was kept: its processes are gone, and nothing can be asked until it is unlocked.
/// What was due meanwhile is dealt with in the order of time; then the device is on and unlocked.
public enum PowerCycle {
    /// What happened when the device went off.
    ///
    /// - Parameter foreground: The app that was in the foreground.
    public static func off(foreground: String?) -> [DeviceSystem.Event] {
        (foreground.map { [.second(.ledger(.appLeftForeground($0)))] } ?? []) + [.first(.restarted)]
    }

    /// What happens when it is on again and its programs are there.
    public static let on: [DeviceSystem.Event] = [.first(.unlocked)]
}
