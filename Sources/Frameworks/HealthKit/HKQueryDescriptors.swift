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
/// - Support: partial. The data are those of `--fixtures`; without any it throws `errorHealthDataUnavailable`.
public protocol HKAsyncQuery: Sendable {
    associatedtype Output
    func result(for healthStore: HKHealthStore) async throws -> Output
}

/// A query whose answers go on arriving.
///
/// - Support: partial. The sequence gives what `--fixtures` has, once; without any it throws `errorHealthDataUnavailable`.
public protocol HKAsyncSequenceQuery: Sendable {
    associatedtype Sequence: AsyncSequence
    func results(for healthStore: HKHealthStore) -> Sequence
}

/// - Support: partial. The data are those of `--fixtures`; without any it throws `errorHealthDataUnavailable`.
public struct HKSampleQueryDescriptor<Sample: HKSample>: HKAsyncQuery {
    public var predicates: [HKSamplePredicate<Sample>]
    public var sortDescriptors: [SortDescriptor<Sample>]
    public var limit: Int?

    public init(predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>], limit: Int? = nil) {
        (self.predicates, self.sortDescriptors, self.limit) = (predicates, sortDescriptors, limit)
    }

    public func result(for healthStore: HKHealthStore) async throws -> [Sample] {
        let found = try healthStore._records("HKSampleQueryDescriptor").matching(predicates).sorted(using: sortDescriptors)
        return limit.map { Array(found.prefix($0)) } ?? found
    }
}

/// - Support: partial. The data are those of `--fixtures`; without any it throws `errorHealthDataUnavailable`.
public struct HKStatisticsQueryDescriptor: HKAsyncQuery {
    public var predicate: HKSamplePredicate<HKQuantitySample>
    public var options: HKStatisticsOptions

    public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions) {
        (self.predicate, self.options) = (predicate, options)
    }

    public func result(for healthStore: HKHealthStore) async throws -> HKStatistics? {
        let records = try healthStore._records("HKStatisticsQueryDescriptor")
        guard let type = predicate.sampleType as? HKQuantityType else { return nil }
        return HKStatistics.of(records.samples(type, predicate.nsPredicate), type: type)
    }
}

/// - Support: partial. The data are those of `--fixtures`; without any it throws `errorHealthDataUnavailable`.
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

    public func result(for healthStore: HKHealthStore) async throws -> HKStatisticsCollection {
        let records = try healthStore._records("HKStatisticsCollectionQueryDescriptor")
        guard let type = predicate.sampleType as? HKQuantityType else { return HKStatisticsCollection([]) }
        let samples = records.samples(type, predicate.nsPredicate)
        return HKStatisticsCollection(samples, type: type, anchor: anchorDate, interval: intervalComponents)
    }

    public func results(for healthStore: HKHealthStore) -> AsyncThrowingStream<Result, any Error> {
        AsyncThrowingStream { continuation in
            Task {
                do {
                    continuation.yield(Result(statisticsCollection: try await result(for: healthStore), updatedStatistics: nil))
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
        }
    }
}

/// Where an anchored query goes on.
open class HKQueryAnchor: NSObject, @unchecked Sendable {
    let value: Int
    public init(fromValue value: Int) { self.value = value }
}

/// A sample that is gone.
open class HKDeletedObject: NSObject, @unchecked Sendable {
    public let uuid = UUID()
}

/// - Support: partial. The data are those of `--fixtures`; without any it throws `errorHealthDataUnavailable`.
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
        let found = try healthStore._records("HKAnchoredObjectQueryDescriptor").matching(predicates)
        let seen = anchor?.value ?? 0
        let added = Array(found.dropFirst(seen).prefix(limit ?? .max))
        return Result(addedSamples: added, deletedObjects: [], newAnchor: HKQueryAnchor(fromValue: seen + added.count))
    }

    public func results(for healthStore: HKHealthStore) -> AsyncThrowingStream<Result, any Error> {
        AsyncThrowingStream { continuation in
            Task {
                do {
                    continuation.yield(try await result(for: healthStore))
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
        }
    }
}

/// - Support: partial. The data are those of `--fixtures`; without any, queries complete with `errorHealthDataUnavailable`.
open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
    public typealias Handler = @Sendable (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void
    open var updateHandler: Handler?
    private let handler: Handler

    public init(type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int, resultsHandler handler: @escaping Handler) {
        self.handler = handler
        (self.anchor, self.limit) = (anchor, limit)
        super.init(type: type, predicate: predicate)
    }

    private let anchor: HKQueryAnchor?
    private let limit: Int

    override func answer(_ records: HealthRecords) {
        let seen = anchor?.value ?? 0
        let new = records.samples(objectType, predicate).dropFirst(seen)
        let added = limit == HKObjectQueryNoLimit ? Array(new) : Array(new.prefix(limit))
        handler(self, added, [], HKQueryAnchor(fromValue: seen + added.count), nil)
    }

    override func fail(_ error: HKError) { handler(self, nil, nil, nil, error) }
}

extension HealthRecords {
    /// Samples that one of the predicates asks for.
    fileprivate func matching<Sample: HKSample>(_ predicates: [HKSamplePredicate<Sample>]) -> [Sample] {
        let found = predicates.map { samples($0.sampleType, $0.nsPredicate) }
        guard found.count > 1 else { return (found.first ?? []).compactMap { $0 as? Sample } }
        let identifiers = Set(found.joined().map(\.uuid))
        return samples.filter { identifiers.contains($0.uuid) }.compactMap { $0 as? Sample }
    }
}
