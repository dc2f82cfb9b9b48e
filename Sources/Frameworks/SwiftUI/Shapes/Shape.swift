import FoundationOverlay
import Geometry
import Snapshot
import ViewEngine

/// An outline that fits itself into a rectangle. As a view it is filled with the foreground style.
nonisolated public protocol Shape: Sendable, Animatable, View where Body == _ShapeBody {
    nonisolated func path(in rect: CGRect) -> Path
    nonisolated static var role: ShapeRole { get }
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    /// The outline in a form that keeps the shape's meaning. The default is the path.
    nonisolated func _outline(in rect: CGRect) -> Outline
    /// The shape with its properties, and those of the shapes that it is made of, connected with a place.
    @MainActor func _connected(in evaluation: Evaluation) -> Self
}

/// What a shape stands for.
public enum ShapeRole: Sendable {
    case fill
    case stroke
    case separator
}

extension Shape {
    public nonisolated static var role: ShapeRole { .fill }
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    public nonisolated func _outline(in rect: CGRect) -> Outline { path(in: rect)._outline }
    @MainActor public func _connected(in evaluation: Evaluation) -> Self { evaluation._connected(self) }
    @MainActor public var body: _ShapeBody { _ShapeBody(styled: StyledShape(self, .fill(AnyShapeStyle(ForegroundStyle()), FillStyle()))) }
}

/// The view a shape is when it is used as one.
public struct _ShapeBody {
    let styled: StyledShape
}

extension _ShapeBody: View, _PrimitiveView {
    public typealias Body = Never
    public func _evaluate(_ evaluation: Evaluation) { styled._evaluate(evaluation) }
}

/// A shape with a fill or stroke.
struct StyledShape {
    enum Style: Sendable {
        case fill(AnyShapeStyle, FillStyle)
        case stroke(AnyShapeStyle, StrokeStyle)
    }

    let name: String
    /// The shape with its properties connected.
    private let connected: @MainActor @Sendable (Evaluation) -> any Shape
    var styles: [Style]

    init<S: Shape>(_ shape: S, _ style: Style) {
        name = _shortTypeName(S.self)
        connected = { shape._connected(in: $0) }
        styles = [style]
    }
}

extension StyledShape: View, _PrimitiveView {
    typealias Body = Never

    func _evaluate(_ evaluation: Evaluation) {
        let environment = evaluation.environment
        let resolved = styles.map { style -> ShapeContent.Style in
            switch style {
            case .fill(let paint, let fill): .fill(paint._paint(in: environment, level: 0), evenOdd: fill.isEOFilled)
            case .stroke(let paint, let stroke): .stroke(paint._paint(in: environment, level: 0), stroke.line)
            }
        }
        let shape = connected(evaluation)
        evaluation.append(
            .shape(ShapeContent(name: name, outline: { shape._outline(in: $0) }, styles: resolved, sizeThatFits: { shape.sizeThatFits($0) })))
    }
}

/// How a shape is filled.
public struct FillStyle: Equatable, Sendable {
    public var isEOFilled: Bool
    public var isAntialiased: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

/// How a shape's outline is drawn. Lengths in points.
public struct StrokeStyle: Equatable, Sendable {
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    public var miterLimit: CGFloat
    public var dash: [CGFloat]
    public var dashPhase: CGFloat

    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [],
        dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }

    var line: StrokeLine {
        let cap: StrokeLine.Cap = lineCap == .round ? .round : lineCap == .square ? .square : .butt
        let join: StrokeLine.Join = lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter
        return StrokeLine(width: lineWidth, cap: cap, join: join, miterLimit: miterLimit, dash: dash.map { Double($0) }, dashPhase: dashPhase)
    }
}
