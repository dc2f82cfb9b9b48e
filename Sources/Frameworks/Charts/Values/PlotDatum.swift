import FoundationOverlay

/// A value as scales see it.
public enum _PlotDatum: Hashable, Sendable {
    case number(Double)
    case date(Date)
    case category(String)
}

extension _PlotDatum {
    enum Kind { case number, date, category }

    var kind: Kind {
        switch self {
        case .number: .number
        case .date: .date
        case .category: .category
        }
    }

    /// The place on a continuous scale: the number itself, seconds since the reference date for a date.
    var scalar: Double? {
        switch self {
        case .number(let value): value
        case .date(let date): date.timeIntervalSinceReferenceDate
        case .category: nil
        }
    }

    /// The value with the given place on a continuous scale of a kind.
    static func continuous(_ scalar: Double, _ kind: Kind) -> _PlotDatum {
        kind == .date ? .date(Date(timeIntervalSinceReferenceDate: scalar)) : .number(scalar)
    }

    /// The name of the band the value has on a scale of categories.
    var categoryName: String {
        switch self {
        case .category(let name): name
        case .number(let value): value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
        case .date(let date): String(date.timeIntervalSinceReferenceDate)
        }
    }
}
