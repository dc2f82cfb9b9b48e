/// What a placed widget shows.
public enum WidgetContent: Hashable, Codable, Sendable {
    /// Nothing has been drawn yet.
    case empty
    /// The provider's placeholder, redacted.
    case placeholder
    case snapshot
    /// An entry of a timeline: the how-manieth timeline of the widget, from 1, and the entry's place in the provider's list.
    case entry(timeline: Int, index: Int)
    /// White: the widget is no longer part of its app.
    case blank
}
