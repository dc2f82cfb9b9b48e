import Foundation

/// The parts of a number that plural rules look at (UTS 35, Plural Operand Meanings).
public struct PluralOperands: Sendable, Equatable {
    /// Absolute value.
    public var n: Double
    /// Integer digits.
    public var i: Double
    /// Number of visible fraction digits, with trailing zeros.
    public var v: Int
    /// Number of visible fraction digits, without trailing zeros.
    public var w: Int
    /// Visible fraction digits, with trailing zeros, as a number.
    public var f: Double
    /// Visible fraction digits, without trailing zeros, as a number.
    public var t: Double

    public init(_ value: Int64) {
        self.init(magnitude: Double(value.magnitude))
    }

    public init(_ value: UInt64) {
        self.init(magnitude: Double(value))
    }

    /// A number shown with `fractionDigits` digits after the point; all that it has when `nil`.
    public init(_ value: Double, fractionDigits: Int? = nil) {
        guard value.isFinite else {
            self.init(magnitude: 0)
            return
        }
        let magnitude = value.magnitude
        self.init(magnitude: magnitude)
        let text = fractionDigits.map { String(format: "%.\($0)f", magnitude) } ?? Self.plainText(magnitude)
        let digits = text.split(separator: ".").dropFirst().first.map(String.init) ?? ""
        let trimmed = String(digits.reversed().drop { $0 == "0" }.reversed())
        n = Double(text) ?? magnitude
        i = n.rounded(.down)
        v = digits.count
        w = trimmed.count
        f = Double(digits) ?? 0
        t = Double(trimmed) ?? 0
    }

    private init(magnitude: Double) {
        n = magnitude
        i = magnitude
        v = 0
        w = 0
        f = 0
        t = 0
    }

    private static func plainText(_ magnitude: Double) -> String {
        if magnitude == magnitude.rounded(), magnitude < 1e15 { return String(format: "%.0f", magnitude) }
        let text = "\(magnitude)"
        return text.contains("e") ? String(format: "%f", magnitude) : text
    }
}
