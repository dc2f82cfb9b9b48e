import FoundationOverlay
import Snapshot
import ViewEngine

/// Sizes of nodes, asked for while a canvas is drawn on the main actor.
private enum NodeMeasure {
    static func size(of node: Node, for proposal: ProposedViewSize) -> CGSize { MainActor.assumeIsolated { node.size(for: proposal) } }

    static func guide(_ alignment: VerticalAlignment, of node: Node, for proposal: ProposedViewSize) -> CGFloat {
        MainActor.assumeIsolated { node.dimensions(for: proposal)[alignment] }
    }
}

/// A text, image or symbol that is ready to be drawn.
private protocol ResolvedDrawing {
    var node: Node { get }
}

extension GraphicsContext {
    /// A text in the surroundings of the canvas.
    public struct ResolvedText: ResolvedDrawing {
        fileprivate let node: Node
        fileprivate let text: Text
        /// What the text is filled with where it names no colour of its own.
        public var shading: Shading = .foreground

        /// The size in points that the text takes in a space.
        public func measure(in size: CGSize) -> CGSize { NodeMeasure.size(of: node, for: ProposedViewSize(size)) }

        public func firstBaseline(in size: CGSize) -> CGFloat {
            NodeMeasure.guide(.firstTextBaseline, of: node, for: ProposedViewSize(size))
        }

        public func lastBaseline(in size: CGSize) -> CGFloat {
            NodeMeasure.guide(.lastTextBaseline, of: node, for: ProposedViewSize(size))
        }
    }

    /// An image in the surroundings of the canvas.
    public struct ResolvedImage: ResolvedDrawing {
        fileprivate let node: Node
        fileprivate let image: Image
        /// Points.
        public var size: CGSize { NodeMeasure.size(of: node, for: .unspecified) }
        public var baseline: CGFloat {
            NodeMeasure.guide(.firstTextBaseline, of: node, for: .unspecified)
        }
        public var shading: Shading?
    }

    /// One of the canvas's symbols.
    public struct ResolvedSymbol: ResolvedDrawing {
        fileprivate let node: Node
        /// Points.
        public var size: CGSize { NodeMeasure.size(of: node, for: .unspecified) }
    }

    public func resolve(_ text: Text) -> ResolvedText { ResolvedText(node: node(of: text), text: text) }
    public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(node: node(of: image), image: image) }
    public func resolve(_ shading: Shading) -> Shading { shading }

    /// The symbol with a tag; nil where there is none.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        nonisolated(unsafe) let (surface, id) = (surface, AnyHashable(id))
        let node = MainActor.assumeIsolated { surface.symbols.first { $0.traits.tag == id } }
        return node.map { ResolvedSymbol(node: $0) }
    }

    public func draw(_ text: ResolvedText, in rect: CGRect) { place(text, "Text", in: rect) }
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) { place(text, "Text", at: point, anchor) }
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) { draw(resolve(text), at: point, anchor: anchor) }

    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        place(resolve(image.image.resizable()), "Image", in: rect)
    }
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) { place(image, "Image", at: point, anchor) }
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) { draw(resolve(image), in: rect, style: style) }
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) { draw(resolve(image), at: point, anchor: anchor) }

    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) { place(symbol, "Symbol", in: rect) }
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) { place(symbol, "Symbol", at: point, anchor) }

    private func node(of view: some View) -> Node {
        nonisolated(unsafe) let (view, surface) = (view, surface)
        let environment = environment
        return MainActor.assumeIsolated {
            let evaluation = Evaluation(environment: environment, archive: surface.archive)
            return view.nodes(in: evaluation)[0]
        }
    }

    private func place(_ drawing: some ResolvedDrawing, _ role: String, at point: CGPoint, _ anchor: UnitPoint) {
        let node = drawing.node
        let size = NodeMeasure.size(of: node, for: .unspecified)
        place(node, role, at: CGPoint(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y), .unspecified)
    }

    private func place(_ drawing: some ResolvedDrawing, _ role: String, in rect: CGRect) {
        place(drawing.node, role, at: rect.origin, ProposedViewSize(rect.size))
    }

    private func place(_ node: Node, _ role: String, at point: CGPoint, _ proposal: ProposedViewSize) {
        nonisolated(unsafe) let surface = surface
        let origin = CGPoint(x: surface.frame.minX + point.x, y: surface.frame.minY + point.y)
        let children = MainActor.assumeIsolated {
            NodePlacement.archive(node, at: origin, proposal: proposal, scale: surface.environment.displayScale, archive: surface.archive)
        }
        surface.append(role, children: children, effects: effects)
    }
}
