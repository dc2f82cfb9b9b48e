import ExtensionProtocol
import FoundationOverlay
import Metrics
import ViewEngine

extension AppGesture {
    /// The steps of touches that a person takes for the gesture, in the middle of a frame. Times count from its beginning.
    func steps(in frame: CGRect) -> [TouchStep] {
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        let pause = 2 * GestureMetrics.shared.tapPause
        switch self {
        case .tap, .enter, .submit, .scroll, .release: return Self.tap(middle, at: 0) + [TouchStep(.waited, [], at: pause)]
        case .doubleTap: return Self.tap(middle, at: 0) + Self.tap(middle, at: 0.15) + [TouchStep(.waited, [], at: pause)]
        case .press(let seconds):
            let waited = stride(from: 0.1, to: seconds, by: 0.1).map { TouchStep(.waited, [middle], at: $0) }
            return [TouchStep(.began, [middle], at: 0)] + waited
                + [TouchStep(.waited, [middle], at: seconds), TouchStep(.ended, [middle], at: seconds)]
        case .drag(let x, let y, let seconds):
            let end = CGPoint(x: middle.x + x, y: middle.y + y)
            let moved = Self.parts.map { part in
                TouchStep(.moved, [CGPoint(x: middle.x + x * part, y: middle.y + y * part)], at: seconds * part)
            }
            return [TouchStep(.began, [middle], at: 0)] + moved + [TouchStep(.ended, [end], at: seconds)]
        case .pinch(let scale, let degrees): return Self.pinch(middle, min(frame.width, frame.height) / 4, scale, degrees)
        }
    }

    /// The way of a finger in equal parts.
    private static let parts = (1...12).map { Double($0) / 12 }

    private static func tap(_ point: CGPoint, at time: Double) -> [TouchStep] {
        [TouchStep(.began, [point], at: time), TouchStep(.ended, [point], at: time + 0.05)]
    }

    private static func pinch(_ middle: CGPoint, _ radius: CGFloat, _ scale: Double, _ degrees: Double) -> [TouchStep] {
        func fingers(_ part: Double) -> [CGPoint] {
            let (distance, angle) = (radius * (1 + (scale - 1) * part), degrees * part * .pi / 180)
            let (x, y) = (distance * cos(angle), distance * sin(angle))
            return [CGPoint(x: middle.x - x, y: middle.y - y), CGPoint(x: middle.x + x, y: middle.y + y)]
        }
        return [TouchStep(.began, fingers(0), at: 0)] + parts.map { TouchStep(.moved, fingers($0), at: 0.4 * $0) }
            + [TouchStep(.ended, fingers(1), at: 0.4)]
    }
}

extension TouchStep {
    init(_ touch: AppTouch) {
        let phase: Phase =
            switch touch.phase {
            case .began: .began
            case .moved: .moved
            case .ended: .ended
            case .cancelled: .cancelled
            case .waited: .waited
            }
        self.init(phase, touch.points, at: touch.seconds)
    }
}
