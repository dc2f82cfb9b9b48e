import CoreLocation
import FoundationOverlay

/// Writes distances as maps do: rounded to what one can judge on the road, in feet or metres near by and in miles or kilometres beyond.
///
/// Apple does not publish how it rounds. Pictures of a navigation app's snapshot tests (iOS 26) show 123 m as 400 ft, 152.4 m as 500 ft and
/// 150 m, 1,500 m as 0.9 mi and 1,5 km, 24,140 m as 15 mi; the steps between them are estimates.
/// - Support: partial: texts are written, not read.
open class MKDistanceFormatter: Formatter, @unchecked Sendable {
    public enum Units: UInt, Sendable {
        case `default`, metric, imperial, imperialWithYards
    }

    public enum DistanceUnitStyle: UInt, Sendable {
        case `default`, abbreviated, full
    }

    open var locale: Locale! = .current
    /// The locale's own where it is `default`.
    open var units: Units = .default
    open var unitStyle: DistanceUnitStyle = .default

    open func string(fromDistance distance: CLLocationDistance) -> String {
        let shown = shownDistance(distance)
        let formatter = MeasurementFormatter()
        formatter.locale = locale
        formatter.unitOptions = .providedUnit
        formatter.unitStyle = unitStyle == .abbreviated ? .medium : .long
        formatter.numberFormatter.maximumFractionDigits = 1
        return formatter.string(from: shown)
    }

    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let number as NSNumber: string(fromDistance: number.doubleValue)
        case let distance as Double: string(fromDistance: distance)
        default: nil
        }
    }

    private func shownDistance(_ distance: CLLocationDistance) -> Measurement<UnitLength> {
        let metres = Measurement(value: distance, unit: UnitLength.meters)
        let (near, far, limit): (UnitLength, UnitLength, Double) =
            switch system {
            case .imperial: (.feet, .miles, 0.1)
            case .imperialWithYards: (.yards, .miles, 0.25)
            default: (.meters, .kilometers, 1)
            }
        let long = metres.converted(to: far)
        if long.value >= limit { return Measurement(value: Self.rounded(long.value, step: long.value < 10 ? 0.1 : 1), unit: far) }
        let short = metres.converted(to: near)
        return Measurement(value: Self.rounded(short.value, step: short.value < 50 ? 10 : 50), unit: near)
    }

    private var system: Units {
        guard units == .default else { return units }
        return switch locale.measurementSystem {
        case .us: .imperial
        case .uk: .imperialWithYards
        default: .metric
        }
    }

    private static func rounded(_ value: Double, step: Double) -> Double {
        step < 1 ? (value / step).rounded() / (1 / step) : (value / step).rounded() * step
    }
}
