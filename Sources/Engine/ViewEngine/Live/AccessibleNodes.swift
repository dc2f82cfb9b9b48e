import Snapshot

/// What a window tells assistive technology, by view.
public struct AccessibleNodes {
    private struct Key: Hashable {
        var identity: String
        var role: String
    }

    private var nodes: [Key: Accessibility] = [:]

    public init(_ root: SnapshotNode) { add(root) }

    private mutating func add(_ node: SnapshotNode) {
        if let accessibility = node.accessibility {
            let key = Key(identity: node.identity, role: node.role)
            if nodes[key] == nil { nodes[key] = accessibility }
        }
        for child in node.children { add(child) }
    }

    /// What is told of a view that was archived before modifiers around it left their marks.
    subscript(node: SnapshotNode) -> Accessibility? { nodes[Key(identity: node.identity, role: node.role)] }
}
