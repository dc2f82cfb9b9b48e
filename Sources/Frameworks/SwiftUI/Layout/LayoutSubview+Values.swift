import FoundationOverlay
import ViewEngine

extension LayoutSubview {
    /// What the view tells the container it lies in.
    public var containerValues: ContainerValues {
        // Layouts are asked on the main actor, which is where the values of views lie.
        nonisolated(unsafe) var values = ContainerValues(traits: NodeTraits())
        MainActor.assumeIsolated { values = ContainerValues(traits: traits) }
        return values
    }
}

extension LayoutSubviews {
    public var layoutDirection: LayoutDirection { isRightToLeft ? .rightToLeft : .leftToRight }
}

/// To the leading or trailing side.
public enum HorizontalDirection: Int8, CaseIterable, Hashable, Sendable {
    case leading, trailing

    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public init(_ direction: HorizontalDirection) { rawValue = direction == .leading ? 1 : 2 }
        public static let leading = Set(rawValue: 1)
        public static let trailing = Set(rawValue: 2)
        public static let all: Set = [.leading, .trailing]
    }
}

/// Up or down.
public enum VerticalDirection: Int8, CaseIterable, Hashable, Sendable {
    case up, down

    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public init(_ direction: VerticalDirection) { rawValue = direction == .up ? 1 : 2 }
        public static let up = Set(rawValue: 1)
        public static let down = Set(rawValue: 2)
        public static let all: Set = [.up, .down]
    }
}
