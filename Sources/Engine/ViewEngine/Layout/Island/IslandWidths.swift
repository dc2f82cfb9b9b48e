import Foundation

/// How the regions of the expanded island share its width (docs/SOURCES.md, the expanded island, steps 3 to 7). The least width of a side is taken
/// to be what it needs of the room beside the camera (low confidence), so that a long centre leaves the sides readable.
struct IslandWidths {
    /// What the regions are offered.
    private(set) var leading: CGFloat
    private(set) var trailing: CGFloat
    private(set) var center: CGFloat
    let whole: CGFloat
    /// The room beside the camera and the centre.
    private(set) var besideLeading: CGFloat
    private(set) var besideTrailing: CGFloat

    init(_ regions: IslandRegions, camera: CGFloat, whole: CGFloat) {
        self.whole = whole
        let toLeading = regions.distance(regions.leading, regions.center)
        let toTrailing = regions.distance(regions.center, regions.trailing)
        let gap = max(toLeading, toTrailing)
        let besideCamera = max(0, (whole - camera) / 2)
        let sides = max(regions.width(regions.leading, for: besideCamera), regions.width(regions.trailing, for: besideCamera))
        let least = camera - 2 * gap
        center = max(0, least, whole - 2 * sides - 2 * gap)
        let taken = max(least, min(center, regions.width(regions.center, for: center)))
        besideLeading = max(0, (whole - taken) / 2 - toLeading)
        besideTrailing = max(0, (whole - taken) / 2 - toTrailing)
        (leading, trailing) = (whole, whole)
        guard !regions.leading.isEmpty, !regions.trailing.isEmpty else { return }
        let between = regions.distance(regions.leading, regions.trailing)
        let (first, second) = (regions.priority(regions.leading), regions.priority(regions.trailing))
        if first == second {
            leading = max(0, (whole - between) / 2)
            trailing = leading
        } else if first > second {
            trailing = besideTrailing
            leading = max(0, whole - between - besideTrailing)
        } else {
            leading = besideLeading
            trailing = max(0, whole - between - besideLeading)
        }
    }
}
