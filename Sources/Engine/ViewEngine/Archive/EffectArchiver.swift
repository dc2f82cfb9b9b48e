import Foundation
import Geometry
import Snapshot

/// Archives effects: turns what a view asked for in its own coordinates into snapshot coordinates.
@MainActor
struct EffectArchiver {
    let archiver: NodeArchiver

    func archive(_ effect: NodeEffect, _ child: Node, _ node: Node, _ exact: CGRect, _ proposal: ProposedViewSize) -> [SnapshotNode] {
        if case .containerShape(let shape) = effect {
            let frame = exact.rounded(toScale: archiver.scale)
            return ContainerShapes.inside(shape, at: frame) {
                archiver.archive(child, at: exact.origin, proposal)
            }
        }
        if case .renderedText(let draw) = effect, case .text(let text) = child.content {
            let frame = exact.rounded(toScale: archiver.scale)
            guard let layout = TextLayouts.layout(text, node: child, for: ProposedViewSize(exact.size)) else { return [] }
            return draw(layout.drawing(in: frame, paints: text.paints.map { $0.resolve(frame) }), text, frame, child, archiver.archive)
        }
        let nodes = archiver.archive(child, at: exact.origin, proposal)
        guard !nodes.isEmpty else { return [] }
        var result = archiver.single(nodes, "Group", node, exact)
        if let resolved = resolve(effect, exact) { result.effects.append(resolved) }
        return [result]
    }

    private func resolve(_ effect: NodeEffect, _ exact: CGRect) -> Effect? {
        let frame = exact.rounded(toScale: archiver.scale)
        switch effect {
        case .opacity(let opacity): return .opacity(opacity)
        case .clip(let outline, let evenOdd): return .clip(ContainerShapes.outline(in: frame, outline), evenOdd: evenOdd)
        case .clipScrolling:
            return .clip(.rect(archiver.archive.reachingOut(exact).rounded(toScale: archiver.scale)), evenOdd: false)
        case .transform(let make):
            let toOrigin = CGAffineTransform(translationX: -frame.minX, y: -frame.minY)
            let back = CGAffineTransform(translationX: frame.minX, y: frame.minY)
            return .transform(toOrigin.concatenating(make(frame.size)).concatenating(back))
        case .rotation(let make):
            var rotation = make(frame.size)
            rotation.anchor.x += frame.minX
            rotation.anchor.y += frame.minY
            return .rotation(rotation)
        case .projection(let make):
            let projection = make(frame.size)
            let toOrigin = CGAffineTransform(translationX: -frame.minX, y: -frame.minY)
            let back = CGAffineTransform(translationX: frame.minX, y: frame.minY)
            if let affine = projection.affine { return .transform(toOrigin.concatenating(affine).concatenating(back)) }
            return .projection(Projection(toOrigin).concatenating(projection).concatenating(Projection(back)))
        case .blur(let radius, let isOpaque): return .blur(radius: radius, isOpaque: isOpaque)
        case .shadow(let color, let radius, let offset): return .shadow(color, radius: radius, offset: offset)
        case .blend(let mode): return .blend(mode)
        case .compositingGroup: return .compositingGroup
        case .color(let color): return .color(color)
        case .mask(let nodes, let alignment): return .mask(archiver.place(nodes, in: exact, alignment))
        case .accentable: return .accentable
        case .containerShape, .renderedText: return nil
        }
    }
}
