import FoundationOverlay
import SwiftUI
import ViewEngine

/// What a Live Activity shows in the Dynamic Island. Every presentation must be given.
public struct DynamicIsland {
    let expanded: @MainActor () -> [IslandRegionContent]
    let compactLeading: @MainActor () -> AnyView
    let compactTrailing: @MainActor () -> AnyView
    let minimal: @MainActor () -> AnyView
    private(set) var url: URL?
    private(set) var keyline: Color?
    private(set) var margins: [DynamicIslandMode: IslandMargins] = [:]

    public nonisolated init<Expanded, CompactLeading: View, CompactTrailing: View, Minimal: View>(
        @DynamicIslandExpandedContentBuilder expanded: @escaping @MainActor () -> DynamicIslandExpandedContent<Expanded>,
        @ViewBuilder compactLeading: @escaping @MainActor () -> CompactLeading,
        @ViewBuilder compactTrailing: @escaping @MainActor () -> CompactTrailing,
        @ViewBuilder minimal: @escaping @MainActor () -> Minimal
    ) {
        self.expanded = { expanded().regions }
        self.compactLeading = { AnyView(compactLeading()) }
        self.compactTrailing = { AnyView(compactTrailing()) }
        self.minimal = { AnyView(minimal()) }
    }

    /// The URL that a tap on the island opens the app with.
    public nonisolated func widgetURL(_ url: URL?) -> DynamicIsland {
        var copy = self
        copy.url = url
        return copy
    }

    /// The colour of the line around the island; nil is the system's own.
    public nonisolated func keylineTint(_ color: Color?) -> DynamicIsland {
        var copy = self
        copy.keyline = color
        return copy
    }

    /// Margins of a presentation, in points. The first value given for an edge holds.
    public nonisolated func contentMargins(_ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode) -> DynamicIsland {
        var copy = self
        copy.margins[mode, default: IslandMargins()].fill(edges, length)
        return copy
    }
}
