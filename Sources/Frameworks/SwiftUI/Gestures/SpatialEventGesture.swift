// - Support: partial: gestures happen in a running app; in a widget every gesture is reported as `gesture-in-widget`.
import FoundationOverlay
import ViewEngine

/// The way touches come about.
public struct GestureInputKinds: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let touch = GestureInputKinds(rawValue: 1)
    public static let pencil = GestureInputKinds(rawValue: 2)
    public static let pointer = GestureInputKinds(rawValue: 4)
    public static let all: GestureInputKinds = [.touch, .pencil, .pointer]
}

/// Touches as they come, with their places.
public struct SpatialEventGesture: Gesture {
    public typealias Value = SpatialEventCollection
    public typealias Body = Never
    nonisolated(unsafe) public let coordinateSpace: any CoordinateSpaceProtocol

    public nonisolated init(coordinateSpace: any CoordinateSpaceProtocol = .local) { self.coordinateSpace = coordinateSpace }
    public nonisolated var _gestures: Set<TouchGesture> { [.tap, .press, .drag, .pinch] }
    public func _machine(_ old: AnyObject?) -> _GestureMachine<SpatialEventCollection> {
        let machine = old as? SpatialEventMachine ?? SpatialEventMachine()
        machine.space = coordinateSpace.coordinateSpace
        return machine
    }
}

private final class SpatialEventMachine: _GestureMachine<SpatialEventCollection> {
    var space = CoordinateSpace.local

    override func handle(_ touch: GestureTouch) -> GestureOutcome<SpatialEventCollection> {
        let step = touch.step
        guard step.phase != .cancelled, !step.points.isEmpty else { return .failed }
        let phase = step.phase == .ended ? SpatialEventCollection.Event.Phase.ended : .active
        let events = step.points.enumerated().map { number, point in
            SpatialEventCollection.Event(
                id: .init(number: number), timestamp: step.time, kind: .touch, location: touch.convert(point, to: space), phase: phase,
                modifierKeys: [])
        }
        let value = SpatialEventCollection(events: events)
        return phase == .ended ? .ended(value) : .active(value)
    }
}

/// Touches that go on at the same time.
public struct SpatialEventCollection: Collection {
    /// A touch.
    public struct Event: Identifiable {
        public struct ID: Hashable, Sendable { let number: Int }
        public enum Kind: Hashable, Sendable { case touch, pencil, pointer }
        public enum Phase: Hashable, Sendable { case active, ended, cancelled }
        public struct InputDevicePose: Hashable, Sendable {
            public var altitude: Angle
            public var azimuth: Angle
        }

        public var id: ID
        public var timestamp: TimeInterval
        public var kind: Kind
        public var location: CGPoint
        public var phase: Phase
        public var inputDevicePose: InputDevicePose?
        public var modifierKeys: EventModifiers
    }

    let events: [Event]

    public var startIndex: Int { events.startIndex }
    public var endIndex: Int { events.endIndex }
    public func index(after i: Int) -> Int { i + 1 }
    public subscript(index: Int) -> Event { events[index] }
    public subscript(id: Event.ID) -> Event? { events.first { $0.id == id } }
}
