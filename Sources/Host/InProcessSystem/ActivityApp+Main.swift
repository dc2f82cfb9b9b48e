import FoundationOverlay
import IsletModel

extension ActivityApp {
    private static let frequentUpdates = "com.apple.developer.activity-push-notification-frequent-updates"

    /// The app of this process, after its Info.plist and its entitlements. A program without an Info.plist may use Live Activities.
    public static var main: ActivityApp {
        let information = Bundle.main.infoDictionary ?? [:]
        let hasInformation = information["CFBundleIdentifier"] != nil
        return ActivityApp(
            id: Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName,
            supportsActivities: information["NSSupportsLiveActivities"] as? Bool ?? !hasInformation,
            supportsFrequentPushes: information["NSSupportsLiveActivitiesFrequentUpdates"] as? Bool ?? isEntitled(to: frequentUpdates))
    }

    /// What `entitlements.json` beside the program says; no, where there is none.
    private static func isEntitled(to entitlement: String) -> Bool {
        let file = Bundle.main.bundleURL.appendingPathComponent("entitlements.json")
        guard let data = FileManager.default.contents(atPath: file.path) else { return false }
        do {
            let entitlements = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed) as? [String: Any]
            return entitlements?[entitlement] as? Bool ?? false
        } catch {
            OverlayDiagnostics.report(
                .foundationUnsupported, "\(file.path) is no JSON (\(error)): no entitlement for frequent updates. Build the app again")
            return false
        }
    }
}
