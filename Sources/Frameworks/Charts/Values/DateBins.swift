import FoundationOverlay

/// Bins of dates.
public struct DateBins: Collection, Equatable {
    public let thresholds: [Date]

    public init(thresholds: [Date]) { self.thresholds = thresholds.sorted() }

    /// Bins of equal length, in seconds.
    public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
        guard timeInterval > 0 else {
            self.init(thresholds: [])
            return
        }
        let count = Swift.max(1, Int((range.upperBound.timeIntervalSince(range.lowerBound) / timeInterval).rounded(.up)))
        self.init(thresholds: (0...count).map { range.lowerBound.addingTimeInterval(Double($0) * timeInterval) })
    }

    public init(unit: Calendar.Component, by stride: Int = 1, range: ClosedRange<Date>, calendar: Calendar = .autoupdatingCurrent) {
        self.init(thresholds: DateStride(unit: unit, count: stride).covering(range, calendar: calendar))
    }

    public init(range: ClosedRange<Date>, desiredCount: Int = 10, calendar: Calendar = .autoupdatingCurrent) {
        let stride = DateStride.fitting(range.upperBound.timeIntervalSince(range.lowerBound), desiredCount: desiredCount)
        self.init(thresholds: stride.covering(range, calendar: calendar))
    }

    public init(data: [Date], desiredCount: Int? = nil, calendar: Calendar = .autoupdatingCurrent) {
        guard let first = data.min(), let last = data.max() else {
            self.init(thresholds: [])
            return
        }
        self.init(range: first...last, desiredCount: desiredCount ?? NiceNumbers.binCount(data.count), calendar: calendar)
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { Swift.max(0, thresholds.count - 1) }
    public func index(after i: Int) -> Int { i + 1 }

    public subscript(position: Int) -> ChartBinRange<Date> {
        ChartBinRange(lowerBound: thresholds[position], upperBound: thresholds[position + 1])
    }

    /// The bin that holds a date; the nearest one for a date outside of all.
    public func index(for value: Date) -> Int {
        let above = thresholds.firstIndex { value < $0 } ?? thresholds.count
        return Swift.min(Swift.max(above - 1, 0), Swift.max(endIndex - 1, 0))
    }
}
