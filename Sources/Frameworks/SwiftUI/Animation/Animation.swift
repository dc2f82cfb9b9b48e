// - Support: partial: noted in the tree; pictures show the end of a change.
import FoundationOverlay
import Snapshot
import ViewEngine

/// How a change is animated. An archived view only notes it; the system shows the change.
public struct Animation: Hashable, Sendable, CustomStringConvertible {
    var name: String

    public var description: String { name }

    init(_ name: String) { self.name = name }

    public static let `default` = Animation("default")
    public static let linear = Animation("linear")
    public static let easeIn = Animation("easeIn")
    public static let easeOut = Animation("easeOut")
    public static let easeInOut = Animation("easeInOut")
    public static let spring = Animation("spring")
    public static let bouncy = Animation("bouncy")
    public static let smooth = Animation("smooth")
    public static let snappy = Animation("snappy")
    public static let interactiveSpring = Animation("interactiveSpring")
    public static let interpolatingSpring = Animation("interpolatingSpring")

    public static func linear(duration: TimeInterval) -> Animation { Animation("linear(\(duration))") }
    public static func easeIn(duration: TimeInterval) -> Animation { Animation("easeIn(\(duration))") }
    public static func easeOut(duration: TimeInterval) -> Animation { Animation("easeOut(\(duration))") }
    public static func easeInOut(duration: TimeInterval) -> Animation { Animation("easeInOut(\(duration))") }
    public static func timingCurve(_ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35) -> Animation {
        Animation("timingCurve(\(p1x), \(p1y), \(p2x), \(p2y), \(duration))")
    }
    @_disfavoredOverload
    public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0) -> Animation {
        Animation("spring(\(response), \(dampingFraction))")
    }
    public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0) -> Animation {
        Animation("spring(duration: \(duration), bounce: \(bounce))")
    }
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
        Animation("spring(duration: \(spring.duration), bounce: \(spring.bounce))")
    }
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        Animation("bouncy(\(duration), \(extraBounce))")
    }
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        Animation("smooth(\(duration), \(extraBounce))")
    }
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        Animation("snappy(\(duration), \(extraBounce))")
    }
    @_disfavoredOverload
    public static func interactiveSpring(response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25) -> Animation {
        Animation("interactiveSpring(\(response), \(dampingFraction))")
    }
    public static func interpolatingSpring(mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0) -> Animation {
        Animation("interpolatingSpring(\(stiffness), \(damping))")
    }
    public static func interpolatingSpring(duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0) -> Animation {
        Animation("interpolatingSpring(duration: \(duration), bounce: \(bounce))")
    }

    public func delay(_ delay: TimeInterval) -> Animation { Animation("\(name).delay(\(delay))") }
    public func speed(_ speed: Double) -> Animation { Animation("\(name).speed(\(speed))") }
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { Animation("\(name).repeatCount(\(repeatCount))") }
    public func repeatForever(autoreverses: Bool = true) -> Animation { Animation("\(name).repeatForever") }
}

/// A spring's motion.
public struct Spring: Hashable, Sendable {
    public var duration: TimeInterval
    public var bounce: Double
    public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
        self.duration = duration
        self.bounce = bounce
    }
    public static let smooth = Spring()
    public static let snappy = Spring(bounce: 0.15)
    public static let bouncy = Spring(bounce: 0.3)
}

/// What goes along with a change.
public struct Transaction: Sendable {
    public var animation: Animation?
    public var disablesAnimations = false
    public init() {}
    public init(animation: Animation?) { self.animation = animation }
}

/// Makes a change; it is not animated here.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result { try body() }
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result { try body() }

/// When an animation counts as done.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    let name: String
    public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
    public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// Makes a change, which is not animated here, and what comes after it.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete, _ body: () throws -> Result,
    completion: @escaping () -> Void
) rethrows -> Result {
    let result = try body()
    completion()
    return result
}

extension View {
    /// The content with the changes of `body`, which alone are animated.
    public nonisolated func animation<V: View>(_ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V) -> some View {
        body(PlaceholderContentView(value: self)).noting { $0.animation = animation?.name }
    }

    public nonisolated func transaction(value: some Equatable, _ transform: @escaping (inout Transaction) -> Void) -> some View { self }

    nonisolated func noting(_ change: @escaping @MainActor (inout TransitionHint) -> Void) -> some View { annotation(.transition(change)) }

    @available(iOS, deprecated: 15.0, message: "Use withAnimation or animation(_:value:) instead.")
    @_disfavoredOverload
    public nonisolated func animation(_ animation: Animation?) -> some View { noting { $0.animation = animation?.name } }

    public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { noting { $0.animation = animation?.name } }

    public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
}

extension Binding {
    public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
    public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}

/// How a change runs over its time: a curve from (0, 0) to (1, 1).
public struct UnitCurve: Hashable, Sendable {
    let start: UnitPoint
    let end: UnitPoint

    /// A cubic curve with two control points.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(start: startControlPoint, end: endControlPoint)
    }

    public static let linear = UnitCurve(start: .zero, end: UnitPoint(x: 1, y: 1))
    public static let easeIn = UnitCurve(start: UnitPoint(x: 0.42, y: 0), end: UnitPoint(x: 1, y: 1))
    public static let easeOut = UnitCurve(start: .zero, end: UnitPoint(x: 0.58, y: 1))
    public static let easeInOut = UnitCurve(start: UnitPoint(x: 0.42, y: 0), end: UnitPoint(x: 0.58, y: 1))

    /// The part of the change that is done at a part of the time.
    public func value(at progress: Double) -> Double {
        let x = min(max(progress, 0), 1)
        var (low, high) = (0.0, 1.0)
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if Self.cubic(start.x, end.x, middle) < x { low = middle } else { high = middle }
        }
        return Self.cubic(start.y, end.y, (low + high) / 2)
    }

    private static func cubic(_ a: Double, _ b: Double, _ t: Double) -> Double {
        3 * a * t * (1 - t) * (1 - t) + 3 * b * t * t * (1 - t) + t * t * t
    }
}
