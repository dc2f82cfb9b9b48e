import FoundationOverlay
import ViewEngine

/// A gesture that does something when it is over.
public struct _EndedGesture<Base: Gesture>: Gesture {
    public typealias Value = Base.Value
    public typealias Body = Never
    nonisolated(unsafe) let base: Base
    nonisolated(unsafe) let action: (Base.Value) -> Void

    public nonisolated var _gestures: Set<TouchGesture> { base._gestures }
    public func _machine(_ old: AnyObject?) -> _GestureMachine<Base.Value> {
        CalledMachine.updated(old, base) { [action] outcome in if case .ended(let value) = outcome { action(value) } }
    }
}

/// A gesture that does something when its value changes.
public struct _ChangedGesture<Base: Gesture>: Gesture {
    public typealias Value = Base.Value
    public typealias Body = Never
    nonisolated(unsafe) let base: Base
    nonisolated(unsafe) let action: (Base.Value) -> Void

    public nonisolated var _gestures: Set<TouchGesture> { base._gestures }
    public func _machine(_ old: AnyObject?) -> _GestureMachine<Base.Value> {
        let machine = CalledMachine.updated(old, base) { _ in }
        machine.call = { [action, unowned machine] outcome in
            guard let value = outcome.value, machine.isNew(value) else { return }
            if case .ended = outcome, machine.hasValue { return }
            action(value)
        }
        return machine
    }
}

/// A gesture that changes a value while it lasts.
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
    public typealias Value = Base.Value
    public typealias Body = Never
    nonisolated(unsafe) public var base: Base
    nonisolated(unsafe) public var state: GestureState<State>
    nonisolated(unsafe) let change: (Base.Value, inout State, inout Transaction) -> Void

    public nonisolated var _gestures: Set<TouchGesture> { base._gestures }
    public func _machine(_ old: AnyObject?) -> _GestureMachine<Base.Value> {
        let machine = CalledMachine.updated(old, base) { [state, change] outcome in
            switch outcome {
            case .possible(let value?), .active(let value): state.follow { change(value, &$0, &$1) }
            case .possible(nil): break
            case .ended, .failed: state.reset()
            }
        }
        machine.cancelled = { [state] in state.reset() }
        return machine
    }
}

/// A gesture whose value is another one.
public struct _MapGesture<Base: Gesture, Value>: Gesture {
    public typealias Body = Never
    nonisolated(unsafe) let base: Base
    nonisolated(unsafe) let transform: (Base.Value) -> Value

    public nonisolated var _gestures: Set<TouchGesture> { base._gestures }
    public func _machine(_ old: AnyObject?) -> _GestureMachine<Value> {
        let known = old as? MappedMachine<Base.Value, Value>
        let inner = base._machine(known?.base)
        let machine = known ?? MappedMachine(inner, transform)
        (machine.base, machine.transform) = (inner, transform)
        return machine
    }
}

/// A gesture whose type is hidden.
public struct AnyGesture<Value>: Gesture {
    public typealias Body = Never
    private let make: @MainActor (AnyObject?) -> _GestureMachine<Value>
    public nonisolated let _gestures: Set<TouchGesture>

    public nonisolated init<T: Gesture>(_ gesture: T) where T.Value == Value {
        nonisolated(unsafe) let gesture = gesture
        make = { gesture._machine($0) }
        _gestures = gesture._gestures
    }

    public func _machine(_ old: AnyObject?) -> _GestureMachine<Value> { make(old) }
}

/// Tells what another machine makes of touches.
private final class CalledMachine<Value>: _GestureMachine<Value> {
    private var base: _GestureMachine<Value>
    var call: (GestureOutcome<Value>) -> Void
    var cancelled: () -> Void = {}
    private var last: Value?

    private init(_ base: _GestureMachine<Value>, _ call: @escaping (GestureOutcome<Value>) -> Void) { (self.base, self.call) = (base, call) }

    static func updated<Base: Gesture>(
        _ old: AnyObject?, _ base: Base, _ call: @escaping (GestureOutcome<Value>) -> Void
    ) -> CalledMachine where Base.Value == Value {
        let known = old as? CalledMachine
        let inner = base._machine(known?.base)
        guard let known else { return CalledMachine(inner, call) }
        (known.base, known.call) = (inner, call)
        return known
    }

    override var keepsOthersWaiting: Bool { base.keepsOthersWaiting }
    var hasValue: Bool { last != nil }

    /// Whether the value is another one than the last.
    func isNew(_ value: Value) -> Bool {
        guard let last, let value = value as? any Equatable else { return true }
        return !isEqual(value, last)
    }

    private func isEqual<E: Equatable>(_ value: E, _ other: Any) -> Bool { (other as? E) == value }

    override func handle(_ touch: GestureTouch) -> GestureOutcome<Value> {
        let outcome = base.handle(touch)
        call(outcome)
        last = outcome.isOver ? nil : outcome.value ?? last
        return outcome
    }

    override func cancel() {
        base.cancel()
        last = nil
        cancelled()
    }
}

private final class MappedMachine<Inner, Value>: _GestureMachine<Value> {
    var base: _GestureMachine<Inner>
    var transform: (Inner) -> Value

    init(_ base: _GestureMachine<Inner>, _ transform: @escaping (Inner) -> Value) { (self.base, self.transform) = (base, transform) }

    override var keepsOthersWaiting: Bool { base.keepsOthersWaiting }
    override func handle(_ touch: GestureTouch) -> GestureOutcome<Value> { base.handle(touch).map(transform) }
    override func cancel() { base.cancel() }
}
