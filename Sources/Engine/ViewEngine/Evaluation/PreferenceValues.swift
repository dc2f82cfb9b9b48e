/// A value that views pass up to their ancestors.
public protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Value { get }
    /// Combines the values of siblings, in order.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

/// Values that views pass up to their ancestors, by key.
public struct PreferenceValues {
    private struct Entry {
        var value: Any
        let reduce: (Any, Any) -> Any
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    public init() {}

    /// The value of a key; its default where no view set one. Setting replaces what was gathered.
    public subscript<K: PreferenceKey>(key: K.Type) -> K.Value {
        get { entries[ObjectIdentifier(key)].map { $0.value as! K.Value } ?? K.defaultValue }
        set { entries[ObjectIdentifier(key)] = Self.entry(key, newValue) }
    }

    /// The value of a key, which ancestors do not get.
    public mutating func take<K: PreferenceKey>(_ key: K.Type) -> K.Value {
        defer { entries[ObjectIdentifier(key)] = nil }
        return self[key]
    }

    /// Adds the values of a later sibling.
    public mutating func append(_ other: PreferenceValues) {
        for (key, entry) in other.entries {
            guard let mine = entries[key] else {
                entries[key] = entry
                continue
            }
            entries[key]?.value = entry.reduce(mine.value, entry.value)
        }
    }

    /// Whether every key has the same value in both; values that cannot be compared count as the same.
    func isEquivalent(to other: PreferenceValues) -> Bool {
        guard entries.count == other.entries.count else { return false }
        return entries.allSatisfy { key, entry in
            guard let theirs = other.entries[key] else { return false }
            guard let mine = entry.value as? any Equatable else { return true }
            return Self.isEqual(mine, theirs.value)
        }
    }

    /// Whether there is a value that cannot be compared.
    var hasOpaqueValues: Bool { entries.values.contains { !($0.value is any Equatable) } }

    private static func isEqual<Value: Equatable>(_ value: Value, _ other: Any) -> Bool { value == other as? Value }

    private static func entry<K: PreferenceKey>(_ key: K.Type, _ value: K.Value) -> Entry {
        Entry(value: value) { first, second in
            var result = first as! K.Value
            K.reduce(value: &result) { second as! K.Value }
            return result
        }
    }
}

extension Evaluation {
    /// The preferences that `body` sets, taken out of this evaluation.
    public func preferences(of body: () -> Void) -> PreferenceValues {
        let saved = preferences
        preferences = PreferenceValues()
        body()
        let gathered = preferences
        preferences = saved
        return gathered
    }
}
