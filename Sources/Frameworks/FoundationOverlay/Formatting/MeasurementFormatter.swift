import Foundation

/// Writes measurements in the words of a locale.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Keeps the unit the measurement is in.
        public static let providedUnit = UnitOptions(rawValue: 1)
        /// Chooses a unit by the size of the value.
        public static let naturalScale = UnitOptions(rawValue: 2)
        /// Leaves the scale's letter out of temperatures.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }

    open var unitOptions: UnitOptions = []
    open var unitStyle: Formatter.UnitStyle = .medium
    open var locale: Locale! = .current
    open var numberFormatter: NumberFormatter! = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }()

    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        let usage = unitOptions.contains(.providedUnit) ? nil : "default"
        let writer = MeasureWriter(locale: locale, width: width, usage: usage, precision: precision)
        let text =
            if unitOptions.contains(.temperatureWithoutUnit), let unit = measurement.unit as? UnitTemperature {
                writer.bareTemperature(measurement.value, unit: unit)
            } else {
                writer.string(measurement.value, unit: measurement.unit)
            }
        return text ?? "\(number(measurement.value)) \(measurement.unit.symbol)"
    }

    /// The unit alone.
    open func string(from unit: Unit) -> String {
        let text = MeasureWriter(locale: locale, width: width, precision: "precision-integer").string(2, unit: unit)
        return text?.trimmingCharacters(in: CharacterSet.decimalDigits.union(.whitespaces)) ?? unit.symbol
    }

    open override func string(for obj: Any?) -> String? {
        (obj as? any MeasurementValue).map { string(from: Measurement(value: $0.value, unit: $0.anyUnit)) }
    }

    private var width: MeasureWriter.Width {
        switch unitStyle {
        case .long: .wide
        case .short: .narrow
        default: .abbreviated
        }
    }

    private var precision: String {
        let least = numberFormatter.minimumFractionDigits
        let most = max(least, numberFormatter.maximumFractionDigits)
        if most == 0 { return "precision-integer" }
        return "." + String(repeating: "0", count: least) + String(repeating: "#", count: most - least)
    }

    private func number(_ value: Double) -> String { numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)" }
}

private protocol MeasurementValue {
    var value: Double { get }
    var anyUnit: Unit { get }
}

extension Measurement: MeasurementValue {
    fileprivate var anyUnit: Unit { unit }
}
