import Foundation

/// The expanded Dynamic Island: two sides that begin beside the camera, a centre below it, and a bottom below all of them
/// (docs/SOURCES.md, the expanded island; medium confidence).
public struct IslandLayout: Layout {
    /// Size of the camera in points, in the middle of the upper edge of the island, outside the margins.
    public var camera: CGSize
    /// The margins around this layout, which the island itself leaves.
    public var margins: EdgeInsets

    public init(camera: CGSize, margins: EdgeInsets) {
        (self.camera, self.margins) = (camera, margins)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        IslandArrangement(self, proposal, subviews).size
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (index, place) in IslandArrangement(self, proposal, subviews).places {
            let origin = CGPoint(x: bounds.minX + place.origin.x, y: bounds.minY + place.origin.y)
            subviews[index].place(at: origin, proposal: place.proposal)
        }
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    /// How far the camera reaches into the layout, from its upper edge.
    var band: CGFloat { max(0, camera.height - margins.top) }
}
