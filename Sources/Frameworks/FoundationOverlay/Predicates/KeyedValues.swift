import Foundation

/// An object whose values can be read by name, as predicates and sort descriptors with keys do.
public protocol _KeyedValues: AnyObject {
    func _value(forKey key: String) -> Any?
}

/// Values of any object by name.
enum KeyPathReading {
    /// The value at `path`, names separated by dots; nil where there is none.
    static func value(at path: String, of object: Any?) -> Any? {
        path.split(separator: ".").reduce(object) { value, key in step(String(key), value) }
    }

    private static func step(_ key: String, _ object: Any?) -> Any? {
        guard let object = unwrapped(object) else { return nil }
        if key.lowercased() == "self" { return object }
        if let items = collection(object) {
            if key == "@count" { return items.count }
            return items.map { step(key, $0) as Any }
        }
        if let keyed = object as? any _KeyedValues { return unwrapped(keyed._value(forKey: key)) }
        if let dictionary = object as? [String: Any] { return unwrapped(dictionary[key]) }
        return unwrapped(Mirror(reflecting: object).children.first { $0.label == key }?.value)
    }

    /// The members of an array or set; nil for anything else.
    static func collection(_ value: Any) -> [Any]? {
        switch value {
        case is String, is [String: Any]: nil
        case let array as [Any]: array
        case let set as NSSet: set.allObjects
        case let set as Set<AnyHashable>: set.map(\.base)
        case let array as NSArray: (0..<array.count).map { array.object(at: $0) }
        default: nil
        }
    }

    /// The value inside optionals; nil for nil and `NSNull`.
    static func unwrapped(_ value: Any?) -> Any? {
        guard let value else { return nil }
        if value is NSNull { return nil }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first.flatMap { unwrapped($0.value) }
    }
}

extension NSObject {
    /// The value at names separated by dots. An object of the program's own classes has none by name.
    public func value(forKeyPath keyPath: String) -> Any? { KeyPathReading.value(at: keyPath, of: self) }

    /// Nil: a class has no values by name here. On a device class methods without arguments are such values.
    public class func value(forKeyPath keyPath: String) -> Any? { nil }
}

/// What has values by name. Not members of `NSObject` itself, so that its subclasses declare their own.
public protocol _ValuesByName: NSObject {}

extension NSObject: _ValuesByName {}

extension _ValuesByName {
    /// The value of the name: a stored property's. Nil where there is none; a device ends the program.
    public func value(forKey key: String) -> Any? { KeyPathReading.value(at: key, of: self) }

    /// Nil: a class has no values by name here. On a device class methods without arguments are such values.
    public static func value(forKey key: String) -> Any? { nil }
}
