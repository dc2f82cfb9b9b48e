/// A value with the way to compare it.
public struct ComparedValue {
    let value: Any
    private let isEqual: (Any) -> Bool

    public init<V: Equatable>(_ value: V) { self.init(value, isEqual: ==) }

    public init<V>(_ value: V, isEqual: @escaping (V, V) -> Bool) {
        self.value = value
        self.isEqual = { other in (other as? V).map { isEqual($0, value) } ?? false }
    }

    /// A value of any type: compared as its type does, or bit by bit where it does not.
    public init<V>(comparing value: V) {
        if let value = value as? any Equatable {
            self.init(value)
        } else {
            self.init(value, isEqual: isIdentical)
        }
    }

    public func equals(_ other: ComparedValue) -> Bool { isEqual(other.value) }
}

/// Whether two values are the same bit by bit. Both are alive, so that what one points to has not taken the place of what the other did.
public func isIdentical<V>(_ one: V, _ other: V) -> Bool {
    withUnsafeBytes(of: one) { one in withUnsafeBytes(of: other) { one.elementsEqual($0) } }
}
