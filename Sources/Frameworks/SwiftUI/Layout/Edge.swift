import ViewEngine

/// One edge of a rectangle.
public enum Edge: Int8, CaseIterable, Sendable {
    case top
    case leading
    case bottom
    case trailing

    public typealias Set = EdgeSet
}

extension EdgeSet {
    public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }
}

/// A horizontal or vertical axis.
public enum Axis: Int8, CaseIterable, Sendable {
    case horizontal
    case vertical

    /// A set of axes.
    public struct Set: OptionSet, Sendable, BitwiseCopyable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let horizontal = Set(rawValue: 1)
        public static let vertical = Set(rawValue: 2)
    }
}
