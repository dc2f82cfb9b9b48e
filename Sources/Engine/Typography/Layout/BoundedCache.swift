/// A dictionary that empties itself when it is full.
struct BoundedCache<Key: Hashable, Value> {
    let capacity: Int
    private var values: [Key: Value] = [:]

    init(capacity: Int) { self.capacity = capacity }

    subscript(key: Key) -> Value? {
        get { values[key] }
        set {
            if values.count >= capacity { values.removeAll(keepingCapacity: true) }
            values[key] = newValue
        }
    }

    mutating func removeAll() { values.removeAll() }
}
