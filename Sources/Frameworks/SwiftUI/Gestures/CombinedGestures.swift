import FoundationOverlay
import ViewEngine

/// Two gestures that can happen at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never
    public struct Value {
        public var first: First.Value?
        public var second: Second.Value?
    }

    nonisolated(unsafe) public var first: First
    nonisolated(unsafe) public var second: Second

    public nonisolated init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
    public nonisolated var _gestures: Set<TouchGesture> { first._gestures.union(second._gestures) }
    public func _machine(_ old: AnyObject?) -> _GestureMachine<Value> {
        let known = old as? SimultaneousMachine<First, Second>
        let (one, two) = (first._machine(known?.first), second._machine(known?.second))
        let machine = known ?? SimultaneousMachine(one, two)
        (machine.first, machine.second) = (one, two)
        return machine
    }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// A gesture that begins when another is done.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never
    public enum Value {
        case first(First.Value)
        case second(First.Value, Second.Value?)
    }

    nonisolated(unsafe) public var first: First
    nonisolated(unsafe) public var second: Second

    public nonisolated init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
    public nonisolated var _gestures: Set<TouchGesture> { first._gestures.union(second._gestures) }
    public func _machine(_ old: AnyObject?) -> _GestureMachine<Value> {
        let known = old as? SequenceMachine<First, Second>
        let (one, two) = (first._machine(known?.first), second._machine(known?.second))
        let machine = known ?? SequenceMachine(one, two)
        (machine.first, machine.second) = (one, two)
        return machine
    }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// Either of two gestures: the second one, where the first does not happen.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never
    public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }

    nonisolated(unsafe) public var first: First
    nonisolated(unsafe) public var second: Second

    public nonisolated init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
    public nonisolated var _gestures: Set<TouchGesture> { first._gestures.union(second._gestures) }
    public func _machine(_ old: AnyObject?) -> _GestureMachine<Value> {
        let known = old as? ExclusiveMachine<First, Second>
        let (one, two) = (first._machine(known?.first), second._machine(known?.second))
        let machine = known ?? ExclusiveMachine(one, two)
        (machine.first, machine.second) = (one, two)
        return machine
    }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

private final class SimultaneousMachine<First: Gesture, Second: Gesture>: _GestureMachine<SimultaneousGesture<First, Second>.Value> {
    var first: _GestureMachine<First.Value>
    var second: _GestureMachine<Second.Value>
    private var one = GestureOutcome<First.Value>.possible(nil)
    private var two = GestureOutcome<Second.Value>.possible(nil)

    init(_ first: _GestureMachine<First.Value>, _ second: _GestureMachine<Second.Value>) { (self.first, self.second) = (first, second) }

    override var keepsOthersWaiting: Bool { (!one.isOver && first.keepsOthersWaiting) || (!two.isOver && second.keepsOthersWaiting) }

    override func handle(_ touch: GestureTouch) -> GestureOutcome<SimultaneousGesture<First, Second>.Value> {
        if !one.isOver { one = first.handle(touch) }
        if !two.isOver { two = second.handle(touch) }
        let value = SimultaneousGesture<First, Second>.Value(first: one.value, second: two.value)
        switch (one, two) {
        case (.failed, .failed):
            (one, two) = (.possible(nil), .possible(nil))
            return .failed
        case (.ended, .ended), (.ended, .failed), (.failed, .ended):
            (one, two) = (.possible(nil), .possible(nil))
            return .ended(value)
        case (.active, _), (_, .active), (.ended, _), (_, .ended): return .active(value)
        default: return .possible(value.first == nil && value.second == nil ? nil : value)
        }
    }

    override func cancel() {
        first.cancel()
        second.cancel()
        (one, two) = (.possible(nil), .possible(nil))
    }
}

private final class SequenceMachine<First: Gesture, Second: Gesture>: _GestureMachine<SequenceGesture<First, Second>.Value> {
    var first: _GestureMachine<First.Value>
    var second: _GestureMachine<Second.Value>
    /// What the first gesture ended with.
    private var done: First.Value?

    init(_ first: _GestureMachine<First.Value>, _ second: _GestureMachine<Second.Value>) { (self.first, self.second) = (first, second) }

    override var keepsOthersWaiting: Bool { done == nil ? first.keepsOthersWaiting : second.keepsOthersWaiting }

    override func handle(_ touch: GestureTouch) -> GestureOutcome<SequenceGesture<First, Second>.Value> {
        if let done { return then(second.handle(touch), done) }
        let outcome = first.handle(touch)
        guard case .ended(let value) = outcome else { return outcome.map { .first($0) } }
        done = value
        // Fingers that still touch begin the second gesture.
        guard touch.step.phase != .ended else { return .active(.second(value, nil)) }
        let beginning = TouchStep(.began, touch.step.points, at: touch.step.time)
        return then(second.handle(GestureTouch(step: beginning, place: touch.place)), value)
    }

    private func then(_ outcome: GestureOutcome<Second.Value>, _ value: First.Value) -> GestureOutcome<SequenceGesture<First, Second>.Value> {
        if outcome.isOver { done = nil }
        switch outcome {
        case .possible(let second): return .active(.second(value, second))
        case .active(let second): return .active(.second(value, second))
        case .ended(let second): return .ended(.second(value, second))
        case .failed: return .failed
        }
    }

    override func cancel() {
        first.cancel()
        second.cancel()
        done = nil
    }
}

private final class ExclusiveMachine<First: Gesture, Second: Gesture>: _GestureMachine<ExclusiveGesture<First, Second>.Value> {
    var first: _GestureMachine<First.Value>
    var second: _GestureMachine<Second.Value>
    /// Touches that the second gesture has not seen, because the first one may still happen.
    private var unseen: [GestureTouch]? = []

    init(_ first: _GestureMachine<First.Value>, _ second: _GestureMachine<Second.Value>) { (self.first, self.second) = (first, second) }

    override var keepsOthersWaiting: Bool { unseen == nil ? second.keepsOthersWaiting : first.keepsOthersWaiting }

    override func handle(_ touch: GestureTouch) -> GestureOutcome<ExclusiveGesture<First, Second>.Value> {
        guard let earlier = unseen else { return over(second.handle(touch).map { .second($0) }) }
        let outcome = first.handle(touch)
        guard case .failed = outcome else {
            unseen = earlier + [touch]
            return over(outcome.map { .first($0) })
        }
        unseen = nil
        var last = GestureOutcome<Second.Value>.possible(nil)
        for step in earlier + [touch] where !last.isOver { last = second.handle(step) }
        return over(last.map { .second($0) })
    }

    override func cancel() {
        first.cancel()
        second.cancel()
        unseen = []
    }

    private func over<T>(_ outcome: GestureOutcome<T>) -> GestureOutcome<T> {
        if outcome.isOver { unseen = [] }
        return outcome
    }
}
