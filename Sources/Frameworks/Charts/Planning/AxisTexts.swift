import FoundationOverlay

/// The texts of values on an axis, where no format is given.
struct AxisTexts {
    let locale: Locale
    let calendar: Calendar
    /// Digits after the point that all numbers have but zero (an axis of a widget in an app's snapshot tests, iOS 26: 0, 0.5, 1.0).
    var fractionDigits = 0

    /// `stride`: the distance between dates; nil where they are any.
    func text(_ datum: _PlotDatum, _ stride: DateStride?) -> String {
        switch datum {
        case .category(let name): name
        case .number(0): 0.0.formatted(.number.locale(locale))
        case .number(let value): value.formatted(.number.locale(locale).precision(.fractionLength(fractionDigits...max(fractionDigits, 6))))
        case .date(let date): date.formatted(style(stride))
        }
    }

    private func style(_ stride: DateStride?) -> Date.FormatStyle {
        var base = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
        base.capitalizationContext = .standalone
        return switch stride?.unit {
        case .second, .nanosecond: base.hour().minute().second()
        case .minute: base.hour().minute()
        case .hour: base.hour()
        case .month: base.month(.abbreviated)
        case .quarter: base.month(.abbreviated).year()
        case .year, .yearForWeekOfYear: base.year()
        default: base.month(.abbreviated).day()
        }
    }
}
