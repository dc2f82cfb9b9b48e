// - Support: partial: these gestures never happen; in a widget every gesture is reported as `gesture-in-widget`.
import FoundationOverlay
import ViewEngine

/// A tap that tells where it was.
public struct SpatialTapGesture: Gesture {
    public struct Value: Equatable, Sendable {
        public var location: CGPoint
    }
    public var count: Int
    nonisolated(unsafe) public var coordinateSpace: CoordinateSpace
    public nonisolated init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        (self.count, self.coordinateSpace) = (count, coordinateSpace.coordinateSpace)
    }
}

/// Two fingers that move apart.
public struct MagnifyGesture: Gesture {
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var magnification: CGFloat
        public var velocity: CGFloat
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }
    public var minimumScaleDelta: CGFloat
    public nonisolated init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

/// Two fingers that turn.
public struct RotateGesture: Gesture {
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var rotation: Angle
        public var velocity: Angle
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }
    public var minimumAngleDelta: Angle
    public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

extension DragGesture {
    public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {
        self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
    }
}

/// Two gestures that can happen at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    public struct Value {
        public var first: First.Value?
        public var second: Second.Value?
    }
    nonisolated(unsafe) public var first: First
    nonisolated(unsafe) public var second: Second
    public nonisolated var _tapActions: [() -> Void]? { first._tapActions }

    public nonisolated init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

/// A gesture that begins when another is done.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    public enum Value {
        case first(First.Value)
        case second(First.Value, Second.Value?)
    }
    nonisolated(unsafe) public var first: First
    nonisolated(unsafe) public var second: Second
    public nonisolated var _tapActions: [() -> Void]? { first._tapActions }

    public nonisolated init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

/// Either of two gestures.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }
    nonisolated(unsafe) public var first: First
    nonisolated(unsafe) public var second: Second
    public nonisolated var _tapActions: [() -> Void]? { first._tapActions }

    public nonisolated init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}
