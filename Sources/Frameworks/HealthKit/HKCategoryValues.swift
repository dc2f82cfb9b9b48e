public enum HKCategoryValue: Int, Sendable { case notApplicable }

public enum HKCategoryValueSleepAnalysis: Int, Sendable, CaseIterable {
    case inBed, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM

    @available(*, deprecated, renamed: "asleepUnspecified")
    public static var asleep: HKCategoryValueSleepAnalysis { .asleepUnspecified }

    /// Every kind of sleep.
    public static var allAsleepValues: Set<HKCategoryValueSleepAnalysis> { [.asleepUnspecified, .asleepCore, .asleepDeep, .asleepREM] }
}

public enum HKCategoryValueAppleStandHour: Int, Sendable { case stood, idle }
public enum HKCategoryValueMenstrualFlow: Int, Sendable { case unspecified = 1, light, medium, heavy, none }
public enum HKCategoryValueVaginalBleeding: Int, Sendable { case unspecified = 1, light, medium, heavy, none }
public enum HKCategoryValueSeverity: Int, Sendable { case unspecified, notPresent, mild, moderate, severe }
public enum HKCategoryValuePresence: Int, Sendable { case present, notPresent }
public enum HKCategoryValueOvulationTestResult: Int, Sendable { case negative = 1, luteinizingHormoneSurge, indeterminate, estrogenSurge }
public enum HKCategoryValueCervicalMucusQuality: Int, Sendable { case dry = 1, sticky, creamy, watery, eggWhite }
