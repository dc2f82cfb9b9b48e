import FoundationOverlay
import ViewEngine

/// What the margins of scrolling content are for.
public struct ContentMarginPlacement: Hashable, Sendable {
    let name: String
    public static let automatic = ContentMarginPlacement(name: "automatic")
    public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
    public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

extension View {
    /// Room around content that is scrolled.
    /// - Support: works
    public nonisolated func contentMargins(_ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic)
        -> some View
    { changingContentMargins(edges, insets, placement) }

    /// - Support: works
    public nonisolated func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic)
        -> some View
    { changingContentMargins(edges, length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }, placement) }

    /// - Support: works
    public nonisolated func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
        contentMargins(.all, length, for: placement)
    }

    private nonisolated func changingContentMargins(_ edges: Edge.Set, _ insets: EdgeInsets?, _ placement: ContentMarginPlacement) -> some View {
        changingEnvironment { if placement != .scrollIndicators { $0.scrollSettings.margins.set(edges, insets) } }
    }
}
