/// From which version of a system on a feature is there. Where the source documents contradict Apple, as Apple says.
public struct SystemFeatures: Sendable {
    public enum Feature: String, CaseIterable, Hashable, Codable, Sendable {
        case todayExtension = "today-extension"
        case homeScreenWidgets = "home-screen-widgets"
        case extraLargeWidgets = "extra-large-widgets"
        case lockScreenWidgets = "lock-screen-widgets"
        case liveActivities = "live-activities"
        case frequentActivityPushes = "frequent-activity-pushes"
        case interactiveWidgets = "interactive-widgets"
        case appIntentConfiguration = "app-intent-configuration"
        case controls
        case supplementalActivityFamilies = "supplemental-activity-families"
        case controlsOnWatch = "controls-on-watch"
        case relevanceConfiguration = "relevance-configuration"
        case widgetPushes = "widget-pushes"
        case widgetsOnVision = "widgets-on-vision"
        case activitiesInCar = "activities-in-car"
        case activitiesOnMac = "activities-on-mac"
    }

    /// A platform's system and its first version that has a feature: `iOS 18.0`.
    public struct Entry: Hashable, Sendable {
        public let platform: String
        public let since: SystemVersion
    }

    private let entries: [Feature: Entry]

    public static var standard: SystemFeatures { SystemProfile.standard.features }

    init(_ values: ProfileValues) throws(ProfileProblem) {
        var entries: [Feature: Entry] = [:]
        for feature in Feature.allCases {
            let name = "features.\(feature.rawValue)"
            let parts = try values.text(name).split(separator: " ")
            let numbers = parts.count == 2 ? parts[1].split(separator: ".").map { Int($0) } : []
            guard numbers.count == 2, let major = numbers[0], let minor = numbers[1] else {
                throw .unfit(name: name, expected: "a platform and a version, such as \"iOS 18.0\"")
            }
            entries[feature] = Entry(platform: String(parts[0]), since: SystemVersion(major, minor))
        }
        self.entries = entries
    }

    public subscript(feature: Feature) -> Entry {
        guard let entry = entries[feature] else { preconditionFailure("the profile says nothing of \(feature.rawValue)") }
        return entry
    }

    /// Whether the feature is there, on the platform it belongs to.
    public func has(_ feature: Feature, on system: SystemVersion) -> Bool { self[feature].since <= system }
}
