import FoundationOverlay

/// What has parameters that its class declares with `@NSManaged`, as the classes do that Xcode writes for an `.intentdefinition`.
open class _INManagedValues: NSObject, @unchecked Sendable {
    // What is kept is a program's own; the lock guards the table.
    private var values: [String: Any] = [:]
    private let lock = NSLock()

    public override init() { super.init() }

    /// Reads a property declared with `@NSManaged`.
    public func _managedValue<Value>(forKey key: String) -> Value {
        lock.withLock { values[key] as? Value } ?? Self.blank(key)
    }

    /// Writes a property declared with `@NSManaged`.
    public func _setManagedValue<Value>(_ value: Value, forKey key: String) {
        lock.withLock { values[key] = value }
    }

    /// What a parameter has that nobody has set: nothing, or the first choice.
    private static func blank<Value>(_ key: String) -> Value {
        if let type = Value.self as? any ExpressibleByNilLiteral.Type, let value = type.init(nilLiteral: ()) as? Value { return value }
        if let type = Value.self as? any RawRepresentable<Int>.Type, let value = type.init(rawValue: 0) as? Value { return value }
        fatalError("The parameter “\(key)” of \(self) has no value")
    }
}
