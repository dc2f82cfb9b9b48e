import FoundationOverlay

/// Keyframes of one or more properties.
public protocol Keyframes<Value> {
    associatedtype Value
    /// Changes a value at the start to what it is after some seconds.
    func _update(_ value: inout Value, at time: Double)
    /// Seconds.
    var _duration: Double { get }
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

    public func _update(_ value: inout Root, at time: Double) {
        value[keyPath: keyPath] = KeyframeCourse(start: value[keyPath: keyPath], steps: content._steps).value(at: time)
    }
    public var _duration: Double { content._steps.reduce(0) { $0 + $1.duration } }
}

extension KeyframeTrack where Root == Value {
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) {
        self.init(\Root.self, content: content)
    }
}

public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _steps: [_Keyframe<Value>]
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        _steps = [_Keyframe(to: to, duration: duration, kind: .linear(timingCurve))]
    }
}

public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _steps: [_Keyframe<Value>]
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        _steps = [_Keyframe(to: to, duration: duration, kind: .cubic(start: startVelocity, end: endVelocity))]
    }
}

public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _steps: [_Keyframe<Value>]
    public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
        _steps = [_Keyframe(to: to, duration: duration ?? spring.settlingDuration, kind: .spring(spring, start: startVelocity))]
    }
}

public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _steps: [_Keyframe<Value>]
    public init(_ to: Value) { _steps = [_Keyframe(to: to, duration: 0, kind: .move)] }
}

/// Steps one after the other.
public struct _KeyframeList<Value: Animatable>: KeyframeTrackContent {
    public let _steps: [_Keyframe<Value>]
}

@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
    /// One of two courses.
    public typealias Conditional<First, Second> = _KeyframeList<Value>

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
    let tracks: [any Keyframes<Value>]

    public func _update(_ value: inout Value, at time: Double) { for track in tracks { track._update(&value, at: time) } }
    public var _duration: Double { tracks.map(\._duration).max() ?? 0 }
}

@resultBuilder
public struct KeyframesBuilder<Value> {
    public static func buildExpression<K: Keyframes<Value>>(_ expression: K) -> _KeyframeTracks<Value> { _KeyframeTracks(tracks: [expression]) }
    public static func buildExpression<K: KeyframeTrackContent<Value>>(_ expression: K) -> _KeyframeList<Value> where Value: Animatable {
        _KeyframeList(_steps: expression._steps)
    }

    public static func buildPartialBlock(first: _KeyframeTracks<Value>) -> _KeyframeTracks<Value> { first }
    public static func buildPartialBlock(accumulated: _KeyframeTracks<Value>, next: _KeyframeTracks<Value>) -> _KeyframeTracks<Value> {
        _KeyframeTracks(tracks: accumulated.tracks + next.tracks)
    }
    public static func buildPartialBlock(first: _KeyframeList<Value>) -> _KeyframeList<Value> where Value: Animatable { first }
    public static func buildPartialBlock(accumulated: _KeyframeList<Value>, next: _KeyframeList<Value>) -> _KeyframeList<Value>
    where Value: Animatable { _KeyframeList(_steps: accumulated._steps + next._steps) }

    public static func buildBlock() -> _KeyframeTracks<Value> { _KeyframeTracks(tracks: []) }
    public static func buildArray(_ components: [_KeyframeTracks<Value>]) -> _KeyframeTracks<Value> {
        _KeyframeTracks(tracks: components.flatMap(\.tracks))
    }
    public static func buildEither(first component: _KeyframeTracks<Value>) -> _KeyframeTracks<Value> { component }
    public static func buildEither(second component: _KeyframeTracks<Value>) -> _KeyframeTracks<Value> { component }
    public static func buildFinalResult(_ component: _KeyframeTracks<Value>) -> _KeyframeTracks<Value> { component }
    public static func buildFinalResult(_ component: _KeyframeList<Value>) -> _KeyframeTracks<Value> where Value: Animatable {
        _KeyframeTracks(tracks: [KeyframeTrack(\Value.self) { component }])
    }
}
