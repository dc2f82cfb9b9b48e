import Foundation
import Snapshot

/// Which nodes of two lists are the same views.
struct NodePairs {
    struct Pair {
        var before: SnapshotNode?
        var after: SnapshotNode
        /// Those that go and lay behind it.
        var goingBehind: [SnapshotNode] = []
    }

    /// In the order of the later list.
    private(set) var ordered: [Pair] = []
    /// Those that go and had no neighbour before them that stays.
    private(set) var goingFirst: [SnapshotNode] = []

    init(_ before: [SnapshotNode], _ after: [SnapshotNode]) {
        let partners = Self.partners(before, after)
        if let (first, last) = Self.unwrapped(before, after, partners) {
            order(first, last, Self.partners(first, last))
        } else {
            order(before, after, partners)
        }
    }

    private mutating func order(_ before: [SnapshotNode], _ after: [SnapshotNode], _ partners: [Int?]) {
        var places: [Int: Int] = [:]
        for (place, partner) in partners.enumerated() { if let partner { places[partner] = place } }
        ordered = after.enumerated().map { Pair(before: partners[$0].map { before[$0] }, after: $1) }
        var neighbour: Int?
        for (index, node) in before.enumerated() {
            if let place = places[index] {
                neighbour = place
            } else if let neighbour {
                ordered[neighbour].goingBehind.append(node)
            } else {
                goingFirst.append(node)
            }
        }
    }

    /// For each later node the index of the earlier one of its name; of several with one name, in their order.
    private static func partners(_ before: [SnapshotNode], _ after: [SnapshotNode]) -> [Int?] {
        var waiting: [NodeName: [Int]] = [:]
        for index in before.indices.reversed() { waiting[before[index].name, default: []].append(index) }
        return after.map { waiting[$0.name]?.popLast() }
    }

    /// A view that gets a background or an overlay, or loses it, moves into a node around it, or out of it. The list that lacks the node gets
    /// one that draws nothing.
    private static func unwrapped(_ before: [SnapshotNode], _ after: [SnapshotNode], _ partners: [Int?]) -> ([SnapshotNode], [SnapshotNode])? {
        let kept = Set(partners.compactMap { $0 })
        let going = before.indices.filter { !kept.contains($0) }
        let coming = after.indices.filter { partners[$0] == nil }
        guard !going.isEmpty, !coming.isEmpty else { return nil }
        if let first = wrapped(before, loose: going, in: coming.map { after[$0] }) { return (first, after) }
        if let last = wrapped(after, loose: coming, in: going.map { before[$0] }) { return (before, last) }
        return nil
    }

    /// The nodes with loose ones inside those wrappers that hold nodes of their names; nil where there is none.
    private static func wrapped(_ nodes: [SnapshotNode], loose: [Int], in wrappers: [SnapshotNode]) -> [SnapshotNode]? {
        var shells: [Int: SnapshotNode] = [:]
        var taken: Set<Int> = []
        for wrapper in wrappers {
            let names = Set(wrapper.children.map(\.name))
            let inside = loose.filter { !taken.contains($0) && names.contains(nodes[$0].name) }
            guard let place = inside.first else { continue }
            var shell = wrapper
            (shell.drawing, shell.effects) = ([], [])
            shell.children = inside.map { nodes[$0] }
            shells[place] = shell
            taken.formUnion(inside)
        }
        guard !shells.isEmpty else { return nil }
        return nodes.indices.compactMap { shells[$0] ?? (taken.contains($0) ? nil : nodes[$0]) }
    }
}
