import Foundation
import Synchronization

/// Numbers as text. Foundation's own on Linux forgets how many fraction digits there may be at most as soon as it is told how many
/// there must be, by the program or by the style.
open class NumberFormatter: Foundation.NumberFormatter, @unchecked Sendable {
    private let digits = Mutex(FractionDigits())

    /// How old systems wrote numbers.
    public enum Behavior: UInt, Sendable { case `default` = 0, behavior10_0 = 1000, behavior10_4 = 1040 }

    /// - Support: accepted, without effect: numbers are written as they are today.
    open var formatterBehavior = Behavior.behavior10_4

    /// At least so many digits follow the separator.
    open override var minimumFractionDigits: Int {
        get { digits.withLock { $0.range(styleLeast: super.minimumFractionDigits, styleMost: super.maximumFractionDigits).lowerBound } }
        set { digits.withLock { $0.setLeast(newValue) } }
    }

    /// At most so many digits follow the separator.
    open override var maximumFractionDigits: Int {
        get { digits.withLock { $0.range(styleLeast: super.minimumFractionDigits, styleMost: super.maximumFractionDigits).upperBound } }
        set { digits.withLock { $0.setMost(newValue) } }
    }

    open override func string(for obj: Any) -> String? {
        guard let number = obj as? NSNumber ?? (obj as? Decimal).map({ NSDecimalNumber(decimal: $0) }) else { return super.string(for: obj) }
        return string(from: number)
    }

    open override func string(from number: NSNumber) -> String? {
        guard digits.withLock({ $0.isGiven }), !usesSignificantDigits else { return super.string(from: number) }
        let range = minimumFractionDigits...maximumFractionDigits
        guard let rounding = super.copy(with: nil) as? Foundation.NumberFormatter else { return super.string(from: number) }
        rounding.minimumFractionDigits = 0
        rounding.maximumFractionDigits = range.upperBound
        guard let text = rounding.string(from: number), number.doubleValue.isFinite else { return super.string(from: number) }
        return FractionDigits.padded(text, to: range.lowerBound, separator: separator)
    }

    /// Reads a number from a part of a text.
    ///
    /// - Parameters:
    ///   - obj: Where the number goes, as an object.
    ///   - rangep: What is to be read, and what was read.
    open func getObjectValue(_ obj: inout AnyObject?, for string: String, range rangep: inout NSRange) throws {
        let whole = (string as NSString).substring(with: rangep)
        guard let number = number(from: whole) else { throw CocoaError(.formatting) }
        obj = generatesDecimalNumbers ? NSDecimalNumber(decimal: number.decimalValue) : number
    }

    private var separator: String {
        let isMoney = [.currency, .currencyAccounting, .currencyPlural, .currencyISOCode].contains(numberStyle)
        return (isMoney ? currencyDecimalSeparator : decimalSeparator) ?? "."
    }
}

/// How many digits follow the separator of a number.
private struct FractionDigits {
    private var least: Int?
    private var most: Int?

    var isGiven: Bool { least != nil || most != nil }

    mutating func setLeast(_ count: Int) {
        least = max(0, count)
        if let most, most < count { self.most = count }
    }

    mutating func setMost(_ count: Int) {
        most = max(0, count)
        if let least, least > count { self.least = max(0, count) }
    }

    /// What holds where the style has its own idea: what was asked for wins.
    func range(styleLeast: Int, styleMost: Int) -> ClosedRange<Int> {
        let least = least ?? min(styleLeast, most ?? styleLeast)
        return least...max(least, most ?? styleMost)
    }

    /// The text of a number with zeros at its end, in the digits it is written in, up to `count` of them after the separator.
    static func padded(_ text: String, to count: Int, separator: String) -> String {
        guard let last = text.lastIndex(where: { $0.wholeNumberValue != nil }) else { return text }
        let mark = text[...last].range(of: separator, options: .backwards)
        let present = mark.map { text[$0.upperBound...last].count } ?? 0
        guard present < count, let zero = zero(like: text[last]) else { return text }
        var result = text
        result.insert(contentsOf: (mark == nil ? separator : "") + String(repeating: zero, count: count - present), at: text.index(after: last))
        return result
    }

    private static func zero(like digit: Character) -> String? {
        guard let scalar = digit.unicodeScalars.first, let value = digit.wholeNumberValue else { return nil }
        return Unicode.Scalar(scalar.value - UInt32(value)).map { String(Character($0)) }
    }
}
