import IsletModel

/// What is noticed about a timeline's entries.
public struct TimelineFindings: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// They are not in the order of their dates.
    public static let outOfOrder = TimelineFindings(rawValue: 1)
    /// Two lie nearer to each other than the system shows changes.
    public static let tooClose = TimelineFindings(rawValue: 2)
    public static let tooMany = TimelineFindings(rawValue: 4)
}

extension TimelinePlayback {
    /// - Parameter entryCount: Number of entries the provider returned, which may be more than are described.
    public func findings(under limits: TimelineLimits, entryCount: Int? = nil) -> TimelineFindings {
        var found: TimelineFindings = []
        if !isInOrder { found.insert(.outOfOrder) }
        if let spacing = shortestSpacing, spacing < limits.shortestSpacing { found.insert(.tooClose) }
        if entryCount ?? count > limits.mostEntries { found.insert(.tooMany) }
        return found
    }
}
