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
    var last: HKQuantity?

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
    open func mostRecentQuantity() -> HKQuantity? { last }

    private func quantity(_ value: Double?) -> HKQuantity? { value.map { HKQuantity(unit: unit, doubleValue: $0) } }
}

/// - Support: partial. The data are those of `--fixtures`; without any, queries complete with `errorHealthDataUnavailable`.
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
    private let handler: (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void

    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
        completionHandler handler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
    ) {
        self.handler = handler
        super.init(type: quantityType, predicate: quantitySamplePredicate)
    }

    override func answer(_ records: HealthRecords) {
        guard let type = objectType as? HKQuantityType, let found = HKStatistics.of(records.samples(type, predicate), type: type) else {
            return handler(self, nil, HKError(.errorNoData))
        }
        handler(self, found, nil)
    }

    override func fail(_ error: HKError) { handler(self, nil, error) }
}

/// Statistics of spans that follow each other.
open class HKStatisticsCollection: NSObject, @unchecked Sendable {
    private let all: [HKStatistics]

    init(_ all: [HKStatistics]) {
        self.all = all
        super.init()
    }

    /// Of the samples of a type, in spans that are counted from an anchor.
    convenience init(_ samples: [HKSample], type: HKQuantityType, anchor: Date, interval: DateComponents) {
        let spans = HKSpans(anchor: anchor, interval: interval)
        let grouped = Dictionary(grouping: samples) { spans.start(of: $0.startDate) }
        self.init(grouped.sorted { $0.key < $1.key }.compactMap { HKStatistics.of($1, type: type, start: $0, end: spans.end(of: $0)) })
    }

    open func enumerateStatistics(from start: Date, to end: Date, with block: (HKStatistics, UnsafeMutablePointer<Bool>) -> Void) {
        var isStopped = false
        for statistics in all where statistics.endDate > start && statistics.startDate <= end && !isStopped { block(statistics, &isStopped) }
    }

    open func statistics(for date: Date) -> HKStatistics? { all.first { $0.startDate <= date && date < $0.endDate } }
    open func statistics() -> [HKStatistics] { all }
}

/// Spans of equal length, forwards and backwards from a date.
struct HKSpans {
    var anchor: Date
    var interval: DateComponents

    func end(of start: Date) -> Date { Calendar.current.date(byAdding: interval, to: start) ?? .distantFuture }

    func start(of date: Date) -> Date {
        let length = max(1, end(of: anchor).timeIntervalSince(anchor))
        var index = Int((date.timeIntervalSince(anchor) / length).rounded(.down))
        while start(at: index) > date { index -= 1 }
        while start(at: index + 1) <= date { index += 1 }
        return start(at: index)
    }

    private func start(at index: Int) -> Date { Calendar.current.date(byAdding: interval.times(index), to: anchor) ?? anchor }
}

extension DateComponents {
    fileprivate func times(_ factor: Int) -> DateComponents {
        var result = DateComponents()
        (result.year, result.month, result.day) = (year.map { $0 * factor }, month.map { $0 * factor }, day.map { $0 * factor })
        (result.hour, result.minute, result.second) = (hour.map { $0 * factor }, minute.map { $0 * factor }, second.map { $0 * factor })
        result.weekOfYear = weekOfYear.map { $0 * factor }
        return result
    }
}

/// - Support: partial. The data are those of `--fixtures`; without any, queries complete with `errorHealthDataUnavailable`.
open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
    open var initialResultsHandler: ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
    open var statisticsUpdateHandler: ((HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?

    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [], anchorDate: Date,
        intervalComponents: DateComponents
    ) {
        (self.anchorDate, self.intervalComponents) = (anchorDate, intervalComponents)
        super.init(type: quantityType, predicate: quantitySamplePredicate)
    }

    public let anchorDate: Date
    public let intervalComponents: DateComponents

    override func answer(_ records: HealthRecords) {
        guard let type = objectType as? HKQuantityType else { return }
        let samples = records.samples(type, predicate)
        initialResultsHandler?(self, HKStatisticsCollection(samples, type: type, anchor: anchorDate, interval: intervalComponents), nil)
    }

    override func fail(_ error: HKError) { initialResultsHandler?(self, nil, error) }
}
