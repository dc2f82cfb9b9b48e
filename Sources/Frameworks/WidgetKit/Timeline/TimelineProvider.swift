import FoundationOverlay

/// Makes the entries of a widget.
@preconcurrency
public protocol TimelineProvider {
    associatedtype Entry: TimelineEntry
    typealias Context = TimelineProviderContext

    /// An entry to show before there is a real one; it is drawn redacted.
    func placeholder(in context: Context) -> Entry
    /// An entry for the gallery and for short glimpses of the widget.
    @preconcurrency func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
    /// The entries from now on.
    @preconcurrency func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
    /// When the widget is relevant for the Smart Stack.
    func relevance() async -> WidgetRelevance<Void>
}

extension TimelineProvider {
    public func relevance() async -> WidgetRelevance<Void> { WidgetRelevance([]) }
}
