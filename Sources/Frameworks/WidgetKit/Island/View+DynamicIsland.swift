import FoundationOverlay
import SwiftUI
import ViewEngine

/// Where a view of the leading or trailing region goes when it does not fit beside the camera.
public struct DynamicIslandExpandedRegionVerticalPlacement: Equatable, Sendable {
    let goesBelow: Bool

    /// Beside the camera, in the room there is.
    public static let `default` = DynamicIslandExpandedRegionVerticalPlacement(goesBelow: false)
    /// Below the camera, in its own width.
    public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(goesBelow: true)
}

extension View {
    /// Says where a view inside the leading or trailing region of the expanded island goes. Elsewhere it has no effect.
    public nonisolated func dynamicIsland(verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement) -> some View {
        layoutValue(key: IslandBelowCameraKey.self, value: verticalPlacement.goesBelow)
    }
}
