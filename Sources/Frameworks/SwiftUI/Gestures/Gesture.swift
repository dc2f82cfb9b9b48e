// - Support: partial: gestures happen in a running app; in a widget every gesture is reported as `gesture-in-widget`.
import FoundationOverlay
import ViewEngine

/// A sequence of touches. Nothing is touched in an archived view; the system opens the app instead.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    associatedtype Value
    associatedtype Body: Gesture
    var body: Body { get }
    /// What follows the touches of a view for this gesture: the one it had in the pass before, brought up to date, where it is of the same kind.
    func _machine(_ old: AnyObject?) -> _GestureMachine<Value>
    /// What a person does for it.
    nonisolated var _gestures: Set<TouchGesture> { get }
}

extension Gesture {
    public func _machine(_ old: AnyObject?) -> _GestureMachine<Body.Value> { body._machine(old) }
    /// A gesture made of others may be anything.
    public nonisolated var _gestures: Set<TouchGesture> { Set(TouchGesture.allCases) }
}

/// The gesture of a gesture that is made of no others.
extension Never: Gesture {
    public typealias Value = Never
}

/// A gesture that may be none.
extension Optional: Gesture where Wrapped: Gesture {
    public typealias Value = Wrapped.Value
    public typealias Body = Never

    public func _machine(_ old: AnyObject?) -> _GestureMachine<Wrapped.Value> { self?._machine(old) ?? _GestureMachine() }
    public nonisolated var _gestures: Set<TouchGesture> { self?._gestures ?? [] }
}

extension Gesture where Body == Never {
    public var body: Never { fatalError("\(Self.self) is made of no other gestures") }
}

extension Gesture {
    public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> { _EndedGesture(base: self, action: action) }
    public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> { _ChangedGesture(base: self, action: action) }
    public nonisolated func updating<S>(
        _ state: GestureState<S>, body: @escaping (Value, inout S, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, S> { GestureStateGesture(base: self, state: state, change: body) }
    public nonisolated func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> { _MapGesture(base: self, transform: body) }
    public nonisolated func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> { .init(self, other) }
    public nonisolated func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> { .init(self, other) }
    public nonisolated func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> { .init(self, other) }
}
