import Activities
import DeviceSystem
import Foundation
import IsletModel
import Ledger
import Simulation
import WidgetSystem

/// What happens to the device as a whole.
extension DeviceDriver {
    /// The device is locked: the app on the screen goes to the background, and comes back when it is unlocked.
    public func lock() throws(DeviceDriverError) {
        if let app = state.foreground {
            try leaveForeground(app)
            lockedApp = app
        }
        try take([.first(.locked), .second(.ledger(.deviceLocked))])
    }

    public func unlock() throws(DeviceDriverError) {
        try take([.first(.unlocked), .second(.deviceUnlocked)])
        state.notifications = nil
        guard let app = lockedApp else { return }
        lockedApp = nil
        try openApp(app)
    }

    /// The device starts again: every process is gone.
    public func restart() throws(DeviceDriverError) {
        if let app = state.foreground {
            state.foreground = nil
            try take([.second(.ledger(.appLeftForeground(app)))])
        }
        lockedApp = nil
        for app in lives.keys.sorted() { try end(app, because: LedgerReason("restart")) }
        for program in apps.values.flatMap(\.extensions) { processes.end(extension: program.identifier) }
        try take([.first(.restarted)])
    }

    /// A person changes a setting: programs are asked again under the new one. Where it is the language or the region, apps that run are ended.
    public func change(_ setting: SystemSetting, _ change: (inout DeviceSettings) -> Void) throws(DeviceDriverError) {
        var settings = state.settings ?? DeviceSettings()
        change(&settings)
        let endsApps = settings.locale != state.settings?.locale
        state.settings = settings
        if endsApps {
            for app in lives.keys.sorted() {
                try leaveForeground(app)
                try end(app, because: LedgerReason("locale-change"))
            }
        }
        processes.use(settings)
        try take([.first(.settingChanged(setting))])
    }
}

/// What a person does with the island, and what the push service does.
extension DeviceDriver {
    /// The person closes the expanded island; a transient activity ends with that.
    public func collapseIsland() throws(DeviceDriverError) {
        var events: [DeviceSystem.Event] = [.second(.collapse)]
        if case .expanded(let id) = screen.island { events.append(.second(.ledger(.islandCollapsed(id)))) }
        try take(events)
    }

    /// Another token takes the place of an activity's.
    public func renewPushToken(of activity: String) throws(DeviceDriverError) {
        guard let record = system.second.activities[activity] else { return }
        let count = system.second.activities.rules.pushTokenBytes
        let token = PushTokens.token(for: "\(record.app) \(activity) \(record.revision)", bytes: count)
        try take([.second(.ledger(.pushToken(token, id: activity)))])
    }
}
