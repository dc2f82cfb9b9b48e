import Foundation
import Snapshot

/// What makes two nodes the same view: where the code made it, and what it is.
struct NodeName: Hashable {
    var identity: String
    var role: String
}

extension SnapshotNode {
    var name: NodeName { transition?.match.map { NodeName(identity: $0, role: "") } ?? NodeName(identity: identity, role: role) }

    func collectNames(into names: inout Set<NodeName>) {
        names.insert(name)
        for child in children { child.collectNames(into: &names) }
        for case .mask(let nodes) in effects { for node in nodes { node.collectNames(into: &names) } }
    }

    /// The view while it goes: nobody can touch it, and where another one has its name it takes a new one.
    func leaving(_ names: Set<NodeName>) -> SnapshotNode {
        var result = self
        if names.contains(name) { result.identity += "~" }
        (result.interaction, result.accessibility) = (nil, nil)
        result.children = children.map { $0.leaving(names) }
        result.effects = effects.map { effect in
            guard case .mask(let nodes) = effect else { return effect }
            return .mask(nodes.map { $0.leaving(names) })
        }
        return result
    }
}
