import FoundationOverlay
import SwiftUI
import ViewEngine

/// What the expanded Dynamic Island shows at one position.
public struct DynamicIslandExpandedRegion<Content: View> {
    var placement: IslandPlacement
    let content: Content

    /// - Parameter priority: of the leading and the trailing region, the one with the higher priority gets the room that the
    ///   other one leaves; the same priority shares it evenly.
    public nonisolated init(
        _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0, @ViewBuilder content: @MainActor () -> Content
    ) {
        placement = IslandPlacement(region: position.region, priority: priority)
        nonisolated(unsafe) var made: Content?
        MainActor.assumeIsolated { made = content() }
        self.content = made!
    }

    /// Margins of the region's outer edges, in points. The first value given for an edge holds.
    public nonisolated func contentMargins(_ edges: Edge.Set = .all, _ length: Double) -> DynamicIslandExpandedRegion<Content> {
        var copy = self
        copy.placement.margins.fill(edges, length)
        return copy
    }
}

/// The regions of an expanded Dynamic Island.
public struct DynamicIslandExpandedContent<Content: View> {
    let regions: [IslandRegionContent]
}

/// A region without the type of its content.
struct IslandRegionContent {
    let placement: IslandPlacement
    let content: AnyView
}

/// Builds the regions of an expanded Dynamic Island. As in Apple's SDK there are no conditions between regions; put them inside.
@resultBuilder
public struct DynamicIslandExpandedContentBuilder {
    public static func buildPartialBlock<C: View>(first: DynamicIslandExpandedRegion<C>) -> DynamicIslandExpandedContent<some View> {
        DynamicIslandExpandedContent<C>(regions: [IslandRegionContent(placement: first.placement, content: AnyView(first.content))])
    }

    public static func buildPartialBlock<C: View>(first: DynamicIslandExpandedContent<C>) -> DynamicIslandExpandedContent<some View> {
        first
    }

    public static func buildPartialBlock<C0: View, C1: View>(
        accumulated: DynamicIslandExpandedContent<C0>, next: DynamicIslandExpandedRegion<C1>
    ) -> DynamicIslandExpandedContent<some View> {
        let region = IslandRegionContent(placement: next.placement, content: AnyView(next.content))
        return DynamicIslandExpandedContent<TupleView<(C0, C1)>>(regions: accumulated.regions + [region])
    }

    public static func buildPartialBlock<C0: View, C1: View>(
        accumulated: DynamicIslandExpandedContent<C0>, next: DynamicIslandExpandedContent<C1>
    ) -> DynamicIslandExpandedContent<some View> {
        DynamicIslandExpandedContent<TupleView<(C0, C1)>>(regions: accumulated.regions + next.regions)
    }
}
