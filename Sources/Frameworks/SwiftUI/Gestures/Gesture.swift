// - Support: accepted, without effect: a gesture never happens; in a widget it is reported as `gesture-in-widget`.
import FoundationOverlay
import ViewEngine

/// A sequence of touches. Nothing is touched in an archived view; the system opens the app instead.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    associatedtype Value
}

extension Gesture {
    public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _NotedGesture<Value> { _NotedGesture() }
    public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> _NotedGesture<Value> { _NotedGesture() }
    public nonisolated func updating<S>(_ state: GestureState<S>, body: @escaping (Value, inout S, inout Transaction) -> Void) -> _NotedGesture<Value> { _NotedGesture() }
    public nonisolated func simultaneously<Other: Gesture>(with other: Other) -> _NotedGesture<Value> { _NotedGesture() }
    public nonisolated func sequenced<Other: Gesture>(before other: Other) -> _NotedGesture<Value> { _NotedGesture() }
    public nonisolated func exclusively<Other: Gesture>(before other: Other) -> _NotedGesture<Value> { _NotedGesture() }
}

/// A gesture with actions.
public struct _NotedGesture<Value>: Gesture {
    nonisolated init() {}
}

public struct TapGesture: Gesture {
    public typealias Value = Void
    public var count: Int
    public nonisolated init(count: Int = 1) { self.count = count }
}

public struct LongPressGesture: Gesture {
    public typealias Value = Bool
    public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

public struct DragGesture: Gesture {
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var location: CGPoint
        public var startLocation: CGPoint
        public var translation: CGSize { CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y) }
        public var velocity: CGSize
        public var predictedEndLocation: CGPoint
        public var predictedEndTranslation: CGSize
    }
    public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
}

public struct MagnificationGesture: Gesture {
    public typealias Value = CGFloat
    public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {}
}

public struct RotationGesture: Gesture {
    public typealias Value = Angle
    public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// Which gestures of a view count.
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let none: GestureMask = []
    public static let gesture = GestureMask(rawValue: 1)
    public static let subviews = GestureMask(rawValue: 2)
    public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
    nonisolated func inert(_ name: String) -> some View { annotation(.interaction(.inert(name))) }

    public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { inert("onTapGesture") }
    public nonisolated func onTapGesture(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void) -> some View { inert("onTapGesture") }
    public nonisolated func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil) -> some View { inert("onLongPressGesture") }
    public nonisolated func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View { inert("gesture") }
    public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View { inert("gesture") }
    public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View { inert("gesture") }
}
