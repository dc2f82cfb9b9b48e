import Foundation

/// What is different between two trees: views are the same where their identities are.
///
/// A view whose frame changed because the view around it did is not told of by itself, but counted with that one.
public struct GoldenComparison: Sendable {
    public let changes: [GoldenChange]

    public init(from old: GoldenTree, to new: GoldenTree) {
        var comparer = Comparer(old: old, new: new)
        comparer.run()
        changes = comparer.changes
    }

    /// The changes that say why. Where views came, went, or have other texts, fonts, paddings or frames, moves are left to ``moved``: a longer
    /// text moves its neighbours.
    public var causes: [GoldenChange] { changesSizes ? changes.filter { $0.kind != .frame } : changes }

    /// How many views changed their frames beside the causes.
    public var moved: Int { changesSizes ? changes.filter { $0.kind == .frame }.reduce(0) { $0 + 1 + $1.inside } : 0 }

    /// Properties that decide how large a view is.
    private static let sizing: Set<String> = ["text", "font", "role"]

    private var changesSizes: Bool {
        changes.contains { change in
            switch change.kind {
            case .added, .removed: true
            case .property: Self.sizing.contains(change.property) || change.isLayout
            case .frame, .pixels: false
            }
        }
    }
}

private struct Comparer {
    let old: GoldenTree
    let new: GoldenTree
    var changes: [GoldenChange] = []

    /// Properties that follow from others, which say it better.
    private static let consequences = ["lines": ["text", "font"], "picture": ["frame"], "shape": ["frame"], "clip": ["frame"]]

    mutating func run() {
        let before = Dictionary(old.nodes.map { ($0.identity, $0) }) { first, _ in first }
        let after = Set(new.nodes.map(\.identity))
        compareMatched(before)
        addUnmatched(new.nodes, known: Set(before.keys), kind: .added)
        addUnmatched(old.nodes, known: after, kind: .removed)
    }

    private mutating func compareMatched(_ before: [String: GoldenNode]) {
        /// The innermost views around the current one whose frame changed: their depth, and the place of their change in the list.
        var around: [(depth: Int, change: Int)] = []
        /// The views around it that tell their content how large they are, and have another size.
        var readers: [Int] = []
        for node in new.nodes {
            while let last = around.last, last.depth >= node.depth { around.removeLast() }
            while let last = readers.last, last >= node.depth { readers.removeLast() }
            guard let former = before[node.identity] else { continue }
            compareProperties(former, node, isTold: !readers.isEmpty)
            if node.role == "GeometryReader", Self.hasNewSize(former, node) { readers.append(node.depth) }
            let frame = FrameChange(old: former.frame, new: node.frame)
            guard !frame.isNone else { continue }
            if let last = around.last {
                changes[last.change].inside += 1
            } else {
                around.append((node.depth, changes.count))
                add(.frame, node, "frame", Self.text(former.frame), Self.text(node.frame), frame.description)
            }
        }
    }

    private static func hasNewSize(_ former: GoldenNode, _ node: GoldenNode) -> Bool {
        zip(former.frame, node.frame).dropFirst(2).contains { abs($0 - $1) > FrameChange.tolerance }
    }

    /// - Parameter isTold: Whether the view may follow from a size that it was told.
    private mutating func compareProperties(_ former: GoldenNode, _ node: GoldenNode, isTold: Bool) {
        if former.role != node.role { add(.property, node, "role", former.role, node.role, "was \(former.role)") }
        let names = Set(former.properties.keys).union(node.properties.keys).sorted()
        let changed = names.filter { former.properties[$0] != node.properties[$0] }
        let hasNewSize = Self.hasNewSize(former, node)
        for name in changed {
            let reasons = Self.consequences[name] ?? []
            if reasons.contains(where: changed.contains) || reasons.contains("frame") && hasNewSize { continue }
            let (old, new) = (former.properties[name], node.properties[name])
            if hasNewSize, Self.followsSize(name, old, new, isSameText: former.label != nil && former.label == node.label) { continue }
            if let layout = GoldenNode.layout(name) {
                if isTold, old != nil, new != nil { continue }
                add(.property, node, layout.name, old, new, Self.sentence(layout.name, old, new), view: layout.view, isLayout: true)
            } else {
                add(.property, named(node, former), name, old, new, Self.sentence(name, old, new))
            }
        }
    }

    /// Whether a property differs only because the view has another size: where lines break, where a gradient ends, about which point it turns.
    private static func followsSize(_ name: String, _ old: String?, _ new: String?, isSameText: Bool) -> Bool {
        guard let old, let new else { return false }
        switch name {
        case "lines": return true
        case "text": return isSameText
        case "fill", "stroke", "color", "decoration": return old.contains(" ") && withoutPlaces(old) == withoutPlaces(new)
        case "transform": return old.split(separator: " ").prefix(4) == new.split(separator: " ").prefix(4)
        default: return false
        }
    }

    /// The words that are no numbers.
    private static func withoutPlaces(_ text: String) -> [Substring] { text.split { " (),".contains($0) }.filter { Double($0) == nil } }

    /// The view under the name that it had.
    private func named(_ node: GoldenNode, _ former: GoldenNode) -> GoldenNode {
        var result = node
        result.label = former.label
        return result
    }

    /// Views that came or went; of those that lie in each other only the outermost.
    private mutating func addUnmatched(_ nodes: [GoldenNode], known: Set<String>, kind: GoldenChange.Kind) {
        var around: (depth: Int, change: Int)?
        for node in nodes {
            if let outer = around, node.depth <= outer.depth { around = nil }
            guard !known.contains(node.identity) else { continue }
            if let outer = around {
                changes[outer.change].inside += 1
            } else {
                around = (node.depth, changes.count)
                let frame = Self.text(node.frame)
                let isAdded = kind == .added
                add(kind, node, "view", isAdded ? nil : frame, isAdded ? frame : nil, isAdded ? "is new" : "is gone")
            }
        }
    }

    private mutating func add(
        _ kind: GoldenChange.Kind, _ node: GoldenNode, _ property: String, _ old: String?, _ new: String?, _ sentence: String, view: String? = nil,
        isLayout: Bool = false
    ) {
        var change = GoldenChange(
            kind: kind, identity: node.identity, name: view ?? node.name, property: property, old: old, new: new, sentence: sentence)
        change.isLayout = isLayout
        changes.append(change)
    }

    private static func text(_ frame: [Double]) -> String { frame.map { String(format: "%g", $0) }.joined(separator: " ") }

    private static func sentence(_ property: String, _ old: String?, _ new: String?) -> String {
        switch (old, new) {
        case (let old?, let new?): "\(property) was \(quoted(old)), is \(quoted(new))"
        case (let old?, nil): "\(property) \(quoted(old)) is gone"
        case (nil, let new?): "\(property) \(quoted(new)) is new"
        case (nil, nil): property
        }
    }

    private static func quoted(_ text: String) -> String { "“\(text.count > 80 ? text.prefix(79) + "…" : text[...])”" }
}
