import Foundation
import Synchronization

/// Methods and properties of the program's classes by their names in Objective-C: what selectors, outlets and actions mean.
///
/// The Builder adds a function to each app's file that makes the marked members of its classes known; there is no other runtime to ask.
public enum _NamedMembers {
    public typealias Method = @MainActor (AnyObject, [Any?]) -> Any?
    public typealias Setter = @MainActor (AnyObject, Any?) -> Void

    private struct Members {
        var methods: [String: Method] = [:]
        var setters: [String: Setter] = [:]
    }

    private static let storage = Mutex<[ObjectIdentifier: Members]>([:])

    public static func add(_ type: AnyClass, method name: String, _ body: @escaping Method) {
        storage.withLock { $0[ObjectIdentifier(type), default: Members()].methods[name] = body }
    }

    public static func add(_ type: AnyClass, setter name: String, _ body: @escaping Setter) {
        storage.withLock { $0[ObjectIdentifier(type), default: Members()].setters[name] = body }
    }

    /// Whether an object has a method of that name.
    public static func has(_ selector: Selector, _ object: Any) -> Bool { method(selector, of: object as AnyObject) != nil }

    /// Calls a method with as many of the arguments as it takes. False where the object has none of that name.
    @discardableResult
    @MainActor public static func call(_ selector: Selector, of object: Any, _ arguments: [Any?] = []) -> Bool {
        let object = object as AnyObject
        guard let method = method(selector, of: object) else { return false }
        _ = method(object, arguments)
        return true
    }

    /// Sets a property by its name. False where the object has none of that name.
    @MainActor public static func set(_ name: String, of object: AnyObject, to value: Any?) -> Bool {
        guard let setter = first(of: object, { $0.setters[name] }) else { return false }
        setter(object, value)
        return true
    }

    private static func method(_ selector: Selector, of object: AnyObject) -> Method? { first(of: object) { $0.methods[selector.description] } }

    /// Of the object's class or the nearest one it inherits from.
    private static func first<Member>(of object: AnyObject, _ member: (Members) -> Member?) -> Member? {
        _ = _ProgramRegistry.entries
        let known = storage.withLock { $0 }
        let classes = sequence(first: type(of: object) as AnyClass) { _getSuperclass($0) }
        return classes.lazy.compactMap { known[ObjectIdentifier($0)].flatMap(member) }.first
    }
}

/// An argument of a method called by its name, as the type the method takes; nil becomes nil where that is possible.
public func _namedArgument<Value>(_ arguments: [Any?], _ index: Int) -> Value {
    if index < arguments.count, let value = arguments[index] as? Value { return value }
    if let type = Value.self as? any ExpressibleByNilLiteral.Type, let none = type.init(nilLiteral: ()) as? Value { return none }
    fatalError("argument \(index + 1) of a method called by its name is no \(Value.self)")
}
