import Foundation
import Geometry
import Snapshot

/// Turns placed nodes into the nodes of a snapshot. Positions are rounded to pixels here and nowhere earlier.
@MainActor
struct NodeArchiver {
    let archive: ArchiveContext
    let scale: CGFloat

    /// The snapshot nodes of `node` with its top left corner at `origin` (snapshot coordinates, points).
    func archive(_ node: Node, at origin: CGPoint, _ proposal: ProposedViewSize) -> [SnapshotNode] {
        let exact = CGRect(origin: origin, size: node.size(for: proposal))
        guard exact.isFiniteRect else {
            archive.report(
                SnapshotDiagnostic(
                    code: .unboundedSize, severity: .warning,
                    message: "A view asks for an endless size; it is left out.", identity: node.path.text))
            return []
        }
        return archive(node, exact, proposal)
    }

    private func archive(_ node: Node, _ exact: CGRect, _ proposal: ProposedViewSize) -> [SnapshotNode] {
        let frame = exact.rounded(toScale: scale)
        switch node.content {
        case .text(let text): return [StyleShadowArchiver.shaded(TextArchiver(archiver: self).archive(text, node, exact), node.content)]
        case .image(let image):
            return ImageArchiver(archiver: self).archive(image, node, frame).map { StyleShadowArchiver.shaded($0, node.content) }
        case .shape(let shape): return [StyleShadowArchiver.shaded(self.shape(shape, node, frame), node.content)]
        case .fill(let paint, let reachesOut, let followsContainer):
            let filled = reachesOut ? archive.reachingOut(exact).rounded(toScale: scale) : frame
            return [fill(paint, node, filled, followsContainer: followsContainer)]
        case .divider: return [dividerNode(node, frame)]
        case .canvas(let canvas):
            var result = leaf(canvas.name, node, frame)
            result.children = canvas.draw(frame, archive)
            result.effects.insert(.clip(.rect(frame), evenOdd: false), at: 0)
            return [result]
        case .progress(let progress): return [ProgressArchiver(archiver: self).archive(progress, node, frame)]
        case .spacer: return []
        case .layout(let box, _): return [container(box.name, node, frame, exact, proposal)]
        case .geometryReader(let geometry): return [geometryReader(geometry, node, frame, exact)]
        case .sizeDependent(let content): return [sizeDependent(content, node, frame, exact)]
        case .layered(let primary, let secondary, let alignment, let isBehind):
            return layered(primary, secondary, alignment, isBehind, node, exact, proposal)
        case .effect(let effect, let child): return EffectArchiver(archiver: self).archive(effect, child, node, exact, proposal)
        case .annotation(let annotation, let child): return annotated(annotation, child, node, exact, proposal)
        case .coordinateSpace(let name, let child):
            archive.coordinateSpaces[name] = exact
            return archive(child, at: exact.origin, proposal)
        default: return hinted(children(of: node, exact, proposal), by: node)
        }
    }

    func leaf(_ role: String, _ node: Node, _ frame: CGRect, detail: String? = nil) -> SnapshotNode {
        SnapshotNode(identity: node.path.text, role: role, frame: frame, detail: detail)
    }

    /// The children of a node that has no look of its own.
    func children(of node: Node, _ exact: CGRect, _ proposal: ProposedViewSize) -> [SnapshotNode] {
        let children = node.arrangement(for: proposal).children
        let order = children.indices.sorted {
            let (a, b) = (children[$0].node.traits.zIndex, children[$1].node.traits.zIndex)
            return a == b ? $0 < $1 : a < b
        }
        return order.flatMap { index in
            let child = children[index]
            return archive(child.node, at: CGPoint(x: exact.minX + child.origin.x, y: exact.minY + child.origin.y), child.proposal)
        }
    }

    private func container(_ role: String, _ node: Node, _ frame: CGRect, _ exact: CGRect, _ proposal: ProposedViewSize) -> SnapshotNode {
        var result = leaf(role, node, frame)
        result.children = archive.nested { children(of: node, exact, proposal) }
        if let hint = LayoutHint(node) { result.layout = [hint] }
        return result
    }

    private func shape(_ shape: ShapeContent, _ node: Node, _ frame: CGRect) -> SnapshotNode {
        var result = leaf(shape.name, node, frame)
        let outline = ContainerShapes.outline(in: frame, shape.outline)
        result.drawing = shape.styles.map { style in
            switch style {
            case .fill(let paint, let evenOdd): .fill(outline, paint.resolve(frame), evenOdd: evenOdd)
            case .stroke(let paint, let line): .stroke(outline, paint.resolve(frame), line)
            }
        }
        return result
    }

    private func fill(_ paint: PaintSource, _ node: Node, _ frame: CGRect, followsContainer: Bool) -> SnapshotNode {
        let resolved = paint.resolve(frame)
        var result = leaf("Color", node, frame)
        switch resolved {
        case .color(let color): result.detail = color.description
        case .material: result.role = "Material"
        case .image: result.role = "ImagePaint"
        default: result.role = "Gradient"
        }
        let ground = followsContainer ? ContainerShapes.groundOutline(in: frame) : .rect(frame)
        result.drawing = [.fill(ground, resolved, evenOdd: false)]
        return result
    }

    private func dividerNode(_ node: Node, _ frame: CGRect) -> SnapshotNode {
        var result = leaf("Divider", node, frame)
        result.drawing = [.fill(.rect(frame), .color(node.environment[DividerColorKey.self]), evenOdd: false)]
        return result
    }

    private func geometryReader(_ geometry: GeometryContent, _ node: Node, _ frame: CGRect, _ exact: CGRect) -> SnapshotNode {
        var result = leaf("GeometryReader", node, frame)
        let source = GeometrySource(
            size: exact.size, frame: exact, safeArea: archive.safeAreaInsets(around: exact), coordinateSpaces: archive.coordinateSpaces)
        for child in geometry.evaluation.nodes({ geometry.content(source, $0) }) {
            let proposal = ProposedViewSize(exact.size)
            let x = child.environment.isRightToLeft ? exact.width - child.size(for: proposal).width : 0
            result.children += archive.nested { archive(child, at: CGPoint(x: exact.minX + x, y: exact.minY), proposal) }
        }
        return result
    }

    private func sizeDependent(_ content: SizeDependentContent, _ node: Node, _ frame: CGRect, _ exact: CGRect) -> SnapshotNode {
        var result = leaf(content.name, node, frame)
        for child in content.evaluation.nodes({ content.content(exact.size, $0) }) {
            let placed = NodeArranging.aligned(child, ProposedViewSize(exact.size), in: exact.size, .center).children[0]
            let origin = CGPoint(x: exact.minX + placed.origin.x, y: exact.minY + placed.origin.y)
            result.children += archive.nested { archive(child, at: origin, placed.proposal) }
        }
        return result
    }

    private func layered(
        _ primary: Node, _ secondary: [Node], _ alignment: Alignment, _ isBehind: Bool, _ node: Node, _ exact: CGRect,
        _ proposal: ProposedViewSize
    ) -> [SnapshotNode] {
        let main = archive.nested { archive(primary, at: exact.origin, proposal) }
        let others = place(secondary, in: exact, alignment, guides: primary.dimensions(for: proposal))
        if others.isEmpty { return main }
        var result = leaf(isBehind ? "Background" : "Overlay", node, exact.rounded(toScale: scale))
        result.children = isBehind ? others + main : main + others
        return [result]
    }

    /// Nodes laid on top of each other inside a box, as overlays, backgrounds and masks are.
    func place(_ nodes: [Node], in box: CGRect, _ alignment: Alignment, guides: ViewDimensions? = nil) -> [SnapshotNode] {
        guard let first = nodes.first else { return [] }
        let stack =
            nodes.count == 1
            ? first
            : Node(
                .layout(TypedLayoutBox(ZStackLayout(alignment: alignment), name: "ZStack"), children: nodes), environment: first.environment,
                path: first.path.appending(.view("Layer")))
        let proposal = ProposedViewSize(box.size)
        let outer = guides ?? ViewDimensions(size: box.size)
        let inner = stack.dimensions(for: proposal)
        var x = outer[alignment.horizontal] - inner[alignment.horizontal]
        if first.environment.isRightToLeft { x = box.width - x - inner.width }
        let y = outer[alignment.vertical] - inner[alignment.vertical]
        return archive(stack, at: CGPoint(x: box.minX + x, y: box.minY + y), proposal)
    }

    private func annotated(
        _ annotation: NodeAnnotation, _ child: Node, _ node: Node, _ exact: CGRect, _ proposal: ProposedViewSize
    ) -> [SnapshotNode] {
        if case .ignoresSafeArea(let edges, let keyboard) = annotation {
            return place([child], in: archive.reachingOut(exact, at: edges, keyboard: keyboard), .center)
        }
        if case .safeAreaContainer = annotation { return archive.inContainer(exact) { archive(child, at: exact.origin, proposal) } }
        if case .safeAreaContent = annotation { return archive.inContent(exact) { archive(child, at: exact.origin, proposal) } }
        if case .keyboardContent = annotation {
            return archive.inContent(exact, isKeyboard: true) { archive(child, at: exact.origin, proposal) }
        }
        if case .scrolledContent(let edges) = annotation {
            return archive.inScrolledContent(edges) { archive(child, at: exact.origin, proposal) }
        }
        if case .matched(let geometry) = annotation { return matched(geometry, child, exact, proposal) }
        if case .matchSource(let key) = annotation {
            archive.matched.setSource(key, exact)
            return archive(child, at: exact.origin, proposal)
        }
        if case .placed(let action) = annotation { action(exact, archive) }
        let before = archive.controls.count
        let nodes = archive(child, at: exact.origin, proposal)
        if case .placed = annotation { return nodes }
        if case .guideBarrier = annotation { return nodes }
        if case .control(let control) = annotation {
            // Below the controls inside of it, which a touch reaches first.
            let place = TouchPlace(frame: exact, coordinateSpaces: archive.coordinateSpaces)
            let placed = PlacedControl(
                control, identity: node.path.text, nodes: nodes, place: place, innerCount: archive.controls.count - before)
            archive.controls.insert(placed, at: before)
            return nodes
        }
        var result = single(nodes, "Group", node, exact)
        switch annotation {
        case .role(let role): result.role = role
        case .interaction(let interaction):
            if result.interaction != nil { result = wrapped(result, "Group", node, exact) }
            result.interaction = interaction
        case .accessibility(let change):
            var accessibility = result.accessibility ?? Accessibility()
            change(&accessibility)
            result.accessibility = accessibility
        case .transition(let change):
            var hint = result.transition ?? TransitionHint()
            change(&hint)
            if hint != TransitionHint() { result.transition = hint }
        case .placed, .ignoresSafeArea, .safeAreaContainer, .safeAreaContent, .keyboardContent, .scrolledContent, .control, .matchSource, .matched,
            .guideBarrier:
            break
        }
        return [result]
    }

    private func matched(_ geometry: MatchedGeometry, _ child: Node, _ exact: CGRect, _ proposal: ProposedViewSize) -> [SnapshotNode] {
        guard let place = archive.matched.frame(of: geometry.key) else { return archive(child, at: exact.origin, proposal) }
        let (origin, offered) = geometry.placement(of: child, at: exact, proposal, source: place)
        return archive(child, at: origin, offered)
    }

    /// One node for several: themselves where there is only one.
    func single(_ nodes: [SnapshotNode], _ role: String, _ node: Node, _ exact: CGRect) -> SnapshotNode {
        if nodes.count == 1 { return nodes[0] }
        var group = leaf(role, node, exact.rounded(toScale: scale))
        group.children = nodes
        return group
    }

    private func wrapped(_ inner: SnapshotNode, _ role: String, _ node: Node, _ exact: CGRect) -> SnapshotNode {
        var group = leaf(role, node, exact.rounded(toScale: scale))
        group.children = [inner]
        return group
    }
}

/// Thickness of dividers in points; nil for a pixel.
public enum DividerThicknessKey: EnvironmentKey {
    public static var defaultValue: CGFloat? { nil }
}

/// Colour of dividers; the frameworks set it from the look of the system.
public enum DividerColorKey: EnvironmentKey {
    public static var defaultValue: RGBA { RGBA(60, 60, 67, 0.29) }
}
