import FoundationOverlay
import Metrics
import ViewEngine

/// One tap, or several after each other.
public struct TapGesture: Gesture {
    public typealias Value = Void
    public typealias Body = Never
    public var count: Int

    public nonisolated init(count: Int = 1) { self.count = count }
    public nonisolated var _gestures: Set<TouchGesture> { [.tap] }
    public func _machine(_ old: AnyObject?) -> _GestureMachine<Void> {
        let machine = old as? TapMachine<Void> ?? TapMachine { _ in () }
        machine.count = count
        return machine
    }
}

/// A tap that tells where it was.
public struct SpatialTapGesture: Gesture {
    public typealias Body = Never
    public struct Value: Equatable, Sendable {
        public var location: CGPoint
    }

    public var count: Int
    nonisolated(unsafe) public var coordinateSpace: CoordinateSpace

    public nonisolated init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        (self.count, self.coordinateSpace) = (count, coordinateSpace.coordinateSpace)
    }
    public nonisolated var _gestures: Set<TouchGesture> { [.tap] }
    public func _machine(_ old: AnyObject?) -> _GestureMachine<Value> {
        let machine = old as? TapMachine<Value> ?? TapMachine { _ in Value(location: .zero) }
        machine.count = count
        machine.value = { [coordinateSpace] in Value(location: $0.location(in: coordinateSpace)) }
        return machine
    }
}

/// Waits for touches that neither move far nor last.
final class TapMachine<Value>: _GestureMachine<Value> {
    var count = 1
    var value: (GestureTouch) -> Value
    private var taps = 0
    private var start: TouchStep?
    private var lastEnd: TouchStep?

    init(_ value: @escaping (GestureTouch) -> Value) { self.value = value }

    override var keepsOthersWaiting: Bool { lastEnd != nil }

    override func handle(_ touch: GestureTouch) -> GestureOutcome<Value> {
        let step = touch.step
        switch step.phase {
        case .began:
            if let lastEnd, lastEnd.middle.distance(to: step.middle) > GestureMetrics.shared.tapDistance { return fail() }
            start = step
        case .moved:
            if let start, start.middle.distance(to: step.middle) > GestureMetrics.shared.tapDistance { return fail() }
        case .waited:
            if start == nil, let lastEnd, step.time - lastEnd.time > GestureMetrics.shared.tapPause { return fail() }
        case .ended:
            guard start != nil else { return fail() }
            (taps, start, lastEnd) = (taps + 1, nil, step)
            guard taps < count else {
                cancel()
                return .ended(value(touch))
            }
        case .cancelled: return fail()
        }
        return .possible(nil)
    }

    override func cancel() { (taps, start, lastEnd) = (0, nil, nil) }

    private func fail() -> GestureOutcome<Value> {
        cancel()
        return .failed
    }
}
