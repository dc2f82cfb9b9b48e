import CICU
import Foundation
import IsletModel

/// Writes a number with a unit, in the words of a locale.
struct MeasureWriter {
    enum Width: String {
        case wide = "unit-width-full-name"
        case abbreviated = "unit-width-short"
        case narrow = "unit-width-narrow"
    }

    var locale: Locale
    var width: Width
    /// ICU's name of what is measured, such as `default`, `road` or `weather`, by which the locale's own unit is chosen; the
    /// given unit when `nil`.
    var usage: String?
    /// Digits after the point, such as `.##` or `.00`; as many as the value has when `nil`.
    var precision: String?

    /// The text, or `nil` for a unit ICU does not know.
    func string(_ value: Double, unit: Unit) -> String? {
        guard let identifier = MeasurementUnits.identifier(of: unit) else { return nil }
        return string(value, identifier: identifier)
    }

    func string(_ value: Double, identifier: String) -> String? {
        write(value, stem: "unit/\(identifier)")
    }

    /// A temperature without its scale, in the scale of the locale when there is a usage.
    func bareTemperature(_ value: Double, unit: UnitTemperature) -> String? {
        var shown = Measurement(value: value, unit: unit)
        if usage != nil { shown.convert(to: locale.measurementSystem == .us ? .fahrenheit : .celsius) }
        var writer = self
        writer.usage = nil
        writer.precision = precision ?? "precision-integer"
        return writer.write(shown.value, stem: "measure-unit/temperature-generic")
    }

    private func write(_ value: Double, stem: String) -> String? {
        var parts = [stem, width.rawValue]
        if let usage { parts.append("usage/\(usage)") }
        if let precision { parts.append(precision) }
        let skeleton = Array(parts.joined(separator: " ").utf16)
        var buffer = [UInt16](repeating: 0, count: 512)
        let count = islet_icu_format(
            value, skeleton, Int32(skeleton.count), locale.identifier, &buffer, Int32(buffer.count))
        guard count >= 0, count <= buffer.count else { return nil }
        return String(decoding: buffer[..<Int(count)], as: UTF16.self)
    }
}

/// ICU's names of Foundation's units.
enum MeasurementUnits {
    static func identifier(of unit: Unit) -> String? {
        var type: AnyClass? = Swift.type(of: unit)
        while let current = type {
            if let found = table[String(describing: current)]?[unit.symbol] { return found }
            type = _getSuperclass(current)
        }
        return nil
    }

    private struct File: Decodable {
        var units: [String: [String: String]]
    }

    private static let table = BundledData.read("measurement-units", as: File.self, in: .module).units
}
