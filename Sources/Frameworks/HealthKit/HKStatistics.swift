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

/// Sums and averages of samples; all of them nil where there are no samples.
open class HKStatistics: NSObject, @unchecked Sendable {
    public let quantityType: HKQuantityType
    public let startDate: Date
    public let endDate: Date
    /// The values of the samples in ``unit``.
    var values: [Double] = []
    var unit = HKUnit.count()
    /// The newest one.
    var last: HKQuantitySample?

    init(quantityType: HKQuantityType, start: Date, end: Date) {
        self.quantityType = quantityType
        startDate = start
        endDate = end
        super.init()
    }

    open func sumQuantity() -> HKQuantity? { quantity(values.isEmpty ? nil : values.reduce(0, +)) }
    open func averageQuantity() -> HKQuantity? { quantity(values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)) }
    open func minimumQuantity() -> HKQuantity? { quantity(values.min()) }
    open func maximumQuantity() -> HKQuantity? { quantity(values.max()) }
    open func mostRecentQuantity() -> HKQuantity? { last?.quantity }
    open func mostRecentQuantityDateInterval() -> DateInterval? { last.map { DateInterval(start: $0.startDate, end: $0.endDate) } }
    open func duration() -> HKQuantity? { nil }
    open var sources: [HKSource]? { nil }

    private func quantity(_ value: Double?) -> HKQuantity? { value.map { HKQuantity(unit: unit, doubleValue: $0) } }
}

/// - Support: partial. What `--fixtures` has is found; without a fixture nothing is, as for a person who refused to have health data read.
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
    private let handler: (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void

    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
        completionHandler handler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
    ) {
        self.handler = handler
        super.init(type: quantityType, predicate: quantitySamplePredicate)
    }

    override func answer() {
        guard let type = objectType as? HKQuantityType, let found = HKStatistics.of(HealthRecords.current.samples(type, predicate), type: type) else {
            return handler(self, nil, HKError(.errorNoData))
        }
        handler(self, found, nil)
    }
}

/// Statistics of equal intervals; without samples each of them is without values.
open class HKStatisticsCollection: NSObject, @unchecked Sendable {
    private let type: HKQuantityType
    private let anchor: Date
    private let interval: DateComponents

    private let samples: [HKSample]

    init(_ type: HKQuantityType, anchor: Date, interval: DateComponents, samples: [HKSample]) {
        (self.type, self.anchor, self.interval, self.samples) = (type, anchor, interval, samples)
        super.init()
    }

    /// Calls the block for every interval that reaches into the time, those without samples among them.
    open func enumerateStatistics(from start: Date, to end: Date, with block: (HKStatistics, UnsafeMutablePointer<Bool>) -> Void) {
        var stops = false
        var (from, steps) = firstInterval(before: start)
        while from < end, !stops {
            steps += 1
            guard let to = boundary(steps), to > from else { return }
            if to > start { block(statistics(from, to), &stops) }
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

    private func statistics(_ from: Date, _ to: Date) -> HKStatistics {
        let inside = samples.filter { $0.startDate >= from && $0.startDate < to }
        return HKStatistics.of(inside, type: type, start: from, end: to) ?? HKStatistics(quantityType: type, start: from, end: to)
    }

    /// Of the interval around a moment; nil where nothing lies in it.
    open func statistics(for date: Date) -> HKStatistics? {
        let (from, steps) = firstInterval(before: date)
        guard let to = boundary(steps + 1), to > from else { return nil }
        return HKStatistics.of(samples.filter { $0.startDate >= from && $0.startDate < to }, type: type, start: from, end: to)
    }

    /// Of the intervals that have samples.
    open func statistics() -> [HKStatistics] {
        let beginnings = Set(samples.map { firstInterval(before: $0.startDate).0 })
        return beginnings.sorted().compactMap(statistics(for:))
    }
}

/// - Support: partial. What `--fixtures` has is found; without a fixture nothing is, as for a person who refused to have health data read.
open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
    open var initialResultsHandler: ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
    private let anchorDate: Date
    private let intervalComponents: DateComponents
    open var statisticsUpdateHandler: ((HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?

    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [], anchorDate: Date,
        intervalComponents: DateComponents
    ) {
        (self.anchorDate, self.intervalComponents) = (anchorDate, intervalComponents)
        super.init(type: quantityType, predicate: quantitySamplePredicate)
    }

    override func answer() {
        guard let type = objectType as? HKQuantityType else { return }
        let samples = HealthRecords.current.samples(type, predicate)
        initialResultsHandler?(self, HKStatisticsCollection(type, anchor: anchorDate, interval: intervalComponents, samples: samples), nil)
    }
}
