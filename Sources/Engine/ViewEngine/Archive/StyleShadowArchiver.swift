import Foundation
import Geometry
import Snapshot

/// Archives the shadows that styles bring along, and how they are mixed with what lies behind.
@MainActor
enum StyleShadowArchiver {
    /// What a leaf has become, with the shadows of its paints. A leaf is mixed as a whole: as its first paint that says how.
    static func shaded(_ node: SnapshotNode, by paints: [PaintSource]) -> SnapshotNode {
        var result = paints.flatMap(\.shadows).reduce(node) { $1.isInner ? inner($1, of: $0) : drop($1, of: $0) }
        if let blend = paints.lazy.compactMap(\.blend).first { result.effects.append(.blend(blend)) }
        return result
    }

    static func shaded(_ node: SnapshotNode, _ content: NodeContent) -> SnapshotNode {
        switch content {
        case .text(let text): shaded(node, by: text.paints)
        case .shape(let shape):
            shaded(
                node,
                by: shape.styles.map { style in
                    switch style {
                    case .fill(let paint, _), .stroke(let paint, _): paint
                    }
                })
        case .image(let image): shaded(node, by: paints(of: image))
        default: node
        }
    }

    /// A symbol has one shadow, however many layers it has.
    private static func paints(of image: ImageContent) -> [PaintSource] {
        if let template = image.template { return [template] }
        guard case .vector(let layers) = image.source else { return [] }
        return layers.first.map { [$0.paint] } ?? []
    }

    private static func drop(_ shadow: PaintShadow, of node: SnapshotNode) -> SnapshotNode {
        var result = node
        result.effects.append(.shadow(shadow.color, radius: shadow.radius, offset: shadow.offset))
        return result
    }

    /// The shadow that everything around the node throws into it.
    private static func inner(_ shadow: PaintShadow, of node: SnapshotNode) -> SnapshotNode {
        let reach = 3 * shadow.radius + abs(shadow.offset.width) + abs(shadow.offset.height) + 1
        let around = node.frame.insetBy(dx: -reach, dy: -reach)
        var ground = SnapshotNode(identity: node.identity + "/around", role: "InnerShadow", frame: around)
        ground.drawing = [.fill(.rect(around), .color(.black), evenOdd: false)]
        var hole = node
        hole.accessibility = nil
        hole.effects.append(.blend(.destinationOut))
        var shade = SnapshotNode(identity: node.identity + "/shadow", role: "InnerShadow", frame: node.frame)
        shade.children = [ground, hole]
        var mask = node
        mask.accessibility = nil
        shade.effects = [
            .compositingGroup, .shadow(shadow.color, radius: shadow.radius, offset: shadow.offset), .mask([mask]),
        ]
        var result = SnapshotNode(identity: node.identity, role: node.role, frame: node.frame, detail: node.detail)
        result.accessibility = node.accessibility
        var drawn = node
        drawn.accessibility = nil
        result.children = [drawn, shade]
        return result
    }
}
