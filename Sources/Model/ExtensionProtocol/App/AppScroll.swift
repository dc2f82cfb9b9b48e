import Foundation

/// How far an area is scrolled, and how much of its content there is. Points.
public struct AppScroll: Codable, Sendable, Hashable {
    /// The point of the content in the upper left corner of the area.
    public var offset: CGPoint
    /// The largest offset; the smallest is zero.
    public var most: CGPoint
    /// How far the content is made beyond the left or upper edge of the area.
    public var behind: Double
    /// How far the content is made beyond the right or lower edge of the area.
    public var ahead: Double

    /// Where the content comes to rest, once a finger has left it.
    public var rest: CGPoint?

    public init(offset: CGPoint, most: CGPoint, behind: Double, ahead: Double, rest: CGPoint? = nil) {
        self.rest = rest
        self.offset = offset
        self.most = most
        self.behind = behind
        self.ahead = ahead
    }
}
