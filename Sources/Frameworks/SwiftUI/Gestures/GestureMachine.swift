import FoundationOverlay
import ViewEngine

/// Follows the touches of a view for one gesture. It lasts as long as the view.
@MainActor
public class _GestureMachine<Value> {
    nonisolated init() {}

    func handle(_ touch: GestureTouch) -> GestureOutcome<Value> { .failed }
    /// Forgets the touches so far.
    func cancel() {}
    /// Whether it decides later about touches that have ended.
    var keepsOthersWaiting: Bool { false }
}

/// What a gesture makes of the touches so far.
enum GestureOutcome<Value> {
    /// It may become the gesture; it has a value already where there is one.
    case possible(Value?)
    case active(Value)
    case ended(Value)
    case failed

    var value: Value? {
        switch self {
        case .possible(let value): value
        case .active(let value), .ended(let value): value
        case .failed: nil
        }
    }

    var isOver: Bool {
        switch self {
        case .possible, .active: false
        case .ended, .failed: true
        }
    }

    func map<T>(_ transform: (Value) -> T) -> GestureOutcome<T> {
        switch self {
        case .possible(let value): .possible(value.map(transform))
        case .active(let value): .active(transform(value))
        case .ended(let value): .ended(transform(value))
        case .failed: .failed
        }
    }
}

/// A step of touches, with the view that takes it.
struct GestureTouch {
    let step: TouchStep
    let place: TouchPlace

    /// The middle of all fingers, in points.
    func location(in space: CoordinateSpace) -> CGPoint { convert(step.middle, to: space) }

    func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
        let origin: CGPoint =
            switch space {
            case .local: place.frame.origin
            case .global: .zero
            case .named(let name): place.coordinateSpaces[name]?.origin ?? .zero
            }
        return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    }
}

extension CGPoint {
    func distance(to other: CGPoint) -> CGFloat { ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot() }
}
