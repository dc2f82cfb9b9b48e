import Foundation

/// Every rule of the system that is a value: what Apple publishes, what others found out, and what is estimated. Each has a source.
public struct SystemProfile: Sendable {
    public let values: ProfileValues
    public let widgets: WidgetProfile
    public let activities: ActivityRules
    public let push: PushRules
    public let motion: MotionRules
    /// What an extension's process may use.
    public let extensions: ExtensionLimits
    /// What an app's process may use.
    public let apps: ExtensionLimits
    public let appLife: AppLifeRules
    public let usualDay: UsualDay
    public var features: SystemFeatures { widgets.features }

    /// The profile that ships with Islet.
    public static let standard: SystemProfile = {
        do {
            return try shipped()
        } catch {
            preconditionFailure("the system profile is damaged: \(error)")
        }
    }()

    private static func shipped() throws -> SystemProfile {
        #if DEBUG
        // A test of the tests: which of them notice another value.
        if let path = ProcessInfo.processInfo.environment["ISLET_CHANGED_RULES"] {
            return try RulesFile(contentsOf: URL(fileURLWithPath: path)).profile()
        }
        #endif
        return try SystemProfile(.shipped)
    }

    /// - Throws: A ``ProfileProblem`` for a value that cannot be used.
    public init(_ values: ProfileValues) throws(ProfileProblem) {
        self.values = values
        widgets = try WidgetProfile(values)
        activities = try ActivityRules(values)
        push = try PushRules(values)
        motion = try MotionRules(values)
        extensions = try ExtensionLimits(values, memory: "memory.widgetBytes")
        apps = try ExtensionLimits(values, memory: "memory.appBytes")
        appLife = try AppLifeRules(values)
        usualDay = try UsualDay(values)
    }

    /// The standard profile with some other values.
    public init(changing changes: [String: ProfileValue]) throws(ProfileProblem) {
        let sourced = changes.mapValues { Sourced($0, source: "changed", confidence: .low) }
        try self.init(ProfileValues.shipped.replacing(sourced))
    }
}
