import CoreData
import FoundationOverlay

/// A type whose values a store keeps as they are.
protocol StoredPrimitive {
    static var attributeType: NSAttributeType { get }
    /// Whether SQL orders and compares the stored values as Swift does the values.
    static var isComparableInStore: Bool { get }
    /// The value that a store gave back, in whatever width.
    static func read(_ kept: Any) -> Self?
}

extension StoredPrimitive {
    static var isComparableInStore: Bool { true }
    static func read(_ kept: Any) -> Self? { kept as? Self }
}

extension StoredPrimitive where Self: FixedWidthInteger {
    static var attributeType: NSAttributeType { .integer64AttributeType }
    static func read(_ kept: Any) -> Self? {
        if let number = kept as? any BinaryInteger { return Self(truncatingIfNeeded: number) }
        return (kept as? NSNumber).map { Self(truncatingIfNeeded: $0.int64Value) }
    }
}

extension Int: StoredPrimitive {}
extension Int8: StoredPrimitive {}
extension Int16: StoredPrimitive { static var attributeType: NSAttributeType { .integer16AttributeType } }
extension Int32: StoredPrimitive { static var attributeType: NSAttributeType { .integer32AttributeType } }
extension Int64: StoredPrimitive {}
extension UInt8: StoredPrimitive {}
extension UInt16: StoredPrimitive {}
extension UInt32: StoredPrimitive {}
extension UInt: StoredPrimitive { static var isComparableInStore: Bool { false } }
extension UInt64: StoredPrimitive { static var isComparableInStore: Bool { false } }

extension Double: StoredPrimitive {
    static var attributeType: NSAttributeType { .doubleAttributeType }
    static func read(_ kept: Any) -> Double? { number(kept) }

    fileprivate static func number(_ kept: Any) -> Double? {
        switch kept {
        case let value as Double: value
        case let value as Float: Double(value)
        case let value as any BinaryInteger: Double(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }
}

extension Float: StoredPrimitive {
    static var attributeType: NSAttributeType { .floatAttributeType }
    static func read(_ kept: Any) -> Float? { Double.number(kept).map { Float($0) } }
}

extension CGFloat: StoredPrimitive {
    static var attributeType: NSAttributeType { .doubleAttributeType }
    static func read(_ kept: Any) -> CGFloat? { Double.number(kept).map { CGFloat($0) } }
}

extension Bool: StoredPrimitive {
    static var attributeType: NSAttributeType { .booleanAttributeType }
    static func read(_ kept: Any) -> Bool? { kept as? Bool ?? (kept as? NSNumber)?.boolValue }
}

extension String: StoredPrimitive { static var attributeType: NSAttributeType { .stringAttributeType } }
extension Date: StoredPrimitive { static var attributeType: NSAttributeType { .dateAttributeType } }
extension UUID: StoredPrimitive { static var attributeType: NSAttributeType { .UUIDAttributeType } }
extension URL: StoredPrimitive { static var attributeType: NSAttributeType { .URIAttributeType } }

extension Data: StoredPrimitive {
    static var attributeType: NSAttributeType { .binaryDataAttributeType }
    static var isComparableInStore: Bool { false }
}

extension Decimal: StoredPrimitive {
    static var attributeType: NSAttributeType { .decimalAttributeType }
    static var isComparableInStore: Bool { false }
    static func read(_ kept: Any) -> Decimal? { kept as? Decimal ?? (kept as? NSNumber)?.decimalValue }
}
