import Foundation

/// Writes the time between two dates by its units, such as `2 hours, 20 minutes` or `2:20:00`. Foundation has the name
/// `ComponentsFormatStyle` and its fields here, not the style.
public struct _DateComponentsFormat: FormatStyle, Hashable, Codable, Sendable {
    public struct Style: Hashable, Codable, Sendable {
        let units: Int

        /// `2 hours, 20 minutes`
        public static let wide = Style(units: DateComponentsFormatter.UnitsStyle.full.rawValue)
        /// `2 hr, 20 min`
        public static let abbreviated = Style(units: DateComponentsFormatter.UnitsStyle.short.rawValue)
        /// `2hr 20min`
        public static let condensedAbbreviated = Style(units: DateComponentsFormatter.UnitsStyle.brief.rawValue)
        /// `2h 20m`
        public static let narrow = Style(units: DateComponentsFormatter.UnitsStyle.abbreviated.rawValue)
        /// `two hours, twenty minutes`
        public static let spellOut = Style(units: DateComponentsFormatter.UnitsStyle.spellOut.rawValue)
        static let positional = Style(units: DateComponentsFormatter.UnitsStyle.positional.rawValue)
    }

    public var style: Style
    public var fields: Set<Date.ComponentsFormatStyle.Field>?
    public var calendar = Calendar.autoupdatingCurrent
    public var locale = Locale.autoupdatingCurrent
    public var isPositive = true

    init(_ style: Style, _ fields: Set<Date.ComponentsFormatStyle.Field>?) {
        self.style = style
        self.fields = fields
    }

    public func format(_ range: Range<Date>) -> String {
        let formatter = DateComponentsFormatter()
        var calendar = calendar
        calendar.locale = locale
        formatter.calendar = calendar
        formatter.unitsStyle = DateComponentsFormatter.UnitsStyle(rawValue: style.units) ?? .full
        formatter.allowedUnits = units
        return formatter.string(from: range.lowerBound, to: range.upperBound) ?? ""
    }

    public func locale(_ locale: Locale) -> Self {
        var result = self
        result.locale = locale
        return result
    }

    public func calendar(_ calendar: Calendar) -> Self {
        var result = self
        result.calendar = calendar
        return result
    }

    private var units: NSCalendar.Unit {
        let all: [(Date.ComponentsFormatStyle.Field, NSCalendar.Unit)] = [
            (.year, .year), (.month, .month), (.week, .weekOfMonth), (.day, .day), (.hour, .hour), (.minute, .minute), (.second, .second),
        ]
        return all.reduce(into: []) { if fields?.contains($1.0) ?? (style == .positional ? $1.0 != .week : true) { $0.insert($1.1) } }
    }
}

extension FormatStyle where Self == _DateComponentsFormat {
    /// Hours, minutes and seconds with colons between them.
    public static var timeDuration: Self { Date.ComponentsFormatStyle.timeDuration }
    public static func components(style: Self.Style, fields: Set<Date.ComponentsFormatStyle.Field>? = nil) -> Self { Self(style, fields) }
}

extension Date.ComponentsFormatStyle {
    public typealias Style = _DateComponentsFormat.Style
    public static var timeDuration: _DateComponentsFormat { _DateComponentsFormat(.positional, [.hour, .minute, .second]) }
}
