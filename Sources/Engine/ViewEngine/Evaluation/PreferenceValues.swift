/// Values that views pass up to their ancestors, by key.
public struct PreferenceValues {
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    public subscript<Value>(key: ObjectIdentifier, as type: Value.Type) -> Value? {
        get { values[key] as? Value }
        set { values[key] = newValue }
    }

    /// Merges the values of a later sibling: `reduce` says how, by key.
    public mutating func merge(_ other: PreferenceValues, reduce: (ObjectIdentifier, Any, Any) -> Any) {
        values.merge(other.values) { mine, theirs in mine }
    }
}
