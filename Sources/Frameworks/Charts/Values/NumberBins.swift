import FoundationOverlay

/// Bins of numbers.
public struct NumberBins<Value: Comparable & Numeric>: Collection, Equatable {
    public let thresholds: [Value]

    public init(thresholds: [Value]) { self.thresholds = thresholds.sorted() }

    public var startIndex: Int { 0 }
    public var endIndex: Int { Swift.max(0, thresholds.count - 1) }
    public func index(after i: Int) -> Int { i + 1 }

    public subscript(position: Int) -> ChartBinRange<Value> {
        ChartBinRange(lowerBound: thresholds[position], upperBound: thresholds[position + 1])
    }

    /// The bin that holds a value; the nearest one for a value outside of all.
    public func index(for value: Value) -> Int {
        let above = thresholds.firstIndex { value < $0 } ?? thresholds.count
        return Swift.min(Swift.max(above - 1, 0), Swift.max(endIndex - 1, 0))
    }

    private init(_ lower: Double, _ upper: Double, step: Double, convert: (Double) -> Value) {
        guard step > 0, upper >= lower else {
            self.init(thresholds: [])
            return
        }
        let first = (lower / step).rounded(.down)
        let count = Swift.max(1, Int(((upper / step) - first).rounded(.up)))
        self.init(thresholds: (0...count).map { convert((first + Double($0)) * step) })
    }
}

extension NumberBins where Value: BinaryFloatingPoint {
    public init(size: Value, range: ClosedRange<Value>) {
        self.init(Double(range.lowerBound), Double(range.upperBound), step: Double(size), convert: Value.init)
    }

    public init(range: ClosedRange<Value>, count: Int) {
        let width = (range.upperBound - range.lowerBound) / Value(Swift.max(count, 1))
        self.init(thresholds: (0...Swift.max(count, 1)).map { range.lowerBound + Value($0) * width })
    }

    public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
        let step = NiceNumbers.step(from: Double(range.lowerBound), to: Double(range.upperBound), desiredCount: desiredCount)
        self.init(Double(range.lowerBound), Double(range.upperBound), step: Swift.max(step, Double(minimumStride)), convert: Value.init)
    }

    public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
        guard let low = data.min(), let high = data.max() else {
            self.init(thresholds: [])
            return
        }
        self.init(range: low...high, desiredCount: desiredCount ?? NiceNumbers.binCount(data.count), minimumStride: minimumStride)
    }
}

extension NumberBins where Value: BinaryInteger {
    public init(size: Value, range: ClosedRange<Value>) {
        self.init(Double(range.lowerBound), Double(range.upperBound), step: Double(size)) { Value($0) }
    }

    public init(range: ClosedRange<Value>, count: Int) {
        let width = (Double(range.upperBound) - Double(range.lowerBound)) / Double(Swift.max(count, 1))
        self.init(thresholds: (0...Swift.max(count, 1)).map { Value((Double(range.lowerBound) + Double($0) * width).rounded()) })
    }

    public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
        let step = NiceNumbers.step(from: Double(range.lowerBound), to: Double(range.upperBound), desiredCount: desiredCount)
        self.init(Double(range.lowerBound), Double(range.upperBound), step: Swift.max(step.rounded(.up), Double(minimumStride))) { Value($0) }
    }

    public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
        guard let low = data.min(), let high = data.max() else {
            self.init(thresholds: [])
            return
        }
        self.init(range: low...high, desiredCount: desiredCount ?? NiceNumbers.binCount(data.count), minimumStride: minimumStride)
    }
}
