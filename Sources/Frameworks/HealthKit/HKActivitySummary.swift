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

    open func dateComponents(for calendar: Calendar) -> DateComponents { DateComponents() }
}

/// - Support: none. No sample is ever found, as for a person who refused to have health data read.
open class HKActivitySummaryQuery: HKQuery, @unchecked Sendable {
    open var updateHandler: ((HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void)?
    private let handler: (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void

    public init(predicate: NSPredicate?, resultsHandler handler: @escaping (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void) {
        self.handler = handler
        super.init(type: nil, predicate: predicate)
    }

    override func answer() { handler(self, [], nil) }
}

/// - Support: none. No sample is ever found, as for a person who refused to have health data read.
public struct HKActivitySummaryQueryDescriptor: HKAsyncQuery, HKAsyncSequenceQuery, @unchecked Sendable {
    public var predicate: NSPredicate?

    public init(predicate: NSPredicate? = nil) { self.predicate = predicate }

    public func result(for healthStore: HKHealthStore) async throws -> [HKActivitySummary] {
        healthStore._note("HKActivitySummaryQueryDescriptor")
        return []
    }

    public func results(for healthStore: HKHealthStore) -> AsyncThrowingStream<[HKActivitySummary], any Error> {
        healthStore._note("HKActivitySummaryQueryDescriptor")
        return AsyncThrowingStream { $0.yield([]) }
    }
}
