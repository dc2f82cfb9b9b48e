import FoundationOverlay
import Snapshot
import ViewEngine

/// A view that draws itself with commands.
public struct Canvas<Symbols: View> {
    public var symbols: Symbols
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    public var isOpaque: Bool
    public var colorMode: ColorRenderingMode
    public var rendersAsynchronously: Bool
}

extension Canvas where Symbols == EmptyView {
    public nonisolated init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            symbols: EmptyView(), renderer: renderer, isOpaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously)
    }
}

extension Canvas: View, _PrimitiveView {
    public typealias Body = Never

    /// `symbols` are views with tags, which the renderer draws by `resolveSymbol(id:)`.
    @MainActor @preconcurrency
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.init(
            symbols: symbols(), renderer: renderer, isOpaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously)
    }

    public func _evaluate(_ evaluation: Evaluation) {
        var symbolNodes: [Node] = []
        evaluation.descend(.view("symbols")) { symbolNodes = symbols.nodes(in: evaluation) }
        let (environment, identity, renderer) = (evaluation.environment, evaluation.path.text, renderer)
        evaluation.append(
            .canvas(
                CanvasContent(name: "Canvas") { frame, archive in
                    let surface = CanvasSurface(
                        frame: frame, environment: environment, archive: archive, identity: identity, symbols: symbolNodes)
                    var context = GraphicsContext(surface: surface, environment: environment)
                    renderer(&context, frame.size)
                    return surface.nodes
                }))
    }
}

/// What a canvas has drawn so far, and where it lies.
final class CanvasSurface {
    /// Snapshot coordinates.
    let frame: CGRect
    let environment: EnvironmentValues
    let archive: ArchiveContext
    let identity: String
    let symbols: [Node]
    private(set) var nodes: [SnapshotNode] = []

    init(frame: CGRect, environment: EnvironmentValues, archive: ArchiveContext, identity: String, symbols: [Node]) {
        self.frame = frame
        self.environment = environment
        self.archive = archive
        self.identity = identity
        self.symbols = symbols
    }

    /// A surface for a layer of its own, at the same place.
    func layer() -> CanvasSurface {
        CanvasSurface(frame: frame, environment: environment, archive: archive, identity: "\(identity)/\(nodes.count)", symbols: symbols)
    }

    func append(_ role: String, drawing: [Drawing] = [], children: [SnapshotNode] = [], effects: [Effect]) {
        var node = SnapshotNode(identity: "\(identity)/\(nodes.count)", role: role, frame: frame)
        node.drawing = drawing
        node.children = children
        node.effects = effects
        nodes.append(node)
    }
}
