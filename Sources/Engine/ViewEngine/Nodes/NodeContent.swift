import Foundation
import Geometry
import Snapshot

/// What a node is. Leaves draw, containers arrange, the rest changes one child.
public indirect enum NodeContent {
    // Leaves
    case text(TextContent)
    case image(ImageContent)
    case shape(ShapeContent)
    /// A style that fills the whole proposal: a colour, gradient or material used as a view.
    case fill(PaintSource, ignoresSafeArea: Bool, followsContainer: Bool = false)
    case spacer(minLength: CGFloat?)
    case divider
    case canvas(CanvasContent)
    case progress(ProgressContent)

    // Containers
    case layout(any LayoutBox, children: [Node])
    case geometryReader(GeometryContent)
    case viewThatFits(horizontal: Bool, vertical: Bool, children: [Node])
    /// Content decided by the size: e.g. a control that draws itself for the space it gets.
    case sizeDependent(SizeDependentContent)

    // One child
    case padding(EdgeInsets, Node)
    case fixedFrame(width: CGFloat?, height: CGFloat?, Alignment, Node)
    case flexibleFrame(FlexibleFrame, Node)
    case fixedSize(horizontal: Bool, vertical: Bool, Node)
    case aspectRatio(CGFloat?, isFill: Bool, Node)
    case offset(CGSize, Node)
    case position(CGPoint, Node)
    case alignmentGuide(AlignmentKey, @MainActor (ViewDimensions) -> CGFloat, Node)
    /// Other views in front of or behind a view that decides the size.
    case layered(Node, secondary: [Node], Alignment, isBehind: Bool)
    case effect(NodeEffect, Node)
    case annotation(NodeAnnotation, Node)
    case coordinateSpace(AnyHashable, Node)
}

/// A frame with limits, in points.
public struct FlexibleFrame {
    public var minWidth: CGFloat?
    public var idealWidth: CGFloat?
    public var maxWidth: CGFloat?
    public var minHeight: CGFloat?
    public var idealHeight: CGFloat?
    public var maxHeight: CGFloat?
    public var alignment: Alignment

    public init(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) {
        self.minWidth = minWidth
        self.idealWidth = idealWidth
        self.maxWidth = maxWidth
        self.minHeight = minHeight
        self.idealHeight = idealHeight
        self.maxHeight = maxHeight
        self.alignment = alignment
    }
}

/// A paint that may depend on the frame it fills.
public struct PaintSource {
    public let resolve: @MainActor (CGRect) -> Paint
    /// The paint where it does not depend on the frame.
    public let constant: Paint?
    /// Shadows of what is painted, the innermost first.
    public var shadows: [PaintShadow] = []
    /// How it is mixed with what lies behind; nil for the usual way.
    public var blend: BlendMode?

    public init(_ paint: Paint) {
        constant = paint
        resolve = { _ in paint }
    }

    public init(_ resolve: @escaping @MainActor (CGRect) -> Paint) {
        constant = nil
        self.resolve = resolve
    }
}

/// A shadow that belongs to a style: behind what it paints, or inside it.
public struct PaintShadow: Sendable {
    public var color: RGBA
    /// Points.
    public var radius: CGFloat
    public var offset: CGSize
    public var isInner: Bool

    public init(color: RGBA, radius: CGFloat, offset: CGSize, isInner: Bool) {
        self.color = color
        self.radius = radius
        self.offset = offset
        self.isInner = isInner
    }
}

/// A shape that takes the space it is given.
public struct ShapeContent {
    public enum Style {
        case fill(PaintSource, evenOdd: Bool)
        case stroke(PaintSource, StrokeLine)
    }

    public var name: String
    /// The outline for a rectangle of the shape's size at zero.
    public var outline: @MainActor (CGRect) -> Outline
    public var styles: [Style]
    /// The size for a proposal where the shape does not simply take it.
    public var sizeThatFits: (@MainActor (ProposedViewSize) -> CGSize)?

    public init(
        name: String, outline: @escaping @MainActor (CGRect) -> Outline, styles: [Style],
        sizeThatFits: (@MainActor (ProposedViewSize) -> CGSize)? = nil
    ) {
        self.name = name
        self.outline = outline
        self.styles = styles
        self.sizeThatFits = sizeThatFits
    }
}

/// A view that draws into a rectangle; what it draws beside that is not seen (docs/SOURCES.md, effects).
public struct CanvasContent {
    public var name: String
    public var draw: @MainActor (CGRect, ArchiveContext) -> [SnapshotNode]

    public init(name: String, draw: @escaping @MainActor (CGRect, ArchiveContext) -> [SnapshotNode]) {
        self.name = name
        self.draw = draw
    }
}

/// A bar or ring that follows the clock.
public struct ProgressContent {
    public var start: Date
    public var end: Date
    public var countsDown: Bool
    /// Line width of a ring in points; nil: a bar.
    public var ringWidth: CGFloat?
    public var barHeight: CGFloat
    public var paint: PaintSource
    public var track: PaintSource

    public init(start: Date, end: Date, countsDown: Bool, ringWidth: CGFloat?, barHeight: CGFloat, paint: PaintSource, track: PaintSource) {
        self.start = start
        self.end = end
        self.countsDown = countsDown
        self.ringWidth = ringWidth
        self.barHeight = barHeight
        self.paint = paint
        self.track = track
    }
}

/// Content made for the space a geometry reader gets: size, frame in the snapshot.
public struct GeometryContent {
    public var evaluation: DeferredEvaluation
    public var content: @MainActor (GeometrySource, Evaluation) -> Void

    public init(evaluation: DeferredEvaluation, content: @escaping @MainActor (GeometrySource, Evaluation) -> Void) {
        self.evaluation = evaluation
        self.content = content
    }
}

/// What a geometry reader knows about its place.
public struct GeometrySource: Equatable, Sendable {
    public var size: CGSize
    /// Frame in snapshot coordinates.
    public var frame: CGRect
    public var safeArea: EdgeInsets
    /// Frames of named coordinate spaces, in snapshot coordinates.
    nonisolated(unsafe) public var coordinateSpaces: [AnyHashable: CGRect]

    public init(size: CGSize, frame: CGRect, safeArea: EdgeInsets = EdgeInsets(), coordinateSpaces: [AnyHashable: CGRect] = [:]) {
        self.size = size
        self.frame = frame
        self.safeArea = safeArea
        self.coordinateSpaces = coordinateSpaces
    }
}

/// Content that a view makes anew for each size, with its own size rule.
public struct SizeDependentContent {
    public var name: String
    public var evaluation: DeferredEvaluation
    public var size: @MainActor (ProposedViewSize) -> CGSize
    public var content: @MainActor (CGSize, Evaluation) -> Void

    public init(
        name: String, evaluation: DeferredEvaluation, size: @escaping @MainActor (ProposedViewSize) -> CGSize,
        content: @escaping @MainActor (CGSize, Evaluation) -> Void
    ) {
        self.name = name
        self.evaluation = evaluation
        self.size = size
        self.content = content
    }
}
