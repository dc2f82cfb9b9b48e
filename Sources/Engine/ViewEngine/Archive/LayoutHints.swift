import Foundation
import Snapshot

extension NodeArchiver {
    /// Nodes with what `node` asked for to place them.
    func hinted(_ nodes: [SnapshotNode], by node: Node) -> [SnapshotNode] {
        guard !nodes.isEmpty, let hint = LayoutHint(node) else { return nodes }
        var result = nodes
        result[0].layout = [hint] + (result[0].layout ?? [])
        return result
    }
}

extension LayoutHint {
    /// What a node asks for; nil where it places nothing.
    @MainActor
    init?(_ node: Node) {
        switch node.content {
        case .padding(let insets, _): self.init(view: node.modifiedView, name: "padding", value: Self.text(insets))
        case .fixedFrame(let width, let height, _, _):
            self.init(view: node.modifiedView, name: "frame", value: Self.text([("width", width), ("height", height)]))
        case .flexibleFrame(let frame, _):
            let limits = [
                ("minWidth", frame.minWidth), ("idealWidth", frame.idealWidth), ("maxWidth", frame.maxWidth), ("minHeight", frame.minHeight),
                ("idealHeight", frame.idealHeight), ("maxHeight", frame.maxHeight),
            ]
            self.init(view: node.modifiedView, name: "frame", value: Self.text(limits))
        case .offset(let delta, _): self.init(view: node.modifiedView, name: "offset", value: DumpText.size(delta))
        case .position(let point, _): self.init(view: node.modifiedView, name: "position", value: DumpText.numbers([point.x, point.y]))
        case .aspectRatio(let ratio?, let isFill, _):
            self.init(view: node.modifiedView, name: "aspect ratio", value: DumpText.number(ratio) + (isFill ? " fill" : " fit"))
        case .layout(let box, _):
            guard let spacing = box.askedSpacing else { return nil }
            self.init(name: "spacing", value: DumpText.number(spacing))
        default: return nil
        }
    }

    /// `6`, or each edge.
    private static func text(_ insets: EdgeInsets) -> String {
        let edges = [("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom), ("trailing", insets.trailing)]
        if edges.allSatisfy({ $0.1 == insets.top }) { return DumpText.number(insets.top) }
        return text(edges.filter { $0.1 != 0 }.map { ($0.0, Optional($0.1)) })
    }

    private static func text(_ values: [(String, CGFloat?)]) -> String {
        values.compactMap { name, value in value.map { "\(name) \(DumpText.number($0))" } }.joined(separator: ", ")
    }
}

extension Node {
    /// The view whose whole body the node's modifier is around.
    fileprivate var modifiedView: String? {
        guard case .view(let name)? = modifierPath?.component else { return nil }
        return name
    }
}
