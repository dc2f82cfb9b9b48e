import FoundationOverlay
import ViewEngine

/// A value that is kept elsewhere and can be read and changed.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
    private let getValue: () -> Value
    private let setValue: (Value) -> Void

    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        getValue = get
        setValue = set
    }

    /// `set` is also given the transaction of the binding.
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        getValue = get
        setValue = { set($0, Transaction()) }
    }

    public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }

    /// Changes through the binding are not animated by one: archives are of values.
    public var transaction: Transaction {
        get { Transaction() }
        set {}
    }

    public var wrappedValue: Value {
        get { getValue() }
        nonmutating set { setValue(newValue) }
    }

    public var projectedValue: Binding<Value> { self }

    public init(projectedValue: Binding<Value>) { self = projectedValue }

    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
    }
}

extension Binding: DynamicProperty {
    /// What it is bound to is kept elsewhere.
    @MainActor public mutating func _connect(_ site: PropertySite) {}
}

extension Binding: @unchecked Sendable where Value: Sendable {
    // Read and changed on the main actor only.
}
