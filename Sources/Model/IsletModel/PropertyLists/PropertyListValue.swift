import Foundation

/// A value of a property list. Dictionaries keep no order; whatever is written from one sorts its keys.
public enum PropertyListValue: Sendable, Equatable {
    case string(String)
    case integer(Int)
    case real(Double)
    case boolean(Bool)
    case data(Data)
    case date(Date)
    case array([PropertyListValue])
    case dictionary([String: PropertyListValue])

    public var string: String? {
        switch self {
        case .string(let text): text
        case .integer(let number): String(number)
        default: nil
        }
    }

    /// The elements of an array, or a value on its own as one element.
    public var strings: [String] {
        if case .array(let values) = self { return values.compactMap(\.string) }
        return string.map { [$0] } ?? []
    }

    public var array: [PropertyListValue]? {
        if case .array(let values) = self { return values }
        return nil
    }

    public var dictionary: [String: PropertyListValue]? {
        if case .dictionary(let entries) = self { return entries }
        return nil
    }

    public var boolean: Bool? {
        switch self {
        case .boolean(let value): value
        case .integer(let number): number != 0
        case .string(let text):
            ["YES", "TRUE", "1"].contains(text.uppercased()) ? true : ["NO", "FALSE", "0"].contains(text.uppercased()) ? false : nil
        default: nil
        }
    }

    public subscript(key: String) -> PropertyListValue? { dictionary?[key] }

    /// Every string of the value, replaced.
    public func mapStrings(_ transform: (String) -> String) -> PropertyListValue {
        switch self {
        case .string(let text): .string(transform(text))
        case .array(let values): .array(values.map { $0.mapStrings(transform) })
        case .dictionary(let entries): .dictionary(entries.mapValues { $0.mapStrings(transform) })
        default: self
        }
    }
}
