import FoundationOverlay
import SwiftUI

/// Tells that an object is about to change before each change of a property.
extension NSManagedObject: ObservableObject {}

extension NSManagedObject {
    public func _value(forKey key: String) -> Any? { value(forKey: key) }

    public func value(forKey key: String) -> Any? {
        if let value = resolved(key) { return value }
        return entity.relationshipsByName[key]?.isToMany == true ? NSSet() : nil
    }

    public func setValue(_ value: Any?, forKey key: String) {
        let relationship = entity.relationshipsByName[key]
        let old = relationship == nil ? nil : resolved(key)
        willChangeValue(forKey: key)
        objectWillChange.send()
        values[key] = value
        markUpdated()
        if let relationship { Relationships.update(relationship, of: self, from: old, to: value) }
        didChangeValue(forKey: key)
    }

    /// Sets the value of the last of names separated by dots, on the object that the others lead to.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        let names = keyPath.split(separator: ".").map(String.init)
        guard let last = names.last else { return }
        let path = names.dropLast().joined(separator: ".")
        let owner = path.isEmpty ? self : self.value(forKeyPath: path) as? NSManagedObject
        owner?.setValue(value, forKey: last)
    }

    public func primitiveValue(forKey key: String) -> Any? { resolved(key) }

    public func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }

    func markUpdated() {
        if !isInserted { isUpdated = true }
        managedObjectContext?.noteChange(of: self)
    }

    /// Reads a property declared with `@NSManaged`.
    public func _managedValue<Value>(forKey key: String) -> Value {
        let stored = value(forKey: key)
        if let value = ManagedValue.convert(stored, to: Value.self) { return value }
        return ManagedValue.blank(Value.self)
    }

    /// Writes a property declared with `@NSManaged`.
    public func _setManagedValue<Value>(_ value: Value, forKey key: String) {
        setValue(ManagedValue.unwrap(value).map { ($0 as? Set<AnyHashable>).map { NSSet(array: $0.map(\.base)) } ?? $0 }, forKey: key)
    }

    /// Carries out a generated accessor: `addToItems(_:)`, `removeFromItems(_:)` and their set forms.
    public func _managedCall(_ name: String, _ arguments: [Any]) {
        for (prefix, adds) in [("addTo", true), ("removeFrom", false)] where name.hasPrefix(prefix) {
            let rest = name.dropFirst(prefix.count)
            let key = rest.prefix(1).lowercased() + rest.dropFirst()
            let given = arguments.flatMap { ManagedValue.members($0) ?? [$0] }.compactMap { $0 as? NSObject }
            let current = ManagedValue.members(value(forKey: key) as Any)?.compactMap { $0 as? NSObject } ?? []
            let others = current.filter { !given.contains($0) }
            setValue(NSSet(array: adds ? others + given : others), forKey: key)
        }
    }

    public func mutableSetValue(forKey key: String) -> NSMutableSet {
        NSMutableSet(array: ManagedValue.members(value(forKey: key) as Any) ?? [])
    }
}
