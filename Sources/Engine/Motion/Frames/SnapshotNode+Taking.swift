import Snapshot

extension SnapshotNode {
    /// The view with what has changed of it between two others of which it is a variant: what it has in common with the first is as in the second.
    func taking(changesFrom old: SnapshotNode, to new: SnapshotNode) -> SnapshotNode {
        if self == old { return new }
        if old == new { return self }
        var result = new
        if frame != old.frame { result.frame = frame }
        if effects != old.effects { result.effects = effects }
        if drawing != old.drawing { result.drawing = drawing }
        if transition != old.transition { result.transition = transition }
        result.children = Self.taking(children, old.children, new.children)
        return result
    }

    /// In the order of the second list; views of neither of them stay behind the neighbour they had.
    private static func taking(_ own: [SnapshotNode], _ old: [SnapshotNode], _ new: [SnapshotNode]) -> [SnapshotNode] {
        let (mine, before) = (own.places, old.places)
        var result: [SnapshotNode] = []
        for child in new {
            switch (mine[child.identity], before[child.identity]) {
            case (let place?, let earlier?): result.append(own[place].taking(changesFrom: old[earlier], to: child))
            case (let place?, nil): result.append(own[place])
            case (nil, nil): result.append(child)
            case (nil, .some): break
            }
        }
        let later = new.places
        for (index, child) in own.enumerated() where later[child.identity] == nil && before[child.identity] == nil {
            let neighbour = own[..<index].last { sibling in result.contains { $0.identity == sibling.identity } }
            let place = neighbour.flatMap { sibling in result.firstIndex { $0.identity == sibling.identity } }
            result.insert(child, at: place.map { $0 + 1 } ?? 0)
        }
        return result
    }
}

extension [SnapshotNode] {
    fileprivate var places: [String: Int] { Dictionary(indices.map { (self[$0].identity, $0) }) { first, _ in first } }
}

extension Snapshot {
    /// See ``SnapshotNode/taking(changesFrom:to:)``.
    func taking(changesFrom old: Snapshot, to new: Snapshot) -> Snapshot {
        var result = new
        result.root = root.taking(changesFrom: old.root, to: new.root)
        result.images = images.merging(new.images) { _, later in later }
        return result
    }
}
