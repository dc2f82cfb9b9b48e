import Foundation

/// A value put into a localised text.
public enum LocalizationArgument: Sendable, Hashable {
    case integer(Int64)
    case unsigned(UInt64)
    case number(Double)
    case text(String)

    /// What plural rules see; `nil` for text.
    func shown(fractionDigits: Int?) -> ShownNumber? {
        switch self {
        case .integer(let value): ShownNumber(value)
        case .unsigned(let value): ShownNumber(value)
        case .number(let value): ShownNumber(value, fractionDigits: fractionDigits)
        case .text: nil
        }
    }

    /// Reads what `String(format:)` takes.
    public init(_ value: any CVarArg) {
        switch value {
        case let value as any FixedWidthInteger & SignedInteger: self = .integer(Int64(truncatingIfNeeded: value))
        case let value as any FixedWidthInteger & UnsignedInteger: self = .unsigned(UInt64(truncatingIfNeeded: value))
        case let value as any BinaryFloatingPoint: self = .number(Self.double(value))
        case let value as NSNumber: self = .number(value.doubleValue)
        default: self = .text("\(value)")
        }
    }

    /// What is no number has no sign on a device, whatever the processor here makes of `0 / 0`.
    private static func double(_ value: some BinaryFloatingPoint) -> Double { value.isNaN ? .nan : Double(value) }
}
