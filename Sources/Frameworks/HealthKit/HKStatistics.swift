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

/// - Support: none. No sample is ever found, as for a person who refused to have health data read.
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
    private let handler: (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void

    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
        completionHandler handler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
    ) {
        self.handler = handler
        super.init(type: quantityType, predicate: quantitySamplePredicate)
    }

    override func answer() { handler(self, nil, HKError(.errorNoData)) }
}

/// Statistics of equal intervals; without samples each of them is without values.
open class HKStatisticsCollection: NSObject, @unchecked Sendable {
    private let type: HKQuantityType
    private let anchor: Date
    private let interval: DateComponents

    init(_ type: HKQuantityType, anchor: Date, interval: DateComponents) {
        (self.type, self.anchor, self.interval) = (type, anchor, interval)
        super.init()
    }

    /// Calls the block for every interval that reaches into the time, those without samples among them.
    open func enumerateStatistics(from start: Date, to end: Date, with block: (HKStatistics, UnsafeMutablePointer<Bool>) -> Void) {
        var stops = false
        var (from, steps) = firstInterval(before: start)
        while from < end, !stops {
            steps += 1
            guard let to = boundary(steps), to > from else { return }
            if to > start { block(HKStatistics(quantityType: type, start: from, end: to), &stops) }
            from = to
        }
    }

    /// The anchor moved by so many intervals.
    private func boundary(_ steps: Int) -> Date? {
        var moved = DateComponents()
        for unit in [Calendar.Component.year, .month, .weekOfYear, .day, .hour, .minute, .second] {
            let value = interval.value(for: unit) ?? NSDateComponentUndefined
            if value != NSDateComponentUndefined, value != 0 { moved.setValue(value * steps, for: unit) }
        }
        return Calendar.current.date(byAdding: moved, to: anchor)
    }

    /// A boundary at or before a moment, near to it.
    private func firstInterval(before date: Date) -> (Date, Int) {
        guard let next = boundary(1), next > anchor else { return (date, 0) }
        var steps = Int((date.timeIntervalSince(anchor) / next.timeIntervalSince(anchor)).rounded(.down))
        while let here = boundary(steps), here > date { steps -= 1 }
        return (boundary(steps) ?? date, steps)
    }

    open func statistics(for date: Date) -> HKStatistics? { nil }
    open func statistics() -> [HKStatistics] { [] }
}

/// - Support: none. No sample is ever found, as for a person who refused to have health data read.
open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
    open var initialResultsHandler: ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
    private let collection: HKStatisticsCollection
    open var statisticsUpdateHandler: ((HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?

    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [], anchorDate: Date,
        intervalComponents: DateComponents
    ) {
        collection = HKStatisticsCollection(quantityType, anchor: anchorDate, interval: intervalComponents)
        super.init(type: quantityType, predicate: quantitySamplePredicate)
    }

    override func answer() { initialResultsHandler?(self, collection, nil) }
}
