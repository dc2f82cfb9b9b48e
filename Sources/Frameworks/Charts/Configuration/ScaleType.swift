import FoundationOverlay

/// How a scale turns values into positions.
public struct ScaleType: Sendable {
    enum Storage: Equatable, Sendable {
        case linear, log, date, category
        case power(Double)
        case symmetricLog(Double)
    }

    let storage: Storage

    public static var linear: ScaleType { ScaleType(storage: .linear) }
    public static var log: ScaleType { ScaleType(storage: .log) }
    public static var date: ScaleType { ScaleType(storage: .date) }
    public static var category: ScaleType { ScaleType(storage: .category) }
    public static func power(exponent: Double) -> ScaleType { ScaleType(storage: .power(exponent)) }
    public static var squareRoot: ScaleType { power(exponent: 0.5) }
    public static func symmetricLog(slopeAtZero: Double) -> ScaleType { ScaleType(storage: .symmetricLog(slopeAtZero)) }
    public static var symmetricLog: ScaleType { symmetricLog(slopeAtZero: 1) }
}

extension ScaleType.Storage {
    /// A value on the way to its position.
    func transformed(_ value: Double) -> Double {
        switch self {
        case .linear, .date, .category: value
        case .log: Foundation.log10(max(value, .leastNormalMagnitude))
        case .power(let exponent): value < 0 ? -pow(-value, exponent) : pow(value, exponent)
        case .symmetricLog(let slope): (value < 0 ? -1 : 1) * Foundation.log(1 + abs(value) * slope)
        }
    }

    /// The value that `transformed` turns into the given one.
    func restored(_ value: Double) -> Double {
        switch self {
        case .linear, .date, .category: value
        case .log: pow(10, value)
        case .power(let exponent): value < 0 ? -pow(-value, 1 / exponent) : pow(value, 1 / exponent)
        case .symmetricLog(let slope): (value < 0 ? -1 : 1) * (Foundation.exp(abs(value)) - 1) / slope
        }
    }
}
