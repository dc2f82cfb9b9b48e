// - Support: partial: an archived view shows the value at the start.
import FoundationOverlay
import ViewEngine

/// Keyframes of one or more properties.
public protocol Keyframes<Value> {
    associatedtype Value
    /// Changes a value to what it is at the end.
    func _finish(_ value: inout Value)
    /// Seconds.
    var _duration: Double { get }
}

/// One step of a track.
public struct _Keyframe<Value> {
    let to: Value
    let duration: Double
}

/// Steps of one property.
public protocol KeyframeTrackContent<Value> {
    associatedtype Value: Animatable
    var _steps: [_Keyframe<Value>] { get }
}

/// The keyframes of one property.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent<Value>>: Keyframes {
    let keyPath: WritableKeyPath<Root, Value>
    let content: Content

    public init(_ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content) {
        self.keyPath = keyPath
        self.content = content()
    }

    public func _finish(_ value: inout Root) { if let last = content._steps.last { value[keyPath: keyPath] = last.to } }
    public var _duration: Double { content._steps.reduce(0) { $0 + $1.duration } }
}

extension KeyframeTrack where Root == Value {
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) {
        self.init(\Root.self, content: content)
    }
}

public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _steps: [_Keyframe<Value>]
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) { _steps = [_Keyframe(to: to, duration: duration)] }
}

public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _steps: [_Keyframe<Value>]
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        _steps = [_Keyframe(to: to, duration: duration)]
    }
}

public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _steps: [_Keyframe<Value>]
    public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
        _steps = [_Keyframe(to: to, duration: duration ?? spring.duration)]
    }
}

public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _steps: [_Keyframe<Value>]
    public init(_ to: Value) { _steps = [_Keyframe(to: to, duration: 0)] }
}

/// Steps one after the other.
public struct _KeyframeList<Value: Animatable>: KeyframeTrackContent {
    public let _steps: [_Keyframe<Value>]
}

@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
    public static func buildExpression<K: KeyframeTrackContent<Value>>(_ expression: K) -> K { expression }
    public static func buildPartialBlock<K: KeyframeTrackContent<Value>>(first: K) -> K { first }
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> _KeyframeList<Value> { _KeyframeList(_steps: accumulated._steps + next._steps) }
    public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> _KeyframeList<Value> {
        _KeyframeList(_steps: components.flatMap(\._steps))
    }
    public static func buildEither<K: KeyframeTrackContent<Value>>(first component: K) -> _KeyframeList<Value> {
        _KeyframeList(_steps: component._steps)
    }
    public static func buildEither<K: KeyframeTrackContent<Value>>(second component: K) -> _KeyframeList<Value> {
        _KeyframeList(_steps: component._steps)
    }
    public static func buildOptional(_ component: (some KeyframeTrackContent<Value>)?) -> _KeyframeList<Value> {
        _KeyframeList(_steps: component?._steps ?? [])
    }
    public static func buildBlock() -> _KeyframeList<Value> { _KeyframeList(_steps: []) }
}

/// Tracks side by side.
public struct _KeyframeTracks<Value>: Keyframes {
    let finish: [(inout Value) -> Void]
    public let _duration: Double

    public func _finish(_ value: inout Value) { finish.forEach { $0(&value) } }
}

@resultBuilder
public struct KeyframesBuilder<Value> {
    public static func buildExpression<K: Keyframes<Value>>(_ expression: K) -> _KeyframeTracks<Value> {
        _KeyframeTracks(finish: [expression._finish], _duration: expression._duration)
    }
    public static func buildExpression<K: KeyframeTrackContent<Value>>(_ expression: K) -> _KeyframeTracks<Value> {
        _KeyframeTracks(
            finish: [{ if let last = expression._steps.last { $0 = last.to } }], _duration: expression._steps.reduce(0) { $0 + $1.duration })
    }
    public static func buildBlock(_ tracks: _KeyframeTracks<Value>...) -> _KeyframeTracks<Value> {
        _KeyframeTracks(finish: tracks.flatMap(\.finish), _duration: tracks.map(\._duration).max() ?? 0)
    }
}

/// The course of keyframes over time.
public struct KeyframeTimeline<Value> {
    let initialValue: Value
    let tracks: _KeyframeTracks<Value>

    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> _KeyframeTracks<Value>) {
        self.initialValue = initialValue
        tracks = content()
    }

    /// Seconds.
    public var duration: TimeInterval { tracks._duration }
}

/// A view that follows keyframes.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes<Value>, Content: View> {
    let initialValue: Value
    let content: (Value) -> Content

    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        self.content = content
    }

    public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        self.content = content
    }
}

extension KeyframeAnimator: View {
    public typealias Body = Never
    public func _evaluate(_ evaluation: Evaluation) { content(initialValue).standingStill("KeyframeAnimator")._evaluate(evaluation) }
}

/// A view that goes through phases.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
    let first: Phase?
    let content: (Phase) -> Content

    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        first = phases.first { _ in true }
        self.content = content
    }

    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        first = phases.first { _ in true }
        self.content = content
    }
}

extension PhaseAnimator: View {
    public typealias Body = Never
    public func _evaluate(_ evaluation: Evaluation) { if let first { content(first).standingStill("PhaseAnimator")._evaluate(evaluation) } }
}

extension View {
    public nonisolated func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        nonisolated(unsafe) let (view, value) = (self, initialValue)
        return EvaluatedView { content(PlaceholderContentView(value: view), value).standingStill("keyframeAnimator")._evaluate($0) }
    }

    public nonisolated func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        nonisolated(unsafe) let (view, value) = (self, initialValue)
        return EvaluatedView { content(PlaceholderContentView(value: view), value).standingStill("keyframeAnimator")._evaluate($0) }
    }
}
