import Foundation
import Metrics

/// What a view prefers as distance to its neighbours.
public struct ViewSpacing: Sendable, Equatable {
    /// What a preference is about: two edges have a distance where both have a preference about the same.
    public enum Category: Hashable, Sendable {
        /// A text that follows a text.
        case textToText
        /// A text below an edge.
        case edgeAboveText
        /// An edge below a text.
        case edgeBelowText
        /// Whatever the neighbour is; asked only where nothing else matches.
        case any
    }

    /// The preference of one edge about one thing.
    public enum Preference: Equatable, Sendable {
        /// Points, added to those of the neighbour.
        case distance(CGFloat)
        /// A line of text and the gap of its font below the line before it, in points.
        case text(lineHeight: CGFloat, gap: CGFloat)
    }

    /// The preferences of all views that touch the edge.
    public typealias Edge = [Category: Preference]

    public var top: Edge = [:]
    public var leading: Edge = [:]
    public var bottom: Edge = [:]
    public var trailing: Edge = [:]

    /// No preference on any side, as of a container without views.
    public init() {}

    /// No distance on any side.
    public static let zero: ViewSpacing = {
        var spacing = ViewSpacing()
        (spacing.top, spacing.leading, spacing.bottom, spacing.trailing) = (none, none, none, none)
        return spacing
    }()

    /// Edges that want no distance, whatever follows.
    static let none: Edge = [.any: .distance(0)]

    /// A view that is no text: it leaves to texts how far off they stay.
    package static let plain: ViewSpacing = {
        var spacing = ViewSpacing()
        spacing.reset([.top, .bottom, .leading, .trailing])
        return spacing
    }()

    /// Takes over the preferences of another view for the given edges; of two about the same, the larger.
    public mutating func formUnion(_ other: ViewSpacing, edges: EdgeSet = .all) {
        if edges.contains(.top) { top.merge(other.top, uniquingKeysWith: Preference.larger) }
        if edges.contains(.leading) { leading.merge(other.leading, uniquingKeysWith: Preference.larger) }
        if edges.contains(.bottom) { bottom.merge(other.bottom, uniquingKeysWith: Preference.larger) }
        if edges.contains(.trailing) { trailing.merge(other.trailing, uniquingKeysWith: Preference.larger) }
    }

    public func union(_ other: ViewSpacing, edges: EdgeSet = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    /// Makes edges those of a view that is no text, as frames and padding do.
    mutating func reset(_ edges: EdgeSet) {
        if edges.contains(.top) { top = [.edgeBelowText: .distance(0)] }
        if edges.contains(.bottom) { bottom = [.edgeAboveText: .distance(0)] }
        if edges.contains(.leading) { leading = [:] }
        if edges.contains(.trailing) { trailing = [:] }
    }
}

extension ViewSpacing.Preference {
    /// Of two texts, the one with the higher line; a text before a number.
    static func larger(_ a: Self, _ b: Self) -> Self {
        switch (a, b) {
        case (.distance(let first), .distance(let second)): first >= second ? a : b
        case (.distance, .text): b
        case (.text, .distance): a
        case (.text(let first, let firstGap), .text(let second, let secondGap)): first + firstGap >= second + secondGap ? a : b
        }
    }

    /// The distance in points from this preference down to that of the next view.
    func distance(to next: Self) -> CGFloat {
        switch (self, next) {
        case (.distance(let above), .distance(let below)): above + below
        case (.distance(let above), .text): above
        case (.text, .distance(let below)): below
        case (.text, .text(_, let gap)): gap
        }
    }
}

/// A set of edges.
public struct EdgeSet: OptionSet, Sendable, BitwiseCopyable {
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
