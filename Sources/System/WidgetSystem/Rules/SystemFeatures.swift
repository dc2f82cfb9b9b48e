import Foundation
import IsletModel
import Timelines

/// From which version of a system on a feature is there. From `Data/features.json`; where the source documents contradict Apple, as Apple says.
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

    public struct Entry: Hashable, Codable, Sendable {
        public let feature: Feature
        public let platform: String
        public let since: SystemVersion
        public let source: String
        public let confidence: SourcedValue.Confidence
    }

    public let entries: [Entry]

    public static let standard = SystemFeatures()

    public subscript(feature: Feature) -> Entry {
        guard let entry = entries.first(where: { $0.feature == feature }) else {
            preconditionFailure("Data/features.json of WidgetSystem says nothing of \(feature.rawValue)")
        }
        return entry
    }

    /// Whether the feature is there, on the platform it belongs to.
    public func has(_ feature: Feature, on system: SystemVersion) -> Bool { self[feature].since <= system }

    private init() {
        guard let url = Bundle.module.url(forResource: "features", withExtension: "json", subdirectory: "Data") else {
            preconditionFailure("Islet's file Data/features.json is not beside the program: build Islet again")
        }
        do {
            entries = try JSONDecoder().decode([Entry].self, from: Data(contentsOf: url))
        } catch {
            preconditionFailure("\(url.path) cannot be read: \(error)")
        }
    }
}
