import FoundationOverlay
import ViewEngine

/// A presentation of the Dynamic Island.
public struct DynamicIslandMode: Hashable, Sendable {
    let name: String

    public static let compactLeading = DynamicIslandMode(name: "compactLeading")
    public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
    public static let minimal = DynamicIslandMode(name: "minimal")
    public static let expanded = DynamicIslandMode(name: "expanded")
}

/// A part of the expanded Dynamic Island.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
    let region: IslandRegion

    /// Beside and below the camera, at the leading edge.
    public static let leading = DynamicIslandExpandedRegionPosition(region: .leading)
    /// Beside and below the camera, at the trailing edge.
    public static let trailing = DynamicIslandExpandedRegionPosition(region: .trailing)
    /// Below the camera.
    public static let center = DynamicIslandExpandedRegionPosition(region: .center)
    /// Below all other regions.
    public static let bottom = DynamicIslandExpandedRegionPosition(region: .bottom)
}
