import FoundationOverlay

/// Conversion between stored values and the types of properties.
enum ManagedValue {
    static func unwrap(_ value: Any?) -> Any? {
        guard let value else { return nil }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value is NSNull ? nil : value }
        return mirror.children.first.flatMap { unwrap($0.value) }
    }

    static func members(_ value: Any) -> [Any]? {
        switch unwrap(value) {
        case let set as NSSet: set.allObjects
        case let set as Set<AnyHashable>: set.map(\.base)
        case let set as NSOrderedSet: set.array
        case let array as [Any]: array
        default: nil
        }
    }

    static func convert<Value>(_ stored: Any?, to type: Value.Type) -> Value? {
        let stored = unwrap(stored)
        if let value = stored as? Value { return value }
        if let number = stored as? NSNumber ?? (stored as? any BinaryInteger).map({ NSNumber(value: Int64($0)) }),
            let value = Self.number(number, as: type)
        {
            return value
        }
        if let members = stored.flatMap(members) {
            if let value = NSSet(array: members) as? Value { return value }
            if let value = Set(members.compactMap { $0 as? AnyHashable }) as? Value { return value }
        }
        return nil
    }

    private static func number<Value>(_ number: NSNumber, as type: Value.Type) -> Value? {
        let candidates: [Any] = [
            number.int16Value, number.int32Value, number.int64Value, number.intValue, number.doubleValue, number.floatValue, number.boolValue,
            number,
        ]
        return candidates.lazy.compactMap { $0 as? Value }.first
    }

    /// What an unset property reads as: nil, zero, empty. A type with no such value stops the program, as it does on a device.
    static func blank<Value>(_ type: Value.Type) -> Value {
        let blanks: [Any] = [
            Optional<Any>.none as Any, Int16(0), Int32(0), Int64(0), 0, 0.0, Float(0), false, "", NSSet(), Data(), Decimal(0),
            Set<AnyHashable>(), Date(timeIntervalSinceReferenceDate: 0),
        ]
        if let optional = type as? any ExpressibleByNilLiteral.Type, let value = optional.init(nilLiteral: ()) as? Value { return value }
        guard let value = blanks.dropFirst().lazy.compactMap({ $0 as? Value }).first else {
            preconditionFailure("the property of type \(type) is not optional and was read before it was set")
        }
        return value
    }
}

enum ValueEquality {
    static func equal(_ a: Any?, _ b: Any?) -> Bool {
        let (a, b) = (ManagedValue.unwrap(a), ManagedValue.unwrap(b))
        if let x = a as? AnyHashable, let y = b as? AnyHashable { return x == y }
        return a == nil && b == nil
    }
}
