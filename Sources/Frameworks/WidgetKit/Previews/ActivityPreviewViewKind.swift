/// The presentation of a Live Activity that a preview shows.
public enum ActivityPreviewViewKind: Hashable, Sendable {
    /// The Lock Screen.
    case content
    case dynamicIsland(DynamicIslandPreviewViewState)

    public enum DynamicIslandPreviewViewState: Hashable, Sendable {
        case compact
        case minimal
        case expanded
    }

    /// The name in the description of a preview.
    var presentation: String {
        switch self {
        case .content: "lockScreen"
        case .dynamicIsland(.compact): "compact"
        case .dynamicIsland(.minimal): "minimal"
        case .dynamicIsland(.expanded): "expanded"
        }
    }
}
