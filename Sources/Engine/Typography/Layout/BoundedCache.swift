/// A dictionary that empties itself when what it holds weighs too much.
struct BoundedCache<Key: Hashable, Value> {
    let capacity: Int
    private var values: [Key: Value] = [:]
    private var weight = 0

    init(capacity: Int) { self.capacity = capacity }

    subscript(key: Key) -> Value? { values[key] }

    /// Adds a value for a key that has none yet.
    mutating func insert(_ value: Value, for key: Key, weight added: Int = 1) {
        if weight + added > capacity { removeAll() }
        values[key] = value
        weight += added
    }

    mutating func removeAll() {
        values.removeAll(keepingCapacity: true)
        weight = 0
    }
}
