import FoundationOverlay

/// Which samples a query of Swift concurrency asks for.
public struct HKSamplePredicate<Sample: HKSample>: @unchecked Sendable {
    public let sampleType: HKSampleType
    public let nsPredicate: NSPredicate?

    private init(_ type: HKSampleType, _ predicate: NSPredicate?) { (sampleType, nsPredicate) = (type, predicate) }

    public static func sample(type: HKSampleType, predicate: NSPredicate? = nil) -> HKSamplePredicate<HKSample> {
        HKSamplePredicate<HKSample>(type, predicate)
    }

    public static func quantitySample(type: HKQuantityType, predicate: NSPredicate? = nil) -> HKSamplePredicate<HKQuantitySample> {
        HKSamplePredicate<HKQuantitySample>(type, predicate)
    }

    public static func categorySample(type: HKCategoryType, predicate: NSPredicate? = nil) -> HKSamplePredicate<HKCategorySample> {
        HKSamplePredicate<HKCategorySample>(type, predicate)
    }

    public static func workout(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKWorkout> {
        HKSamplePredicate<HKWorkout>(.workoutType(), predicate)
    }
}

/// A query whose answer is waited for.
///
/// - Support: none. No sample is ever found, as for a person who refused to have health data read.
public protocol HKAsyncQuery: Sendable {
    associatedtype Output
    func result(for healthStore: HKHealthStore) async throws -> Output
}

/// A query whose answers go on arriving.
///
/// - Support: none. The sequence has one answer, in which there is nothing, and goes on.
public protocol HKAsyncSequenceQuery: Sendable {
    associatedtype Sequence: AsyncSequence
    func results(for healthStore: HKHealthStore) -> Sequence
}

/// - Support: none. No sample is ever found, as for a person who refused to have health data read.
public struct HKSampleQueryDescriptor<Sample: HKSample>: HKAsyncQuery {
    public var predicates: [HKSamplePredicate<Sample>]
    public var sortDescriptors: [SortDescriptor<Sample>]
    public var limit: Int?

    public init(predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>], limit: Int? = nil) {
        (self.predicates, self.sortDescriptors, self.limit) = (predicates, sortDescriptors, limit)
    }

    public func result(for healthStore: HKHealthStore) async throws -> [Sample] {
        healthStore._note("HKSampleQueryDescriptor")
        return []
    }
}

/// - Support: none. No sample is ever found, as for a person who refused to have health data read.
public struct HKStatisticsQueryDescriptor: HKAsyncQuery {
    public var predicate: HKSamplePredicate<HKQuantitySample>
    public var options: HKStatisticsOptions

    public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions) {
        (self.predicate, self.options) = (predicate, options)
    }

    public func result(for healthStore: HKHealthStore) async throws -> HKStatistics? {
        healthStore._note("HKStatisticsQueryDescriptor")
        return nil
    }
}

/// - Support: none. No sample is ever found, as for a person who refused to have health data read.
public struct HKStatisticsCollectionQueryDescriptor: HKAsyncQuery, HKAsyncSequenceQuery {
    /// The statistics so far, and which of them is new.
    public struct Result: @unchecked Sendable {
        public let statisticsCollection: HKStatisticsCollection
        public let updatedStatistics: HKStatistics?
    }

    public var predicate: HKSamplePredicate<HKQuantitySample>
    public var options: HKStatisticsOptions
    public var anchorDate: Date
    public var intervalComponents: DateComponents

    public init(
        predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions, anchorDate: Date, intervalComponents: DateComponents
    ) {
        (self.predicate, self.options, self.anchorDate, self.intervalComponents) = (predicate, options, anchorDate, intervalComponents)
    }

    private var collection: HKStatisticsCollection {
        let type = predicate.sampleType as? HKQuantityType ?? HKQuantityType(identifier: predicate.sampleType.identifier)
        return HKStatisticsCollection(type, anchor: anchorDate, interval: intervalComponents)
    }

    public func result(for healthStore: HKHealthStore) async throws -> HKStatisticsCollection {
        healthStore._note("HKStatisticsCollectionQueryDescriptor")
        return collection
    }

    public func results(for healthStore: HKHealthStore) -> AsyncThrowingStream<Result, any Error> {
        healthStore._note("HKStatisticsCollectionQueryDescriptor")
        return AsyncThrowingStream { $0.yield(Result(statisticsCollection: collection, updatedStatistics: nil)) }
    }
}

/// Where an anchored query goes on.
open class HKQueryAnchor: NSObject, @unchecked Sendable {
    private let value: Int
    public init(fromValue value: Int) { self.value = value }
}

/// A sample that is gone.
open class HKDeletedObject: NSObject, @unchecked Sendable {
    public let uuid = UUID()
}

/// - Support: none. No sample is ever found, as for a person who refused to have health data read.
public struct HKAnchoredObjectQueryDescriptor<Sample: HKSample>: HKAsyncQuery, HKAsyncSequenceQuery {
    public struct Result: @unchecked Sendable {
        public let addedSamples: [Sample]
        public let deletedObjects: [HKDeletedObject]
        public let newAnchor: HKQueryAnchor
    }

    public var predicates: [HKSamplePredicate<Sample>]
    public var anchor: HKQueryAnchor?
    public var limit: Int?

    public init(predicates: [HKSamplePredicate<Sample>], anchor: HKQueryAnchor?, limit: Int? = nil) {
        (self.predicates, self.anchor, self.limit) = (predicates, anchor, limit)
    }

    public func result(for healthStore: HKHealthStore) async throws -> Result {
        healthStore._note("HKAnchoredObjectQueryDescriptor")
        return nothing
    }

    private var nothing: Result { Result(addedSamples: [], deletedObjects: [], newAnchor: anchor ?? HKQueryAnchor(fromValue: 0)) }

    public func results(for healthStore: HKHealthStore) -> AsyncThrowingStream<Result, any Error> {
        healthStore._note("HKAnchoredObjectQueryDescriptor")
        return AsyncThrowingStream { $0.yield(nothing) }
    }
}

/// - Support: none. No sample is ever found, as for a person who refused to have health data read.
open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
    public typealias Handler = @Sendable (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void
    open var updateHandler: Handler?
    private let handler: Handler
    private let anchor: HKQueryAnchor

    public init(type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int, resultsHandler handler: @escaping Handler) {
        self.anchor = anchor ?? HKQueryAnchor(fromValue: 0)
        self.handler = handler
        super.init(type: type, predicate: predicate)
    }

    override func answer() { handler(self, [], [], anchor, nil) }
}
