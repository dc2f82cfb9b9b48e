// - Support: partial: taps happen in a running app, other gestures never; in a widget every gesture is reported as `gesture-in-widget`.
import FoundationOverlay
import ViewEngine

/// A sequence of touches. Nothing is touched in an archived view; the system opens the app instead.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    associatedtype Value
    /// What a tap does; nil where the gesture is not a tap.
    nonisolated var _tapActions: [() -> Void]? { get }
}

extension Gesture {
    public nonisolated var _tapActions: [() -> Void]? { nil }
}

extension Gesture {
    public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _NotedGesture<Value> {
        _NotedGesture(_tapActions: _tapActions.map { $0 + [{ if let value = () as? Value { action(value) } }] })
    }
    public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> _NotedGesture<Value> { _NotedGesture(_tapActions: _tapActions) }
    public nonisolated func updating<S>(_ state: GestureState<S>, body: @escaping (Value, inout S, inout Transaction) -> Void) -> _NotedGesture<Value>
    { _NotedGesture(_tapActions: _tapActions) }
    public nonisolated func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> { .init(self, other) }
    public nonisolated func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> { .init(self, other) }
    public nonisolated func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> { .init(self, other) }
    public nonisolated func map<T>(_ body: @escaping (Value) -> T) -> _NotedGesture<T> { _NotedGesture<T>(_tapActions: nil) }
}

/// A gesture with actions.
public struct _NotedGesture<Value>: Gesture {
    nonisolated(unsafe) public let _tapActions: [() -> Void]?

    nonisolated init(_tapActions actions: [() -> Void]?) { _tapActions = actions }
}

public struct TapGesture: Gesture {
    public typealias Value = Void
    public var count: Int
    public nonisolated var _tapActions: [() -> Void]? { [] }
    public nonisolated init(count: Int = 1) { self.count = count }
}

public struct LongPressGesture: Gesture {
    public typealias Value = Bool
    public var minimumDuration: Double
    public var maximumDistance: CGFloat
    public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        (self.minimumDuration, self.maximumDistance) = (minimumDuration, maximumDistance)
    }
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
    public var minimumDistance: CGFloat
    nonisolated(unsafe) public var coordinateSpace: CoordinateSpace
    public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace)
    }
}

public struct MagnificationGesture: Gesture {
    public typealias Value = CGFloat
    public var minimumScaleDelta: CGFloat
    public nonisolated init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

public struct RotationGesture: Gesture {
    public typealias Value = Angle
    public var minimumAngleDelta: Angle
    public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
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
    /// Notes a gesture, and what a tap does in a running window.
    nonisolated func gesture(named name: String, tap actions: [() -> Void]? = nil) -> some View {
        nonisolated(unsafe) let actions = actions
        return WrappedView(self) { node, evaluation in
            let noted = NodeContent.annotation(.interaction(.inert(name)), node)
            guard let actions, let control = evaluation.liveControl(name, tap: { actions.forEach { $0() } }) else { return noted }
            return .annotation(.control(control), Node(noted, environment: evaluation.environment, path: node.path, traits: node.traits))
        }
    }

    /// A button's press, without its look. What is pressed is not told: a tap is whole.
    public nonisolated func _onButtonGesture(pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void) -> some View {
        onTapGesture(perform: action)
    }

    public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        gesture(named: "onTapGesture", tap: [action])
    }
    public nonisolated func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(named: "onTapGesture", tap: [{ action(.zero) }])
    }
    public nonisolated func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        gesture(named: "onLongPressGesture")
    }
    public nonisolated func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        self.gesture(named: "gesture", tap: gesture._tapActions)
    }
    public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        self.gesture(named: "gesture", tap: gesture._tapActions)
    }
    public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        self.gesture(named: "gesture", tap: gesture._tapActions)
    }
}
