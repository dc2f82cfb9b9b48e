import FoundationOverlay
import SwiftUI

/// A value with a description of what it is.
public struct PlottableValue<Value: Plottable>: Sendable {
    let plotted: PlottedValue

    init(_ label: Text, _ start: _PlotDatum, _ end: _PlotDatum? = nil) {
        plotted = PlottedValue(label: label, start: start, end: end)
    }
}

/// A value of a mark without its type; a value with a unit or a range has an end.
struct PlottedValue: Sendable {
    var label: Text
    var start: _PlotDatum
    var end: _PlotDatum?

    /// The place of the value on a continuous scale; the middle of an interval.
    var scalar: Double? {
        guard let low = start.scalar else { return nil }
        return end?.scalar.map { (low + $0) / 2 } ?? low
    }

    var datum: _PlotDatum {
        guard end != nil, let scalar else { return start }
        return .continuous(scalar, start.kind)
    }
}

extension PlottableValue {
    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue { PlottableValue(Text(labelKey), value.datum) }

    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue { PlottableValue(Text(label), value.datum) }

    public static func value(_ label: Text, _ value: Value) -> PlottableValue { PlottableValue(label, value.datum) }
}

extension PlottableValue where Value: Comparable {
    public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue {
        PlottableValue(Text(labelKey), range.lowerBound.datum, range.upperBound.datum)
    }

    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> PlottableValue {
        PlottableValue(Text(label), range.lowerBound.datum, range.upperBound.datum)
    }

    public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue {
        PlottableValue(label, range.lowerBound.datum, range.upperBound.datum)
    }

    public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>) -> PlottableValue {
        PlottableValue(Text(labelKey), range.lowerBound.datum, range.upperBound.datum)
    }

    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ range: ChartBinRange<Value>) -> PlottableValue {
        PlottableValue(Text(label), range.lowerBound.datum, range.upperBound.datum)
    }

    public static func value(_ label: Text, _ range: ChartBinRange<Value>) -> PlottableValue {
        PlottableValue(label, range.lowerBound.datum, range.upperBound.datum)
    }
}

extension PlottableValue where Value == Date {
    public static func value(_ labelKey: LocalizedStringKey, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil) -> PlottableValue {
        value(Text(labelKey), date, unit: unit, calendar: calendar)
    }

    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil) -> PlottableValue {
        value(Text(label), date, unit: unit, calendar: calendar)
    }

    /// The unit of the calendar that holds the date, such as its day.
    public static func value(_ label: Text, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil) -> PlottableValue {
        guard let interval = (calendar ?? .current).dateInterval(of: unit, for: date) else { return PlottableValue(label, .date(date)) }
        return PlottableValue(label, .date(interval.start), .date(interval.end))
    }
}
