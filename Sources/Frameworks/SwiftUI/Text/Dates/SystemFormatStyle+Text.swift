import FoundationOverlay
import Snapshot
import Typography

/// A format that a snapshot keeps as it is, to be written when it is painted.
protocol LiveFormat {
    var liveSource: DynamicText.Source { get }
}

extension LiveFormat {
    /// The text at a moment.
    func attributed(at date: Date, locale: Locale) -> AttributedString {
        let text = DynamicText(
            source: liveSource, locale: locale.identifier, calendar: Calendar.current.snapshotName, timeZone: TimeZone.current.identifier)
        return AttributedString(DynamicTextFormatter.string(for: text, at: date))
    }
}

extension Duration {
    var seconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}

extension SystemFormatStyle.Timer: LiveFormat {
    var liveSource: DynamicText.Source {
        .timerFormat(
            start: interval.lowerBound, end: interval.upperBound, countsDown: countsDown, showsHours: showsHours,
            maxFieldCount: maxFieldCount, maxPrecision: maxPrecision.seconds)
    }
}

extension SystemFormatStyle.Stopwatch: LiveFormat {
    var liveSource: DynamicText.Source {
        .stopwatch(start: start, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision.seconds)
    }
}

extension SystemFormatStyle.DateReference: LiveFormat {
    var liveSource: DynamicText.Source {
        let names: [(Date.RelativeFormatStyle.Field, String)] = [
            (.year, "year"), (.month, "month"), (.week, "week"), (.day, "day"), (.hour, "hour"), (.minute, "minute"), (.second, "second"),
        ]
        return .reference(
            date, allowedFields: names.filter { allowedFields.contains($0.0) }.map(\.1), maxFieldCount: maxFieldCount,
            thresholdField: names.first { $0.0 == thresholdField }?.1 ?? "day")
    }
}

extension SystemFormatStyle.DateOffset: LiveFormat {
    var liveSource: DynamicText.Source {
        let names: [(Date.ComponentsFormatStyle.Field, String)] = [
            (.year, "year"), (.month, "month"), (.week, "week"), (.day, "day"), (.hour, "hour"), (.minute, "minute"), (.second, "second"),
        ]
        return .offset(
            date, allowedFields: names.filter { allowedFields.contains($0.0) }.map(\.1), maxFieldCount: maxFieldCount, sign: signName)
    }

    private var signName: String {
        if sign == .never { return "never" }
        return sign == .always() || sign == .always(includingZero: true) ? "always" : "automatic"
    }
}

extension SystemFormatStyle.Timer: DiscreteFormatStyle {
    public func format(_ value: Date) -> AttributedString { attributed(at: value, locale: .autoupdatingCurrent) }
    public func discreteInput(before input: Date) -> Date? { input.addingTimeInterval(-maxPrecision.seconds) }
    public func discreteInput(after input: Date) -> Date? { input.addingTimeInterval(maxPrecision.seconds) }
}

extension SystemFormatStyle.Stopwatch: DiscreteFormatStyle {
    public func format(_ value: Date) -> AttributedString { attributed(at: value, locale: .autoupdatingCurrent) }
    public func discreteInput(before input: Date) -> Date? { input.addingTimeInterval(-maxPrecision.seconds) }
    public func discreteInput(after input: Date) -> Date? { input.addingTimeInterval(maxPrecision.seconds) }
}

extension SystemFormatStyle.DateReference: DiscreteFormatStyle {
    public func format(_ value: Date) -> AttributedString { attributed(at: value, locale: .autoupdatingCurrent) }
    public func discreteInput(before input: Date) -> Date? { input.addingTimeInterval(-1) }
    public func discreteInput(after input: Date) -> Date? { input.addingTimeInterval(1) }
}

extension SystemFormatStyle.DateOffset: DiscreteFormatStyle {
    public func format(_ value: Date) -> AttributedString { attributed(at: value, locale: .autoupdatingCurrent) }
    public func discreteInput(before input: Date) -> Date? { input.addingTimeInterval(-1) }
    public func discreteInput(after input: Date) -> Date? { input.addingTimeInterval(1) }
}
