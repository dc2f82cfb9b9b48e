import Activities
import FoundationOverlay

extension ActivityApp {
    /// The app of this process, after its Info.plist. A program without one may use Live Activities.
    public static var main: ActivityApp {
        let information = Bundle.main.infoDictionary ?? [:]
        let hasInformation = information["CFBundleIdentifier"] != nil
        return ActivityApp(
            id: Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName,
            supportsActivities: information["NSSupportsLiveActivities"] as? Bool ?? !hasInformation,
            supportsFrequentPushes: information["NSSupportsLiveActivitiesFrequentUpdates"] as? Bool ?? false)
    }
}
