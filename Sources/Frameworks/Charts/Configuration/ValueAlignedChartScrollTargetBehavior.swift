// - Support: none: charts do not scroll.
import FoundationOverlay
import SwiftUI

/// Ends scrolling at values of the chart.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior, Sendable {
    public init<T: Plottable & Numeric>(unit: T, majorAlignment: MajorValueAlignment<T>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic)
    {}
    public init(
        matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {}
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

public struct ValueAlignedLimitBehavior: Sendable {
    private enum Storage { case automatic, always, never }

    private let storage: Storage

    public static var automatic: ValueAlignedLimitBehavior { .init(storage: .automatic) }
    public static var always: ValueAlignedLimitBehavior { .init(storage: .always) }
    public static var never: ValueAlignedLimitBehavior { .init(storage: .never) }
}

public struct MajorValueAlignment<Value: Plottable> {
    public static var page: MajorValueAlignment { .init() }
    public static func unit(_ unit: Value) -> MajorValueAlignment where Value: Numeric { .init() }
    public static func matching(_ components: DateComponents) -> MajorValueAlignment where Value == Date { .init() }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
    public static func valueAligned<P: Plottable & Numeric>(
        unit: P, majorAlignment: MajorValueAlignment<P>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        .init(unit: unit, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
    }

    public static func valueAligned(
        matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        .init(matching: components, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
    }
}
