import FoundationOverlay
import ViewEngine

/// What is seen of content that is scrolled, for rows that are made when they come in sight.
struct RowSight {
    let extent: ScrollExtent
    /// Whether the container puts each row into one of its own, which then says where the row lies.
    var hasOwnRows = false
}

private enum RowSightKey: EnvironmentKey { static var defaultValue: RowSight? { nil } }
private enum ScrollExtentKey: EnvironmentKey { static var defaultValue: ScrollExtent? { nil } }
private enum RowPlaceKey {}
private enum RowRoomKey {}

extension EnvironmentValues {
    /// Set where rows need not all be made.
    var rowSight: RowSight? {
        get { self[RowSightKey.self] }
        set { self[RowSightKey.self] = newValue }
    }

    /// What scrolls vertically around a view.
    var scrollExtent: ScrollExtent? {
        get { self[ScrollExtentKey.self] }
        set { self[ScrollExtentKey.self] = newValue }
    }
}

extension NodeTraits {
    /// Hears where the row lies, where its container makes rows as they come in sight.
    var rowPlaced: (@MainActor (CGRect, ArchiveContext) -> Void)? {
        get { layoutValues[ObjectIdentifier(RowPlaceKey.self)] as? @MainActor (CGRect, ArchiveContext) -> Void }
        set { layoutValues[ObjectIdentifier(RowPlaceKey.self)] = newValue }
    }

    /// Whether the node is only the room that rows out of sight take.
    var isRowRoom: Bool {
        get { layoutValues[ObjectIdentifier(RowRoomKey.self)] as? Bool ?? false }
        set { layoutValues[ObjectIdentifier(RowRoomKey.self)] = newValue }
    }
}

extension Evaluation {
    /// Appends the rows in sight, and the room that the others take.
    ///
    /// - Parameters:
    ///   - wished: A row that a program wants to see.
    ///   - row: Appends the views of a row.
    func appendRows(count: Int, in sight: RowSight, wished: Int? = nil, _ row: (Int) -> Void) {
        let (extent, pass) = (sight.extent, archive.pass)
        let block = PropertySite(in: self).nested("Rows").keep { RowBlock() }
        let window = block.window(count: count, sight: extent.sight)
        if let wished, !window.rows.contains(wished), environment.scrollWish?.id != nil {
            environment.scrollWish?.attempt()
            extent.move(to: block.top(of: wished))
        }
        if window.rows.lowerBound > 0 {
            appendRoom(window.above) { frame, _ in if block.learnRoom(extent.content(frame)) { pass.changed() } }
        }
        for index in window.rows {
            var nodes: [Node] = []
            withEnvironment({ $0.rowSight = nil }) { nodes = collect { row(index) } }
            for (number, node) in nodes.enumerated() {
                guard number == 0 else { append(node); continue }
                let placed: @MainActor (CGRect, ArchiveContext) -> Void = { frame, _ in
                    if block.learn(index, extent.content(frame), sight: extent.sight) { pass.changed() }
                }
                if sight.hasOwnRows {
                    node.traits.rowPlaced = placed
                    append(node)
                } else {
                    append(Node(.annotation(.placed(placed), node), environment: node.environment, path: node.path, traits: node.traits))
                }
            }
        }
        if window.rows.upperBound < count { appendRoom(window.below) { _, _ in } }
    }

    private func appendRoom(_ height: CGFloat, _ placed: @escaping @MainActor (CGRect, ArchiveContext) -> Void) {
        descend(.view("Room")) {
            for node in Color.clear.frame(height: height).annotation(.placed(placed)).nodes(in: self) {
                node.traits.isRowRoom = true
                append(node)
            }
        }
    }
}

extension View {
    /// Hears where the view lies in the window.
    @ViewBuilder @MainActor
    func placed(_ hear: (@MainActor (CGRect, ArchiveContext) -> Void)?) -> some View {
        if let hear { annotation(.placed(hear)) } else { self }
    }
}
