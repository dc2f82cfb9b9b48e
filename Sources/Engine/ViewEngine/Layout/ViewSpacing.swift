import Foundation
import Metrics

/// What a view prefers as distance to its neighbours.
public struct ViewSpacing: Sendable {
    /// The preference of one edge.
    public enum EdgePreference: Equatable, Sendable {
        /// No preference: the default distance.
        case standard
        /// A text's edge: its font size decides, and the gap of its font between two lines.
        case text(fontSize: CGFloat, lineGap: CGFloat = 0)
        /// A symbol's edge: the default distance, but a text beside it decides alone where another text follows.
        case symbol
        /// A fixed distance.
        case fixed(CGFloat)
    }

    /// The preferences of all views that touch the edge.
    public var top: [EdgePreference] = [.standard]
    public var leading: [EdgePreference] = [.standard]
    public var bottom: [EdgePreference] = [.standard]
    public var trailing: [EdgePreference] = [.standard]

    public init() {}

    /// The same preference on every edge.
    public init(all preference: EdgePreference) {
        (top, leading, bottom, trailing) = ([preference], [preference], [preference], [preference])
    }

    /// No distance on any side.
    public static let zero = ViewSpacing(all: .fixed(0))

    /// No view touches any edge yet.
    static let empty: ViewSpacing = {
        var spacing = ViewSpacing()
        (spacing.top, spacing.leading, spacing.bottom, spacing.trailing) = ([], [], [], [])
        return spacing
    }()

    /// Takes over the preferences of another view for the given edges.
    public mutating func formUnion(_ other: ViewSpacing, edges: EdgeSet = .all) {
        if edges.contains(.top) { Self.merge(&top, other.top) }
        if edges.contains(.leading) { Self.merge(&leading, other.leading) }
        if edges.contains(.bottom) { Self.merge(&bottom, other.bottom) }
        if edges.contains(.trailing) { Self.merge(&trailing, other.trailing) }
    }

    private static func merge(_ mine: inout [EdgePreference], _ others: [EdgePreference]) {
        for other in others where !mine.contains(other) { mine.append(other) }
    }

    public func union(_ other: ViewSpacing, edges: EdgeSet = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }
}

/// A set of edges.
public struct EdgeSet: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    public static let top = EdgeSet(rawValue: 1)
    public static let leading = EdgeSet(rawValue: 2)
    public static let bottom = EdgeSet(rawValue: 4)
    public static let trailing = EdgeSet(rawValue: 8)
    public static let horizontal: EdgeSet = [.leading, .trailing]
    public static let vertical: EdgeSet = [.top, .bottom]
    public static let all: EdgeSet = [.horizontal, .vertical]
}
