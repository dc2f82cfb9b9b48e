import Foundation
import IsletModel

extension ActivityLedger {
    /// What an app may do now. An app that was never installed may do nothing.
    public func permissions(of app: String) -> ActivityPermissions {
        guard let state = apps[app] else { return ActivityPermissions(areActivitiesEnabled: false, frequentPushesEnabled: false) }
        let isEnabled = isDeviceSupported && state.app.supportsActivities && state.settings.allowsActivities
        return ActivityPermissions(
            areActivitiesEnabled: isEnabled,
            frequentPushesEnabled: isEnabled && state.app.supportsFrequentPushes && state.settings.allowsFrequentPushes)
    }

    /// Changes what is known of an app. Without the permission its activities vanish.
    mutating func changeApp(_ id: String, _ journal: inout ActivityJournal, _ change: (inout AppState) -> Void) {
        let before = permissions(of: id)
        var state = apps[id] ?? AppState(app: ActivityApp(id: id, supportsActivities: false))
        change(&state)
        apps[id] = state
        let after = permissions(of: id)
        guard before != after else { return }
        journal.add(.permissions(after, app: id))
        if !after.areActivitiesEnabled {
            for record in records where record.app == id { dismiss(record.id, &journal) }
        }
    }
}
