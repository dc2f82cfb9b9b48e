import FoundationOverlay

public struct HKStatisticsOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let separateBySource = HKStatisticsOptions(rawValue: 1)
    public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
    public static let discreteMin = HKStatisticsOptions(rawValue: 4)
    public static let discreteMax = HKStatisticsOptions(rawValue: 8)
    public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
    public static let mostRecent = HKStatisticsOptions(rawValue: 32)
    public static let duration = HKStatisticsOptions(rawValue: 64)
}

/// Sums and averages of samples; all of them nil, as there are no samples.
open class HKStatistics: NSObject, @unchecked Sendable {
    public let quantityType: HKQuantityType
    public let startDate: Date
    public let endDate: Date

    init(quantityType: HKQuantityType, start: Date, end: Date) {
        self.quantityType = quantityType
        startDate = start
        endDate = end
        super.init()
    }

    open func sumQuantity() -> HKQuantity? { nil }
    open func averageQuantity() -> HKQuantity? { nil }
    open func minimumQuantity() -> HKQuantity? { nil }
    open func maximumQuantity() -> HKQuantity? { nil }
    open func mostRecentQuantity() -> HKQuantity? { nil }
    open func mostRecentQuantityDateInterval() -> DateInterval? { nil }
    open func duration() -> HKQuantity? { nil }
    open var sources: [HKSource]? { nil }
}

/// - Support: none. Every query completes with `errorHealthDataUnavailable`.
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
    private let handler: (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void

    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
        completionHandler handler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
    ) {
        self.handler = handler
        super.init(type: quantityType, predicate: quantitySamplePredicate)
    }

    override func fail(_ error: HKError) { handler(self, nil, error) }
}

/// - Support: none. It has no statistics.
open class HKStatisticsCollection: NSObject, @unchecked Sendable {
    open func enumerateStatistics(from start: Date, to end: Date, with block: (HKStatistics, UnsafeMutablePointer<Bool>) -> Void) {}
    open func statistics(for date: Date) -> HKStatistics? { nil }
    open func statistics() -> [HKStatistics] { [] }
}

/// - Support: none. Every query completes with `errorHealthDataUnavailable`.
open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
    open var initialResultsHandler: ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
    open var statisticsUpdateHandler: ((HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?

    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [], anchorDate: Date,
        intervalComponents: DateComponents
    ) {
        super.init(type: quantityType, predicate: quantitySamplePredicate)
    }

    override func fail(_ error: HKError) { initialResultsHandler?(self, nil, error) }
}
