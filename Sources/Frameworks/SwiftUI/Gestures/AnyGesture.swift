// - Support: partial: taps happen in a running app, other gestures never; in a widget every gesture is reported as `gesture-in-widget`.
import FoundationOverlay
import ViewEngine

/// A gesture whose type is hidden.
public struct AnyGesture<Value>: Gesture {
    nonisolated(unsafe) public let _tapActions: [() -> Void]?

    public nonisolated init<T: Gesture>(_ gesture: T) where T.Value == Value { _tapActions = gesture._tapActions }
}

/// A gesture that changes a value while it lasts.
public typealias GestureStateGesture<Base: Gesture, State> = _NotedGesture<Base.Value>

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
    nonisolated(unsafe) public let coordinateSpace: any CoordinateSpaceProtocol

    public nonisolated init(coordinateSpace: any CoordinateSpaceProtocol = .local) { self.coordinateSpace = coordinateSpace }
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

    private let events: [Event]

    public var startIndex: Int { events.startIndex }
    public var endIndex: Int { events.endIndex }
    public func index(after i: Int) -> Int { i + 1 }
    public subscript(index: Int) -> Event { events[index] }
    public subscript(id: Event.ID) -> Event? { events.first { $0.id == id } }
}

extension View {
    public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        self.gesture(named: "gesture", tap: isEnabled ? gesture._tapActions : nil)
    }
    public nonisolated func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
        self.gesture(named: "gesture", tap: isEnabled ? gesture._tapActions : nil)
    }
    public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        self.gesture(named: "gesture", tap: isEnabled ? gesture._tapActions : nil)
    }
    public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        self.gesture(named: "gesture", tap: isEnabled ? gesture._tapActions : nil)
    }
    @_disfavoredOverload @available(iOS, deprecated: 100000)
    public nonisolated func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
    ) -> some View { gesture(named: "onLongPressGesture") }
    @_disfavoredOverload @available(iOS, deprecated: 100000)
    public nonisolated func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace, perform action: @escaping (CGPoint) -> Void
    ) -> some View { gesture(named: "onTapGesture", tap: [{ action(.zero) }]) }
}
