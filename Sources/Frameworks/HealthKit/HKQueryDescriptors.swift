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
/// - Support: partial. What `--fixtures` has is found; without a fixture nothing is, as for a person who refused to have health data read.
public protocol HKAsyncQuery: Sendable {
    associatedtype Output
    func result(for healthStore: HKHealthStore) async throws -> Output
}

/// A query whose answers go on arriving.
///
/// - Support: partial. The sequence has one answer, with what `--fixtures` has, and goes on.
public protocol HKAsyncSequenceQuery: Sendable {
    associatedtype Sequence: AsyncSequence
    func results(for healthStore: HKHealthStore) -> Sequence
}

/// - Support: partial. What `--fixtures` has is found; without a fixture nothing is, as for a person who refused to have health data read.
public struct HKSampleQueryDescriptor<Sample: HKSample>: HKAsyncQuery {
    public var predicates: [HKSamplePredicate<Sample>]
    public var sortDescriptors: [SortDescriptor<Sample>]
    public var limit: Int?

    public init(predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>], limit: Int? = nil) {
        (self.predicates, self.sortDescriptors, self.limit) = (predicates, sortDescriptors, limit)
    }

    public func result(for healthStore: HKHealthStore) async throws -> [Sample] {
        healthStore._note("HKSampleQueryDescriptor")
        let found = HealthRecords.current.matching(predicates).sorted(using: sortDescriptors)
        return limit.map { Array(found.prefix($0)) } ?? found
    }
}

/// - Support: partial. What `--fixtures` has is found; without a fixture nothing is, as for a person who refused to have health data read.
public struct HKStatisticsQueryDescriptor: HKAsyncQuery {
    public var predicate: HKSamplePredicate<HKQuantitySample>
    public var options: HKStatisticsOptions

    public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions) {
        (self.predicate, self.options) = (predicate, options)
    }

    public func result(for healthStore: HKHealthStore) async throws -> HKStatistics? {
        healthStore._note("HKStatisticsQueryDescriptor")
        guard let type = predicate.sampleType as? HKQuantityType else { return nil }
        return HKStatistics.of(HealthRecords.current.samples(type, predicate.nsPredicate), type: type)
    }
}

/// - Support: partial. What `--fixtures` has is found; without a fixture nothing is, as for a person who refused to have health data read.
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
        let samples = HealthRecords.current.samples(type, predicate.nsPredicate)
        return HKStatisticsCollection(type, anchor: anchorDate, interval: intervalComponents, samples: samples)
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
open class HKQueryAnchor: NSObject, NSSecureCoding, @unchecked Sendable {
    public static var supportsSecureCoding: Bool { true }
    let value: Int
    public init(fromValue value: Int) { self.value = value }
    public required init?(coder: NSCoder) { value = coder.decodeInteger(forKey: "value") }
    public func encode(with coder: NSCoder) { coder.encode(value, forKey: "value") }
}

/// A sample that is gone.
open class HKDeletedObject: NSObject, @unchecked Sendable {
    public let uuid = UUID()
}

/// - Support: partial. What `--fixtures` has is found; without a fixture nothing is, as for a person who refused to have health data read.
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
        return new
    }

    /// What came after the anchor.
    private var new: Result {
        let seen = anchor?.value ?? 0
        let added = Array(HealthRecords.current.matching(predicates).dropFirst(seen).prefix(limit ?? .max))
        return Result(addedSamples: added, deletedObjects: [], newAnchor: HKQueryAnchor(fromValue: seen + added.count))
    }

    public func results(for healthStore: HKHealthStore) -> AsyncThrowingStream<Result, any Error> {
        healthStore._note("HKAnchoredObjectQueryDescriptor")
        return AsyncThrowingStream { $0.yield(new) }
    }
}

/// - Support: partial. What `--fixtures` has is found; without a fixture nothing is, as for a person who refused to have health data read.
open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
    public typealias Handler = @Sendable (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void
    open var updateHandler: Handler?
    private let handler: Handler
    private let anchor: HKQueryAnchor
    private let limit: Int

    public init(type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int, resultsHandler handler: @escaping Handler) {
        (self.anchor, self.limit) = (anchor ?? HKQueryAnchor(fromValue: 0), limit)
        self.handler = handler
        super.init(type: type, predicate: predicate)
    }

    override func answer() {
        let new = HealthRecords.current.samples(objectType, predicate).dropFirst(anchor.value)
        let added = limit == HKObjectQueryNoLimit ? Array(new) : Array(new.prefix(limit))
        handler(self, added, [], HKQueryAnchor(fromValue: anchor.value + added.count), nil)
    }
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
