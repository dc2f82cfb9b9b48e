import FoundationOverlay

/// The course of keyframes over time.
public struct KeyframeTimeline<Value> {
    let initialValue: Value
    let content: any Keyframes<Value>

    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        self.initialValue = initialValue
        self.content = content()
    }

    /// Seconds.
    public var duration: TimeInterval { content._duration }

    /// The value after some seconds.
    public func value(time: TimeInterval) -> Value {
        var value = initialValue
        content._update(&value, at: time)
        return value
    }

    /// The value at a part of the time, 0…1.
    public func value(progress: Double) -> Value { value(time: duration * progress) }
}
