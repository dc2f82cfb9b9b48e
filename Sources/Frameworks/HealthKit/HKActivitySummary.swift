import FoundationOverlay

/// The rings of a day.
open class HKActivitySummary: NSObject, @unchecked Sendable {
    open var activityMoveMode = HKActivityMoveMode.activeEnergy
    open var activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
    open var activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
    open var appleMoveTime = HKQuantity(unit: .minute(), doubleValue: 0)
    open var appleMoveTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
    open var appleExerciseTime = HKQuantity(unit: .minute(), doubleValue: 0)
    open var appleExerciseTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
    open var exerciseTimeGoal: HKQuantity?
    open var appleStandHours = HKQuantity(unit: .count(), doubleValue: 0)
    open var appleStandHoursGoal = HKQuantity(unit: .count(), doubleValue: 0)
    open var standHoursGoal: HKQuantity?

    /// The day it is of; none for those that programs make.
    private(set) var date: Date?

    /// The day, as year, month and day of a calendar.
    open func dateComponents(for calendar: Calendar) -> DateComponents {
        guard let date else { return DateComponents() }
        var components = calendar.dateComponents([.era, .year, .month, .day], from: date)
        components.calendar = calendar
        return components
    }

    convenience init(_ fixture: HealthFixture.Summary) {
        self.init()
        date = fixture.date
        activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: fixture.move)
        activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: fixture.moveGoal)
        appleExerciseTime = HKQuantity(unit: .minute(), doubleValue: fixture.exercise)
        appleExerciseTimeGoal = HKQuantity(unit: .minute(), doubleValue: fixture.exerciseGoal)
        appleStandHours = HKQuantity(unit: .count(), doubleValue: fixture.stand)
        appleStandHoursGoal = HKQuantity(unit: .count(), doubleValue: fixture.standGoal)
        (exerciseTimeGoal, standHoursGoal) = (appleExerciseTimeGoal, appleStandHoursGoal)
    }
}

/// - Support: partial. What `--fixtures` has is found; without a fixture nothing is, as for a person who refused to have health data read.
open class HKActivitySummaryQuery: HKQuery, @unchecked Sendable {
    open var updateHandler: ((HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void)?
    private let handler: (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void

    public init(predicate: NSPredicate?, resultsHandler handler: @escaping (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void) {
        self.handler = handler
        super.init(type: nil, predicate: predicate)
    }

    override func answer() { handler(self, HealthRecords.current.summaries(predicate), nil) }
}

/// - Support: partial. What `--fixtures` has is found; without a fixture nothing is, as for a person who refused to have health data read.
public struct HKActivitySummaryQueryDescriptor: HKAsyncQuery, HKAsyncSequenceQuery, @unchecked Sendable {
    public var predicate: NSPredicate?

    public init(predicate: NSPredicate? = nil) { self.predicate = predicate }

    public func result(for healthStore: HKHealthStore) async throws -> [HKActivitySummary] {
        healthStore._note("HKActivitySummaryQueryDescriptor")
        return HealthRecords.current.summaries(predicate)
    }

    public func results(for healthStore: HKHealthStore) -> AsyncThrowingStream<[HKActivitySummary], any Error> {
        healthStore._note("HKActivitySummaryQueryDescriptor")
        return AsyncThrowingStream { $0.yield(HealthRecords.current.summaries(predicate)) }
    }
}
