/// Every rule for widgets that is a value.
public struct WidgetProfile: Sendable {
    public let limits: TimelineLimits
    public let timing: ReloadTiming
    public let budget: BudgetRules
    public let reloads: ReloadRules
    public let memory: MemoryLimits
    public let stack: StackRules
    public let features: SystemFeatures

    public static var standard: WidgetProfile { SystemProfile.standard.widgets }

    init(_ values: ProfileValues) throws(ProfileProblem) {
        limits = try TimelineLimits(values)
        timing = try ReloadTiming(values)
        budget = try BudgetRules(values)
        reloads = try ReloadRules(values)
        memory = try MemoryLimits(values)
        stack = try StackRules(values)
        features = try SystemFeatures(values)
    }
}

/// Private memory a process may write to, in bytes. Beyond, the system ends it.
public struct MemoryLimits: Hashable, Sendable {
    public let widget: Int
    /// Once it archives a Live Activity.
    public let activity: Int

    init(_ values: ProfileValues) throws(ProfileProblem) {
        widget = try values.count("memory.widgetBytes")
        activity = try values.count("memory.activityBytes")
    }
}

/// How Smart Stacks rotate.
public struct StackRules: Hashable, Sendable {
    public let mostWidgets: Int
    /// Seconds between two rotations.
    public let rotation: Double
    /// Seconds a widget stays on top that the user swiped to.
    public let swipe: Double

    init(_ values: ProfileValues) throws(ProfileProblem) {
        mostWidgets = try values.count("widgets.stackWidgets")
        rotation = try values.number("widgets.stackRotationSeconds")
        swipe = try values.number("widgets.stackSwipeSeconds")
    }
}
