/// How many values a list has.
public struct IntentCollectionSize: Hashable, Sendable, ExpressibleByIntegerLiteral {
    public let minimum: Int
    /// Nil: as many as one likes.
    public let maximum: Int?

    public init(min: Int, max: Int) { (minimum, maximum) = (min, max) }
    public init(exactly count: Int) { (minimum, maximum) = (count, count) }
    public init(min: Int) { (minimum, maximum) = (min, nil) }
    public init(max: Int) { (minimum, maximum) = (0, max) }
    public init(integerLiteral value: Int) { self.init(exactly: value) }
    public init(_ range: ClosedRange<Int>) { self.init(min: range.lowerBound, max: range.upperBound) }
    public init(_ range: PartialRangeFrom<Int>) { self.init(min: range.lowerBound) }
    public init(_ range: PartialRangeThrough<Int>) { self.init(max: range.upperBound) }
}

/// A family of widgets, for intents.
public enum IntentWidgetFamily: String, Hashable, Sendable, CaseIterable {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge, systemExtraLargePortrait
    case accessoryCorner, accessoryCircular, accessoryRectangular, accessoryInline
}
