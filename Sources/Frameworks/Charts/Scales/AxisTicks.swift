import FoundationOverlay

/// Finds the values that an axis shows.
struct AxisTicks {
    var scale: PositionScale
    /// The bounds of the scale before it was widened, which steps go by; nil: its own.
    var bounds: (Double, Double)?
    /// Points.
    var length: CGFloat
    /// How many steps there are where nobody has asked for a number; nil: by the length.
    var count: Int?
    /// The least distance of dates in seconds.
    var leastSeconds: Double = 0
    /// Whether everything plotted along the axis is a whole number.
    var isWhole = false
    var calendar: Calendar

    /// The values, and the step of the calendar between them where they are dates.
    func values(_ asked: AxisMarkValues) -> (values: [_PlotDatum], stride: DateStride?) {
        if case .values(let values) = asked.storage { return (values, nil) }
        switch scale.domain {
        case .bands(let names): return (names.map { .category($0) }, nil)
        case .continuous(let first, let last):
            let (low, high) = (min(first, last), max(first, last))
            if scale.kind == .date { return dates(asked, low, high) }
            if scale.type == .log { return (powers(low, high).map { .number($0) }, nil) }
            return (NiceNumbers.multiples(of: step(asked), from: low, to: high).map { .number($0) }, nil)
        }
    }

    /// The scale with its bounds widened to round values where that is asked, or usual.
    func rounded(_ asked: AxisMarkValues, automatically: Bool) -> PositionScale {
        guard case .continuous(let first, let last) = scale.domain, scale.type != .log else { return scale }
        if case .values(let values) = asked.storage { return automatically ? reaching(values, first, last) : scale }
        let usual = automatically && scale.kind == .number
        let (lower, upper) = (asked.roundsLower ?? usual, asked.roundsUpper ?? usual)
        guard lower || upper else { return scale }
        let (low, high) = (min(first, last), max(first, last))
        let wide =
            scale.kind == .date
            ? widenedDates(asked, low, high, lower, upper)
            : NiceNumbers.widened(low, high, to: step(asked), lower: lower, upper: upper)
        var copy = scale
        copy.domain = first <= last ? .continuous(wide.0, wide.1) : .continuous(wide.1, wide.0)
        return copy
    }

    /// The scale as far as the values that an axis asks for by name.
    private func reaching(_ values: [_PlotDatum], _ first: Double, _ last: Double) -> PositionScale {
        let numbers = values.compactMap { value -> Double? in if case .number(let number) = value { number } else { nil } }
        guard scale.kind == .number, let least = numbers.min(), let greatest = numbers.max() else { return scale }
        let (low, high) = (min(first, last, least), max(first, last, greatest))
        var copy = scale
        copy.domain = first <= last ? .continuous(low, high) : .continuous(high, low)
        return copy
    }

    var usualCount: Int {
        if let count { return count }
        let metrics = ChartMetrics.shared
        if scale.isVertical { return Int(metrics["axis.mostTicks"]) }
        let spacing = metrics["axis.horizontalTickSpacing"]
        return max(2, min(Int(metrics["axis.mostTicks"]), Int((length / spacing).rounded())))
    }

    /// The bounds that steps go by, the least first.
    private var counted: (Double, Double) {
        if let bounds { return bounds }
        guard case .continuous(let first, let last) = scale.domain else { return (0, 0) }
        return (min(first, last), max(first, last))
    }

    private func step(_ asked: AxisMarkValues) -> Double {
        let (low, high) = counted
        switch asked.storage {
        case .stride(let step): return step
        case .automatic(let count, let minimum):
            // A number of values that is asked for counts both ends.
            let step = count.map { NiceNumbers.step(from: low, to: high, desiredCount: max(1, $0 - 1)) } ?? usualStep(low, high)
            return max(step, minimum, isWhole ? 1 : 0)
        case .calendar, .values: return usualStep(low, high)
        }
    }

    /// A vertical axis has a most of values, both ends of its rounded scale among them; a horizontal one about as many steps as there is room for.
    private func usualStep(_ low: Double, _ high: Double) -> Double {
        scale.isVertical
            ? NiceNumbers.step(from: low, to: high, most: usualCount) : NiceNumbers.step(from: low, to: high, desiredCount: usualCount)
    }

    private func stride(_ asked: AxisMarkValues) -> DateStride {
        let (low, high) = counted
        switch asked.storage {
        case .calendar(let stride, _): return stride
        case .automatic(let count, _): return .fitting(high - low, desiredCount: count ?? usualCount, atLeast: leastSeconds)
        case .stride(let seconds): return DateStride(unit: .second, count: Int(seconds))
        case .values: return .fitting(high - low, desiredCount: usualCount, atLeast: leastSeconds)
        }
    }

    private func calendar(_ asked: AxisMarkValues) -> Calendar {
        if case .calendar(_, let calendar?) = asked.storage { return calendar }
        return calendar
    }

    private func dates(_ asked: AxisMarkValues, _ low: Double, _ high: Double) -> (values: [_PlotDatum], stride: DateStride?) {
        let stride = stride(asked)
        let range = Date(timeIntervalSinceReferenceDate: low)...Date(timeIntervalSinceReferenceDate: high)
        if case .calendar = asked.storage { return (stride.datesFromStart(of: range, calendar: calendar(asked)).map { .date($0) }, stride) }
        return (stride.dates(in: range, calendar: calendar(asked)).map { .date($0) }, stride)
    }

    private func widenedDates(_ asked: AxisMarkValues, _ low: Double, _ high: Double, _ lower: Bool, _ upper: Bool) -> (Double, Double) {
        let range = Date(timeIntervalSinceReferenceDate: low)...Date(timeIntervalSinceReferenceDate: high)
        let covering = stride(asked).covering(range, calendar: calendar(asked)).map(\.timeIntervalSinceReferenceDate)
        return (lower ? covering.first ?? low : low, upper ? covering.last ?? high : high)
    }

    private func powers(_ low: Double, _ high: Double) -> [Double] {
        let first = log10(max(low, .leastNormalMagnitude)).rounded(.up)
        let last = log10(max(high, .leastNormalMagnitude)).rounded(.down)
        guard first <= last, last - first < 100 else { return [] }
        return Swift.stride(from: first, through: last, by: 1).map { pow(10, $0) }
    }
}
