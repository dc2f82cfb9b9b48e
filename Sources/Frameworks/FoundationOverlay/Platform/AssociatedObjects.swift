import Foundation
import Synchronization

/// How an associated value is kept. All policies keep the value, `OBJC_ASSOCIATION_ASSIGN` does so weakly.
public struct objc_AssociationPolicy: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public init(_ rawValue: UInt) { self.rawValue = rawValue }

    public static let OBJC_ASSOCIATION_ASSIGN = objc_AssociationPolicy(rawValue: 0)
    public static let OBJC_ASSOCIATION_RETAIN_NONATOMIC = objc_AssociationPolicy(rawValue: 1)
    public static let OBJC_ASSOCIATION_COPY_NONATOMIC = objc_AssociationPolicy(rawValue: 3)
    public static let OBJC_ASSOCIATION_RETAIN = objc_AssociationPolicy(rawValue: 0o1401)
    public static let OBJC_ASSOCIATION_COPY = objc_AssociationPolicy(rawValue: 0o1403)
}

/// The value that was set for an object and a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjects.value(of: object as AnyObject, key)
}

/// Keeps a value for an object and a key, as long as the object lives; nil removes it.
public func objc_setAssociatedObject(_ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy) {
    AssociatedObjects.set(value, of: object as AnyObject, key, isWeak: policy == .OBJC_ASSOCIATION_ASSIGN)
}

/// Removes all values that were set for an object.
public func objc_removeAssociatedObjects(_ object: Any) { AssociatedObjects.removeAll(of: object as AnyObject) }

/// Values by object and key. Values of objects that are gone are let go of when the table has grown to twice its size.
private enum AssociatedObjects {
    private struct Value {
        var strong: Any?
        weak var weak: AnyObject?
    }

    private struct Entry {
        weak var object: AnyObject?
        var values: [UnsafeRawPointer: Value]
    }

    private final class Table: @unchecked Sendable {
        let lock = NSRecursiveLock()
        var entries: [ObjectIdentifier: Entry] = [:]
        var limit = 64
    }

    private static let table = Table()

    static func value(of object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
        table.lock.withLock {
            guard let entry = table.entries[ObjectIdentifier(object)], entry.object === object, let value = entry.values[key] else { return nil }
            return value.strong ?? value.weak
        }
    }

    static func set(_ value: Any?, of object: AnyObject, _ key: UnsafeRawPointer, isWeak: Bool) {
        let gone: [Entry] = table.lock.withLock {
            let identifier = ObjectIdentifier(object)
            let old = table.entries[identifier]
            var entry = old.flatMap { $0.object === object ? $0 : nil } ?? Entry(object: object, values: [:])
            entry.values[key] = value.map { isWeak ? Value(strong: nil, weak: $0 as AnyObject) : Value(strong: $0, weak: nil) }
            table.entries[identifier] = entry
            return [old].compactMap { $0 } + swept()
        }
        withExtendedLifetime(gone) {}
    }

    static func removeAll(of object: AnyObject) {
        let gone = table.lock.withLock { table.entries.removeValue(forKey: ObjectIdentifier(object)) }
        withExtendedLifetime(gone) {}
    }

    /// Takes the values of objects that are gone out of the table. They are let go of outside of the lock.
    private static func swept() -> [Entry] {
        guard table.entries.count > table.limit else { return [] }
        let gone = table.entries.filter { $0.value.object == nil }
        for key in gone.keys { table.entries[key] = nil }
        table.limit = max(64, table.entries.count * 2)
        return Array(gone.values)
    }
}
