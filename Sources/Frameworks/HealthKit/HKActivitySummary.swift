import FoundationOverlay

/// The rings of a day.
open class HKActivitySummary: NSObject, @unchecked Sendable {
    open var activeEnergyBurned: HKQuantity
    open var activeEnergyBurnedGoal: HKQuantity
    open var appleExerciseTime: HKQuantity
    open var appleExerciseTimeGoal: HKQuantity
    open var exerciseTimeGoal: HKQuantity? { appleExerciseTimeGoal }
    open var appleStandHours: HKQuantity
    open var appleStandHoursGoal: HKQuantity
    open var standHoursGoal: HKQuantity? { appleStandHoursGoal }
    let date: Date

    init(_ fixture: HealthFixture.Summary) {
        date = fixture.date
        activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: fixture.move)
        activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: fixture.moveGoal)
        appleExerciseTime = HKQuantity(unit: .minute(), doubleValue: fixture.exercise)
        appleExerciseTimeGoal = HKQuantity(unit: .minute(), doubleValue: fixture.exerciseGoal)
        appleStandHours = HKQuantity(unit: .count(), doubleValue: fixture.stand)
        appleStandHoursGoal = HKQuantity(unit: .count(), doubleValue: fixture.standGoal)
    }

    /// The day, as year, month and day of a calendar.
    open func dateComponents(for calendar: Calendar) -> DateComponents {
        var components = calendar.dateComponents([.era, .year, .month, .day], from: date)
        components.calendar = calendar
        return components
    }
}

/// - Support: partial. The summaries are those of `--fixtures`; without any it fails with `errorHealthDataUnavailable`.
open class HKActivitySummaryQuery: HKQuery, @unchecked Sendable {
    public typealias Handler = @Sendable (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void
    open var updateHandler: Handler?
    private let handler: Handler

    public init(predicate: NSPredicate?, resultsHandler handler: @escaping Handler) {
        self.handler = handler
        super.init(type: nil, predicate: predicate)
    }

    override func answer(_ records: HealthRecords) { handler(self, records.summaries.filter { predicate?.evaluate(with: $0) != false }, nil) }
    override func fail(_ error: HKError) { handler(self, nil, error) }
}

/// - Support: partial. The summaries are those of `--fixtures`; without any it throws `errorHealthDataUnavailable`.
public struct HKActivitySummaryQueryDescriptor: HKAsyncQuery, @unchecked Sendable {
    public var predicate: NSPredicate?

    public init(predicate: NSPredicate?) { self.predicate = predicate }

    public func result(for healthStore: HKHealthStore) async throws -> [HKActivitySummary] {
        try healthStore._records("HKActivitySummaryQueryDescriptor").summaries.filter { predicate?.evaluate(with: $0) != false }
    }
}

extension HKQuery {
    public class func predicateForActivitySummary(with components: DateComponents) -> NSPredicate {
        predicate(forActivitySummariesBetweenStart: components, end: components)
    }

    /// Both days are among them.
    public class func predicate(forActivitySummariesBetweenStart start: DateComponents, end: DateComponents) -> NSPredicate {
        let calendar = start.calendar ?? .current
        let first = calendar.date(from: start) ?? .distantPast
        let last = calendar.date(from: end).flatMap { calendar.date(byAdding: .day, value: 1, to: calendar.startOfDay(for: $0)) } ?? .distantFuture
        return NSPredicate { object, _ in
            guard let summary = object as? HKActivitySummary else { return false }
            return summary.date >= calendar.startOfDay(for: first) && summary.date < last
        }
    }
}
