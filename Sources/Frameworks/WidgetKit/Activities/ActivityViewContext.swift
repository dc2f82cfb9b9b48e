import ActivityKit
import FoundationOverlay

/// What the views of a Live Activity show.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
    /// `Activity.id`.
    public let activityID: String
    public let attributes: Attributes
    public let state: Attributes.ContentState
    /// Whether the content is out of date: its `staleDate` has passed.
    public let isStale: Bool
}

extension ActivityViewContext: Sendable where Attributes: Sendable, Attributes.ContentState: Sendable {}
