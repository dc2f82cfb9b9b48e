import FoundationOverlay
import ViewEngine

/// A value that belongs to a view. Actions that run when the view appears, or hear of a size or a preference, may change it before the
/// view is archived; afterwards it stays.
/// - Support: partial: nothing changes it once the view is archived.
@propertyWrapper
public struct State<Value>: DynamicProperty, KeepsState {
    private final class Box: StateBox {
        private let initial: Value
        private var stored: Value
        private var kept: Box?

        init(_ value: Value) { (initial, stored) = (value, value) }

        var value: Value {
            get { (kept ?? self).stored }
            set { (kept ?? self).stored = newValue }
        }

        override func follow(_ other: StateBox) -> Bool {
            kept = other as? Box
            return kept != nil
        }

        override func restart() { (kept, stored) = (nil, initial) }
    }

    private let box: Box

    var stateBox: StateBox { box }

    public init(wrappedValue value: Value) { box = Box(value) }
    public init(initialValue value: Value) { box = Box(value) }

    public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.value = newValue }
    }

    public var projectedValue: Binding<Value> {
        let box = box
        return Binding(get: { box.value }, set: { box.value = $0 })
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

extension State: @unchecked Sendable where Value: Sendable {
    // The box is only used on the main actor, where bodies run.
}
