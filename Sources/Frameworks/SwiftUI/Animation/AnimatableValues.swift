/// Any number of values that are animated together.
public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
    public var value: (repeat each Value)

    public init(_ value: repeat each Value) { self.value = (repeat each value) }

    public static var zero: AnimatableValues { AnimatableValues(repeat (each Value).zero) }

    public static func == (a: AnimatableValues, b: AnimatableValues) -> Bool {
        var isEqual = true
        for (left, right) in repeat (each a.value, each b.value) { isEqual = isEqual && left == right }
        return isEqual
    }

    public static func + (a: AnimatableValues, b: AnimatableValues) -> AnimatableValues { AnimatableValues(repeat each a.value + each b.value) }
    public static func - (a: AnimatableValues, b: AnimatableValues) -> AnimatableValues { AnimatableValues(repeat each a.value - each b.value) }

    public mutating func scale(by rhs: Double) { self = AnimatableValues(repeat (each value).scaled(by: rhs)) }

    public var magnitudeSquared: Double {
        var sum = 0.0
        for part in repeat each value { sum += part.magnitudeSquared }
        return sum
    }
}

extension AnimatableValues: Sendable where repeat each Value: Sendable {}
