import Foundation
import Geometry
import Snapshot

/// A screen taken apart at the content of an area that is scrolled.
struct LayerPlace {
    /// What lies below the content.
    let ground: SnapshotNode
    /// The content, without what cuts it off.
    let content: SnapshotNode
    /// What lies above the content.
    let over: SnapshotNode
    /// Where the content is seen, in points.
    let clip: CGRect

    /// Nil where the area is not found, or where more is done to its content than that straight edges cut it off.
    ///
    /// - Parameter identity: Of the area, in the app's window.
    init?(of identity: String, in root: SnapshotNode) {
        guard let window = root.children.firstIndex(where: { $0.role == "Window" }) else { return nil }
        let name = root.children[window].identity + "." + (identity.split(separator: "~").first.map(String.init) ?? identity)
        guard let rest = Self.path(to: name, in: root.children[window]) else { return nil }
        let path = [window] + rest
        guard let outlines = Self.clips(along: path, from: root) else { return nil }
        clip = outlines.reduce(.infinite) { $0.intersection($1.bounds) }
        guard !clip.isEmpty, outlines.allSatisfy({ [clip] in $0.isStraight(in: clip) }) else { return nil }
        content = Self.content(at: path, in: root)
        ground = Self.below(path[...], in: root)
        over = Self.above(path[...], in: root)
    }

    /// The way to the first view of an area that clips what it shows.
    private static func path(to name: String, in node: SnapshotNode) -> [Int]? {
        if node.identity.hasPrefix(name), node.effects.contains(where: \.isClip) { return [] }
        for (place, child) in node.children.enumerated() {
            if let rest = path(to: name, in: child) { return [place] + rest }
        }
        return nil
    }

    /// What the content is cut off by; nil where something else is done to it.
    private static func clips(along path: [Int], from root: SnapshotNode) -> [Outline]? {
        var (node, outlines): (SnapshotNode, [Outline]) = (root, [])
        for step in path.map(Optional.some) + [nil] {
            for effect in node.effects {
                guard case .clip(let outline, _) = effect else { return nil }
                outlines.append(outline)
            }
            if let step { node = node.children[step] }
        }
        return outlines
    }

    private static func content(at path: [Int], in root: SnapshotNode) -> SnapshotNode {
        var node = path.reduce(root) { $0.children[$1] }
        node.effects = []
        return node
    }

    private static func below(_ path: ArraySlice<Int>, in node: SnapshotNode) -> SnapshotNode {
        guard let place = path.first else { return SnapshotNode(identity: node.identity, role: node.role, frame: node.frame) }
        var result = node
        result.children = node.children[..<place] + [below(path.dropFirst(), in: node.children[place])]
        return result
    }

    private static func above(_ path: ArraySlice<Int>, in node: SnapshotNode) -> SnapshotNode {
        guard let place = path.first else { return SnapshotNode(identity: node.identity, role: node.role, frame: node.frame) }
        var result = node
        result.drawing = []
        result.children = [above(path.dropFirst(), in: node.children[place])] + node.children[(place + 1)...]
        return result
    }
}

extension Outline {
    /// Whether no corner of it cuts anything off a rectangle.
    fileprivate func isStraight(in rect: CGRect) -> Bool {
        switch self {
        case .rect: return true
        case .roundedRect(let frame, let size, _):
            return rect.minY >= frame.minY + size.height * 2 && rect.maxY <= frame.maxY - size.height * 2
        default: return false
        }
    }
}

extension Effect {
    fileprivate var isClip: Bool { if case .clip = self { true } else { false } }
}
