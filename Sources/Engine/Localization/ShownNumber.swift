import Foundation

/// A number as plural rules see it: by the digits that are shown, trailing zeros included.
public struct ShownNumber: Sendable, Equatable {
    /// Without grouping, with a point, such as `-1.50`.
    let digits: String

    public init(_ value: some BinaryInteger) { digits = "\(value)" }

    /// A number shown with `fractionDigits` digits after the point; all that it has when `nil`. What is not finite counts as 0.
    public init(_ value: Double, fractionDigits: Int? = nil) {
        guard value.isFinite else {
            digits = "0"
            return
        }
        digits = fractionDigits.map { String(format: "%.\($0)f", value) } ?? Self.plainText(value)
    }

    var isZero: Bool { !digits.contains { ("1"..."9").contains($0) } }
    var fractionDigits: Int { digits.firstIndex(of: ".").map { digits.distance(from: $0, to: digits.endIndex) - 1 } ?? 0 }

    private static func plainText(_ value: Double) -> String {
        if value == value.rounded(), value.magnitude < 1e15 { return String(format: "%.0f", value) }
        let text = "\(value)"
        return text.contains("e") ? String(format: "%f", value) : text
    }
}
