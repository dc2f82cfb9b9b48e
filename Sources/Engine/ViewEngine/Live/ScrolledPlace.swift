import Foundation

/// How far content is scrolled, in points.
public struct ScrolledPlace: Equatable, Sendable {
    /// The point of the content in the upper leading corner of its area.
    public var offset: CGPoint
    /// The largest offset; the smallest is zero.
    public var most: CGPoint
    /// How far the content is made beyond the edges of the area, towards its beginning and its end.
    public var behind: CGFloat
    public var ahead: CGFloat

    /// Where it comes to rest, once a finger has left it and a program has decided.
    public var rest: CGPoint?

    public init(offset: CGPoint, most: CGPoint, behind: CGFloat, ahead: CGFloat, rest: CGPoint? = nil) {
        self.rest = rest
        self.offset = offset
        self.most = most
        self.behind = behind
        self.ahead = ahead
    }
}
