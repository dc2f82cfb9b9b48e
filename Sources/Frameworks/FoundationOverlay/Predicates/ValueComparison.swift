import Foundation

/// Compares values of unknown types: numbers with numbers, dates with dates, text with text.
enum ValueComparison {
    static func order(_ a: Any?, _ b: Any?) -> ComparisonResult? {
        if let x = number(a), let y = number(b) { return x < y ? .orderedAscending : x > y ? .orderedDescending : .orderedSame }
        if let x = date(a), let y = date(b) { return x.compare(y) }
        if let x = text(a), let y = text(b) { return x < y ? .orderedAscending : x > y ? .orderedDescending : .orderedSame }
        return nil
    }

    static func equal(_ a: Any?, _ b: Any?) -> Bool {
        let (a, b) = (KeyPathReading.unwrapped(a), KeyPathReading.unwrapped(b))
        guard let a, let b else { return a == nil && b == nil }
        if let order = order(a, b) { return order == .orderedSame }
        if let x = a as? NSObject, let y = b as? NSObject { return x.isEqual(y) }
        if let x = a as? AnyHashable, let y = b as? AnyHashable { return x == y }
        return false
    }

    static func number(_ value: Any?) -> Double? {
        switch value {
        case let v as Bool: v ? 1 : 0
        case let v as Int: Double(v)
        case let v as Double: v
        case let v as Float: Double(v)
        case let v as NSNumber: v.doubleValue
        case let v as any BinaryInteger: Double(v)
        case let v as Decimal: NSDecimalNumber(decimal: v).doubleValue
        default: nil
        }
    }

    static func date(_ value: Any?) -> Date? { value as? Date ?? (value as? NSDate).map { $0 as Date } }

    static func text(_ value: Any?) -> String? {
        switch value {
        case let v as String: v
        case let v as NSString: v.description
        case let v as UUID: v.uuidString
        case let v as URL: v.absoluteString
        default: nil
        }
    }
}
