import FoundationOverlay
import Metrics
import ViewEngine

/// A touch that moves.
public struct DragGesture: Gesture {
    public typealias Body = Never
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var location: CGPoint
        public var startLocation: CGPoint
        public var translation: CGSize { CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y) }
        /// Points a second.
        public var velocity: CGSize
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width * Self.predictedSeconds, y: location.y + velocity.height * Self.predictedSeconds)
        }
        public var predictedEndTranslation: CGSize {
            let end = predictedEndLocation
            return CGSize(width: end.x - startLocation.x, height: end.y - startLocation.y)
        }
        private static let predictedSeconds = GestureMetrics.shared.predictedSeconds
    }

    /// Points.
    public var minimumDistance: CGFloat
    nonisolated(unsafe) public var coordinateSpace: CoordinateSpace

    @available(iOS, deprecated: 100000, message: "use overload that accepts a CoordinateSpaceProtocol instead")
    @_disfavoredOverload
    public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace)
    }
    public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace.coordinateSpace)
    }
    public nonisolated var _gestures: Set<TouchGesture> { [.drag] }
    public func _machine(_ old: AnyObject?) -> _GestureMachine<Value> {
        let machine = old as? DragMachine ?? DragMachine()
        (machine.minimumDistance, machine.space) = (minimumDistance, coordinateSpace)
        return machine
    }
}

final class DragMachine: _GestureMachine<DragGesture.Value> {
    var minimumDistance: CGFloat = 10
    var space = CoordinateSpace.local
    private var start: (step: TouchStep, place: TouchPlace)?
    private var last: TouchStep?
    private var velocity = CGSize.zero
    private var isActive = false

    override func handle(_ touch: GestureTouch) -> GestureOutcome<DragGesture.Value> {
        let step = touch.step
        if step.phase == .began, start == nil { start = (step, touch.place) }
        guard let start, step.phase != .cancelled else { return fail() }
        learnVelocity(step)
        if !isActive, start.step.middle.distance(to: step.middle) >= minimumDistance { isActive = true }
        let value = value(touch, from: start)
        guard step.phase == .ended else { return isActive ? .active(value) : .possible(nil) }
        let wasActive = isActive
        cancel()
        return wasActive ? .ended(value) : .failed
    }

    override func cancel() { (start, last, velocity, isActive) = (nil, nil, .zero, false) }

    private func learnVelocity(_ step: TouchStep) {
        defer { last = step }
        guard let last, step.phase == .moved || step.phase == .waited, step.time > last.time else { return }
        let seconds = step.time - last.time
        velocity = CGSize(width: (step.middle.x - last.middle.x) / seconds, height: (step.middle.y - last.middle.y) / seconds)
    }

    /// The view may move under the finger: where the touch began stays where it was in the view then.
    private func value(_ touch: GestureTouch, from start: (step: TouchStep, place: TouchPlace)) -> DragGesture.Value {
        let beginning = GestureTouch(step: start.step, place: start.place)
        let now = GestureTouch(step: touch.step, place: start.place)
        return DragGesture.Value(
            time: Date(), location: now.location(in: space), startLocation: beginning.location(in: space), velocity: velocity)
    }

    private func fail() -> GestureOutcome<DragGesture.Value> {
        cancel()
        return .failed
    }
}
