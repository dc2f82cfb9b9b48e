import Foundation

/// How a view comes or goes: everything at once that its parts say.
public struct ViewTransition: Hashable, Codable, Sendable {
    public enum Edge: String, Hashable, Codable, Sendable { case top, leading, bottom, trailing }

    /// One thing that a view does while it comes or goes.
    public enum Move: Hashable, Codable, Sendable {
        /// It is there, or away, at once.
        case identity
        case opacity
        /// From or to an edge, by the view's own size.
        case move(Edge)
        /// The same, by a part of the size.
        case moveBy(Edge, Double)
        /// Comes from the edge and fades in, or goes to the opposite one and fades out.
        case push(Edge)
        /// Comes from the leading edge, goes to the trailing one.
        case slide
        /// From or to a size; the anchor is a point in the unit square of the view.
        case scale(Double, anchor: CGPoint)
        /// From or to a place beside its own, in points.
        case offset(CGSize)
        case blurReplace
        /// A transition of the program's own, which is not archived: it fades.
        case custom(String)
    }

    /// A move, with a timing of its own where it has one.
    public struct Part: Hashable, Codable, Sendable {
        public var move: Move
        public var timing: MotionTiming?

        public init(_ move: Move, timing: MotionTiming? = nil) {
            self.move = move
            self.timing = timing
        }
    }

    /// More parts are not kept.
    public static let mostParts = 16

    public private(set) var parts: [Part]

    public init(_ parts: [Part]) { self.parts = Array(parts.prefix(Self.mostParts)) }
    public init(_ move: Move) { self.init([Part(move)]) }

    public static let opacity = ViewTransition(.opacity)

    /// Both at once.
    public func combined(with other: ViewTransition) -> ViewTransition { ViewTransition(parts + other.parts) }

    /// The same with a timing for the parts that have none.
    public func timed(_ timing: MotionTiming) -> ViewTransition {
        ViewTransition(parts.map { Part($0.move, timing: $0.timing ?? timing) })
    }
}
