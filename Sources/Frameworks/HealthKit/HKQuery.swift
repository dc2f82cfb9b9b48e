import CoreLocation
import FoundationOverlay

public let HKObjectQueryNoLimit = 0
public let HKSampleSortIdentifierStartDate = "startDate"
public let HKSampleSortIdentifierEndDate = "endDate"

public struct HKQueryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let strictStartDate = HKQueryOptions(rawValue: 1)
    public static let strictEndDate = HKQueryOptions(rawValue: 2)
}

/// How predicates compare a number: the cases of `NSComparisonPredicate.Operator`, a class that Foundation on Linux does not have.
public enum HKComparison: UInt, Sendable {
    case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, equalTo, notEqualTo

    func holds(_ value: Double, _ limit: Double) -> Bool {
        switch self {
        case .lessThan: value < limit
        case .lessThanOrEqualTo: value <= limit
        case .greaterThan: value > limit
        case .greaterThanOrEqualTo: value >= limit
        case .equalTo: value == limit
        case .notEqualTo: value != limit
        }
    }
}

/// Asks for health data.
///
/// - Support: partial. What `--fixtures` has is found; without a fixture nothing is, as for a person who refused to have health data read.
open class HKQuery: NSObject, @unchecked Sendable {
    public let objectType: HKObjectType?
    public let predicate: NSPredicate?

    init(type: HKObjectType?, predicate: NSPredicate?) {
        objectType = type
        self.predicate = predicate
        super.init()
    }

    /// Tells the query's handler what there is.
    func answer() {}

    open class func predicateForSamples(withStart start: Date?, end: Date?, options: HKQueryOptions = []) -> NSPredicate {
        NSPredicate { object, _ in
            guard let sample = object as? HKSample else { return false }
            let startsInside = start.map { (options.contains(.strictStartDate) ? sample.startDate : sample.endDate) >= $0 } ?? true
            let endsInside = end.map { options.contains(.strictEndDate) ? sample.endDate <= $0 : sample.startDate < $0 } ?? true
            return startsInside && endsInside
        }
    }

    open class func predicateForWorkouts(with type: HKWorkoutActivityType) -> NSPredicate {
        NSPredicate { object, _ in (object as? HKWorkout)?.workoutActivityType == type }
    }

    open class func predicateForWorkouts(with operatorType: HKComparison, duration: TimeInterval) -> NSPredicate {
        compareWorkouts(operatorType, with: duration) { $0.duration }
    }

    open class func predicateForWorkouts(with operatorType: HKComparison, totalEnergyBurned: HKQuantity) -> NSPredicate {
        compareWorkouts(operatorType, with: totalEnergyBurned.doubleValue(for: .kilocalorie())) {
            $0.totalEnergyBurned?.doubleValue(for: .kilocalorie())
        }
    }

    open class func predicateForWorkouts(with operatorType: HKComparison, totalDistance: HKQuantity) -> NSPredicate {
        compareWorkouts(operatorType, with: totalDistance.doubleValue(for: .meter())) { $0.totalDistance?.doubleValue(for: .meter()) }
    }

    private static func compareWorkouts(
        _ operatorType: HKComparison, with limit: Double, _ value: @escaping @Sendable (HKWorkout) -> Double?
    ) -> NSPredicate {
        NSPredicate { object, _ in (object as? HKWorkout).flatMap(value).map { operatorType.holds($0, limit) } ?? false }
    }

    open class func predicateForObjects(from workout: HKWorkout) -> NSPredicate { NSPredicate(value: false) }

    open class func predicateForObjects(from source: HKSource) -> NSPredicate { NSPredicate(value: false) }
}

/// - Support: partial. What `--fixtures` has is found; without a fixture nothing is, as for a person who refused to have health data read.
open class HKSampleQuery: HKQuery, @unchecked Sendable {
    public let limit: Int
    public let sortDescriptors: [NSSortDescriptor]?
    private let handler: (HKSampleQuery, [HKSample]?, (any Error)?) -> Void

    public init(
        sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
        resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) {
        (self.limit, self.sortDescriptors) = (limit, sortDescriptors)
        handler = resultsHandler
        super.init(type: sampleType, predicate: predicate)
    }

    override func answer() {
        let found = HKSampleOrder.sorted(HealthRecords.current.samples(objectType, predicate), by: sortDescriptors)
        handler(self, limit == HKObjectQueryNoLimit ? found : Array(found.prefix(limit)), nil)
    }
}

/// - Support: partial. What `--fixtures` has is found; without a fixture nothing is, as for a person who refused to have health data read.
open class HKWorkoutRouteQuery: HKQuery, @unchecked Sendable {
    private let handler: (HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void

    public init(route: HKWorkoutRoute, dataHandler: @escaping (HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void) {
        handler = dataHandler
        super.init(type: route.sampleType, predicate: nil)
    }

    override func answer() { handler(self, [], true, nil) }
}

/// - Support: partial. What `--fixtures` has is found; without a fixture nothing is, as for a person who refused to have health data read.
open class HKObserverQuery: HKQuery, @unchecked Sendable {
    public typealias CompletionHandler = () -> Void
    private let handler: (HKObserverQuery, @escaping CompletionHandler, (any Error)?) -> Void

    public init(
        sampleType: HKSampleType, predicate: NSPredicate?,
        updateHandler: @escaping (HKObserverQuery, @escaping CompletionHandler, (any Error)?) -> Void
    ) {
        handler = updateHandler
        super.init(type: sampleType, predicate: predicate)
    }

    override func answer() { handler(self, {}, nil) }
}
