import FoundationOverlay

/// Steps of the calendar, such as every third hour.
struct DateStride: Equatable {
    var unit: Calendar.Component
    var count: Int

    init(unit: Calendar.Component, count: Int) {
        self.unit = unit
        self.count = max(count, 1)
    }

    /// About how many seconds a step takes.
    var seconds: Double { Double(count) * Self.length(of: unit) }

    static func length(of unit: Calendar.Component) -> Double {
        switch unit {
        case .nanosecond: 1e-9
        case .second: 1
        case .minute: 60
        case .hour: 3600
        case .weekOfYear, .weekOfMonth: 604_800
        case .month: 2_629_746
        case .quarter: 7_889_238
        case .year, .yearForWeekOfYear: 31_556_952
        default: 86_400
        }
    }

    /// The stride that divides so many seconds into about `desiredCount` steps, each of about `least` seconds or more.
    static func fitting(_ seconds: Double, desiredCount: Int, atLeast least: Double = 0) -> DateStride {
        let rough = seconds / Double(max(desiredCount, 1))
        let year = length(of: .year)
        if rough > year { return DateStride(unit: .year, count: Int(max(1, NiceNumbers.step(from: 0, to: rough / year, desiredCount: 1)))) }
        let steps = ChartMetrics.shared.dateSteps.filter { $0.seconds > least * 0.9 }
        return steps.min { abs(log($0.seconds / max(rough, 1e-3))) < abs(log($1.seconds / max(rough, 1e-3))) } ?? DateStride(unit: .year, count: 1)
    }

    /// The steps inside a range, at most 1000.
    func dates(in range: ClosedRange<Date>, calendar: Calendar) -> [Date] {
        all(from: range.lowerBound, through: range.upperBound, calendar: calendar).filter { range.contains($0) }
    }

    /// The steps inside a range counted from its first unit, at most 1000.
    func datesFromStart(of range: ClosedRange<Date>, calendar: Calendar) -> [Date] {
        let begin = calendar.dateInterval(of: unit, for: range.lowerBound)?.start ?? range.lowerBound
        let single = DateStride(unit: unit, count: 1)
        var date = begin < range.lowerBound ? single.step(begin, calendar) ?? range.lowerBound : begin
        var dates: [Date] = []
        while date <= range.upperBound, dates.count < 1000 {
            dates.append(date)
            guard let next = step(date, calendar), next > date else { break }
            date = next
        }
        return dates
    }

    /// The steps inside a range and one on each side of it, where the range does not end on a step.
    func covering(_ range: ClosedRange<Date>, calendar: Calendar) -> [Date] {
        let inner = all(from: range.lowerBound, through: range.upperBound, calendar: calendar)
        guard let last = inner.last, last < range.upperBound || inner.count == 1, let next = step(last, calendar) else { return inner }
        return inner + [next]
    }

    private func step(_ date: Date, _ calendar: Calendar) -> Date? {
        unit == .quarter ? calendar.date(byAdding: .month, value: 3 * count, to: date) : calendar.date(byAdding: unit, value: count, to: date)
    }

    private func all(from lower: Date, through upper: Date, calendar: Calendar) -> [Date] {
        var dates: [Date] = []
        var date = start(before: lower, calendar)
        while date <= upper, dates.count < 1000 {
            if let next = step(date, calendar), next > date {
                if next > lower || date == lower { dates.append(date) }
                date = next
            } else {
                break
            }
        }
        return dates
    }

    /// The last multiple of the stride that is not after a date.
    private func start(before date: Date, _ calendar: Calendar) -> Date {
        guard let begin = calendar.dateInterval(of: unit, for: date)?.start else { return date }
        guard count > 1, let larger = Self.container(of: unit) else { return begin }
        guard let outer = calendar.dateInterval(of: larger, for: date)?.start else { return begin }
        let passed = calendar.dateComponents([unit], from: outer, to: begin).value(for: unit) ?? 0
        return calendar.date(byAdding: unit, value: -(passed % count), to: begin) ?? begin
    }

    private static func container(of unit: Calendar.Component) -> Calendar.Component? {
        switch unit {
        case .second: .minute
        case .minute: .hour
        case .hour: .day
        case .day: .month
        case .month: .year
        case .year: .era
        default: nil
        }
    }
}
