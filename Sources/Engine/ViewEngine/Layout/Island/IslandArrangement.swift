import Foundation

/// Where the children of the expanded island go (docs/SOURCES.md, the expanded island, steps 8 to 13).
struct IslandArrangement {
    struct Place {
        var origin: CGPoint
        var proposal: ProposedViewSize
    }

    private(set) var places: [Int: Place] = [:]
    private(set) var size = CGSize.zero

    private let layout: IslandLayout
    private let regions: IslandRegions
    private let widths: IslandWidths
    private let height: CGFloat?
    /// The lower edge of the camera and the centre: above it the sides have the room beside them.
    private var obstacle: CGFloat = 0

    init(_ layout: IslandLayout, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
        self.layout = layout
        regions = IslandRegions(subviews)
        let whole = proposal.width ?? layout.camera.width
        widths = IslandWidths(regions, camera: layout.camera.width, whole: whole)
        height = proposal.height
        let center = placeCenter()
        obstacle = center.y
        let ends = [place(regions.leading), place(regions.trailing), center]
        size = CGSize(width: whole, height: placeBottom(below: ends))
    }

    /// The lower edge of a column and its last child.
    private typealias End = (y: CGFloat, last: Int?)

    // MARK: Sides

    /// Places the children of one side. What is moved below the camera and the centre leaves that much less for the rest.
    private mutating func place(_ indices: [Int]) -> End {
        guard let first = indices.first else { return (0, nil) }
        let top = inset(first).top
        var (column, moved) = placed(indices, top: top, offered: heights(indices, taken: top))
        if moved > 0 { (column, _) = placed(indices, top: top, offered: heights(indices, taken: top + moved)) }
        for (index, place) in zip(indices, column.places) { places[index] = place }
        return (column.end, indices.last)
    }

    private func placed(_ indices: [Int], top: CGFloat, offered: [CGFloat?]) -> (column: (places: [Place], end: CGFloat), moved: CGFloat) {
        var (y, moved): (CGFloat, CGFloat) = (top, 0)
        var result: [Place] = []
        for (position, index) in indices.enumerated() {
            if position > 0 { y += regions.distance(from: indices[position - 1], downTo: index) }
            var proposal = ProposedViewSize(width: offeredWidth(index), height: offered[position])
            var taken = regions.subviews[index].sizeThatFits(proposal)
            let room = besideCamera(index)
            if y < obstacle - Self.tolerance, taken.width > room + Self.tolerance {
                if regions.subviews[index][IslandBelowCameraKey.self] {
                    moved += obstacle - y
                    y = obstacle
                } else {
                    proposal.width = room
                    taken = regions.subviews[index].sizeThatFits(proposal)
                }
            }
            result.append(Place(origin: CGPoint(x: x(index, taken.width), y: y), proposal: proposal))
            y += taken.height
        }
        return ((result, y), moved)
    }

    // MARK: Centre and bottom

    /// The centre lies below the camera, in the middle.
    private mutating func placeCenter() -> End {
        let offered = heights(regions.center, taken: layout.band)
        var y = layout.band
        for (position, index) in regions.center.enumerated() {
            if position > 0 { y += regions.distance(from: regions.center[position - 1], downTo: index) }
            let proposal = ProposedViewSize(width: widths.center, height: offered[position])
            let taken = regions.subviews[index].sizeThatFits(proposal)
            places[index] = Place(origin: CGPoint(x: (widths.whole - taken.width) / 2, y: y), proposal: proposal)
            y += taken.height
        }
        return (y, regions.center.last)
    }

    /// The bottom begins below the lowest column, its views in the middle. Answers the height of everything.
    private mutating func placeBottom(below ends: [End]) -> CGFloat {
        guard let first = regions.bottom.first, let last = regions.bottom.last else {
            return ends.map { $0.y + ($0.last.map { inset($0).bottom } ?? 0) }.max() ?? 0
        }
        let isAlone = regions.bottom.count == regions.subviews.count
        var y = ends.map { end in end.y + (end.last.map { regions.distance(from: $0, downTo: first) } ?? 0) }.max() ?? 0
        if isAlone { y = max(y, inset(first).top) }
        let offered = bottomHeights(below: y)
        for (position, index) in regions.bottom.enumerated() {
            if position > 0 { y += regions.distance(from: regions.bottom[position - 1], downTo: index) }
            let proposal = ProposedViewSize(width: offeredWidth(index), height: offered[position])
            let taken = regions.subviews[index].sizeThatFits(proposal)
            let x = inset(index).leading + (offeredWidth(index) - taken.width) / 2
            places[index] = Place(origin: CGPoint(x: x, y: y), proposal: proposal)
            y += taken.height
        }
        return y + inset(last).bottom
    }

    // MARK: Measures

    /// The heights the column offers its children, when the bottom lies in the same column.
    private func heights(_ indices: [Int], taken: CGFloat) -> [CGFloat?] {
        let column = indices + regions.bottom
        let total = height.map { max(0, $0 - taken - (column.last.map { inset($0).bottom } ?? 0)) }
        return Array(offers(column, total).prefix(indices.count))
    }

    private func bottomHeights(below y: CGFloat) -> [CGFloat?] {
        offers(regions.bottom, height.map { max(0, $0 - y - (regions.bottom.last.map { inset($0).bottom } ?? 0)) })
    }

    private func offers(_ column: [Int], _ total: CGFloat?) -> [CGFloat?] {
        let offered = column.map { ProposedViewSize(width: offeredWidth($0), height: total) }
        let distances = zip(column, column.dropFirst()).map { regions.distance(from: $0, downTo: $1) }
        let children = column.map { regions.subviews.nodes[$0] }
        return MainActor.assumeIsolated {
            StackLayout(axis: .vertical, distances: distances, guide: HorizontalAlignment.leading.key, children: children).proposals(total, offered)
        }.map(\.height)
    }

    private func region(_ index: Int) -> IslandRegion { regions.subviews[index][IslandPlacementKey.self].region }

    private func inset(_ index: Int) -> EdgeInsets { regions.inset(index, beyond: layout.margins) }

    private func offeredWidth(_ index: Int) -> CGFloat {
        let inset = inset(index)
        switch region(index) {
        case .center: return widths.center
        case .bottom: return max(0, widths.whole - inset.leading - inset.trailing)
        case .leading: return max(0, widths.leading - inset.leading - (regions.trailing.isEmpty ? inset.trailing : 0))
        case .trailing: return max(0, widths.trailing - inset.trailing - (regions.leading.isEmpty ? inset.leading : 0))
        }
    }

    private func besideCamera(_ index: Int) -> CGFloat {
        let isLeading = region(index) == .leading
        return max(0, isLeading ? widths.besideLeading - inset(index).leading : widths.besideTrailing - inset(index).trailing)
    }

    private func x(_ index: Int, _ width: CGFloat) -> CGFloat {
        region(index) == .leading ? inset(index).leading : widths.whole - width - inset(index).trailing
    }

    private static let tolerance: CGFloat = 0.001
}
