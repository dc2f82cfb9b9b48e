import FoundationOverlay
import ViewEngine

/// A value that lasts as long as a gesture, and is the initial one again when that is over.
/// - Support: works in a running app; the initial value in an archived view.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    private(set) var state: State<Value>
    private let initial: Value
    private let resets: (Value, inout Transaction) -> Void

    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue) { _, _ in } }
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }
    public init(wrappedValue: Value, resetTransaction: Transaction) { self.init(wrappedValue: wrappedValue) { $1 = resetTransaction } }
    public init(initialValue: Value, resetTransaction: Transaction) { self.init(wrappedValue: initialValue, resetTransaction: resetTransaction) }
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        (state, initial, resets) = (State(wrappedValue: wrappedValue), wrappedValue, reset)
    }
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) { self.init(wrappedValue: initialValue, reset: reset) }

    public var wrappedValue: Value { state.wrappedValue }
    public var projectedValue: GestureState<Value> { self }

    /// The gesture goes on.
    func follow(_ change: (inout Value, inout Transaction) -> Void) {
        var (value, transaction) = (state.wrappedValue, Transaction())
        change(&value, &transaction)
        withTransaction(transaction) { state.wrappedValue = value }
    }

    /// The gesture is over.
    func reset() {
        var transaction = Transaction()
        resets(state.wrappedValue, &transaction)
        withTransaction(transaction) { state.wrappedValue = initial }
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    public init(resetTransaction: Transaction = Transaction()) { self.init(wrappedValue: nil, resetTransaction: resetTransaction) }
    public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(wrappedValue: nil, reset: reset) }
}
