// - Support: partial: these gestures never happen; in a widget every gesture is reported as `gesture-in-widget`.
import FoundationOverlay
import ViewEngine

/// A tap that tells where it was.
public struct SpatialTapGesture: Gesture {
    public struct Value: Equatable, Sendable {
        public var location: CGPoint
    }
    public var count: Int
    public nonisolated init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) { self.count = count }
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
    public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {}
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
    public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {}
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
    nonisolated(unsafe) public let _tapActions: [() -> Void]?

    public nonisolated init(_ first: First, _ second: Second) { _tapActions = first._tapActions }
}

/// A gesture that begins when another is done.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    public enum Value {
        case first(First.Value)
        case second(First.Value, Second.Value?)
    }
    nonisolated(unsafe) public let _tapActions: [() -> Void]?

    public nonisolated init(_ first: First, _ second: Second) { _tapActions = first._tapActions }
}

/// Either of two gestures.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }
    nonisolated(unsafe) public let _tapActions: [() -> Void]?

    public nonisolated init(_ first: First, _ second: Second) { _tapActions = first._tapActions }
}
