import FoundationOverlay
import Snapshot

extension Text {
    /// How much of a line is left out where text does not fit.
    public enum TruncationMode: Hashable, Sendable { case head, tail, middle }

    /// A change of letter case.
    public enum Case: Hashable, Sendable { case uppercase, lowercase }

    /// Relative size of text inside other text.
    public struct Scale: Hashable, Sendable {
        let factor: Double

        public static let `default` = Scale(factor: 1)
        /// For units and other text beside a large number.
        public static let secondary = Scale(factor: 0.8)
    }

    /// An underline or strikethrough.
    public struct LineStyle: Hashable, Sendable {
        public struct Pattern: Hashable, Sendable {
            let line: TextStyle.LinePattern

            public static let solid = Pattern(line: .solid)
            public static let dot = Pattern(line: .dot)
            public static let dash = Pattern(line: .dash)
            public static let dashDot = Pattern(line: .dashDot)
            public static let dashDotDot = Pattern(line: .dashDotDot)
        }

        let pattern: Pattern
        let color: Color?

        /// A line in `color`, or in the text's own where it is nil.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        public static let single = LineStyle()
    }
}

/// Where the lines of a text lie relative to each other.
public enum TextAlignment: CaseIterable, Hashable, Sendable { case leading, center, trailing }
