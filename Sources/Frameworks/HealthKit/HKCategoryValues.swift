public enum HKCategoryValue: Int, Sendable { case notApplicable }

public enum HKCategoryValueSleepAnalysis: Int, Sendable, CaseIterable {
    case inBed, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM

    @available(*, deprecated, renamed: "asleepUnspecified")
    public static var asleep: HKCategoryValueSleepAnalysis { .asleepUnspecified }

    /// Every kind of sleep.
    public static var allAsleepValues: Set<HKCategoryValueSleepAnalysis> { [.asleepUnspecified, .asleepCore, .asleepDeep, .asleepREM] }
}

public enum HKCategoryValueAppleStandHour: Int, Sendable { case stood, idle }
