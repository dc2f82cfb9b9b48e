import FoundationOverlay

/// The values that an axis shows.
public struct AxisMarkValues: CustomStringConvertible, Sendable {
    enum Storage: Sendable {
        case automatic(desiredCount: Int?, minimumStride: Double)
        case stride(Double)
        case calendar(DateStride, Calendar?)
        case values([_PlotDatum])
    }

    let storage: Storage
    var roundsLower: Bool?
    var roundsUpper: Bool?

    public static var automatic: AxisMarkValues { automatic() }

    public static func automatic(desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil) -> AxisMarkValues {
        AxisMarkValues(
            storage: .automatic(desiredCount: desiredCount, minimumStride: 0), roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
    }

    public static func automatic<P: BinaryFloatingPoint>(
        minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            storage: .automatic(desiredCount: desiredCount, minimumStride: Double(minimumStride)), roundsLower: roundLowerBound,
            roundsUpper: roundUpperBound)
    }

    public static func stride(
        by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil, calendar: Calendar? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            storage: .calendar(DateStride(unit: component, count: count), calendar), roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
    }

    public static func stride<P: BinaryFloatingPoint>(
        by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(storage: .stride(Double(stepSize)), roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
    }

    public var description: String { "\(storage)" }
}
