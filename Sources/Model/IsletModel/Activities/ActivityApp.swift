/// An app as far as Live Activities go.
public struct ActivityApp: Codable, Hashable, Sendable {
    /// The bundle identifier.
    public var id: String
    /// `NSSupportsLiveActivities` of the app's Info.plist.
    public var supportsActivities: Bool
    /// `NSSupportsLiveActivitiesFrequentUpdates` of the app's Info.plist, or the entitlement
    /// `com.apple.developer.activity-push-notification-frequent-updates`.
    public var supportsFrequentPushes: Bool

    public init(id: String, supportsActivities: Bool = true, supportsFrequentPushes: Bool = false) {
        self.id = id
        self.supportsActivities = supportsActivities
        self.supportsFrequentPushes = supportsFrequentPushes
    }
}

/// What a person chose for an app in Settings.
public struct ActivitySettings: Codable, Hashable, Sendable {
    public var allowsActivities: Bool
    public var allowsFrequentPushes: Bool

    public init(allowsActivities: Bool = true, allowsFrequentPushes: Bool = true) {
        self.allowsActivities = allowsActivities
        self.allowsFrequentPushes = allowsFrequentPushes
    }
}

/// What an app may do: the device, the app and the person all agree.
public struct ActivityPermissions: Codable, Hashable, Sendable {
    public var areActivitiesEnabled: Bool
    public var frequentPushesEnabled: Bool

    public init(areActivitiesEnabled: Bool, frequentPushesEnabled: Bool) {
        self.areActivitiesEnabled = areActivitiesEnabled
        self.frequentPushesEnabled = frequentPushesEnabled
    }
}
