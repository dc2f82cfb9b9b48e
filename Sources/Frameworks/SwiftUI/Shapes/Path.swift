import FoundationOverlay
import Geometry

/// The outline of a shape, in points.
public struct Path: Equatable, Sendable, LosslessStringConvertible {
    /// One step of a path.
    public enum Element: Equatable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    var outline: Outline

    init(_ outline: Outline) { self.outline = outline }

    public init() { outline = .path([]) }

    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }

    public init(_ path: CGPath) { outline = .path(path._elements) }
    public init(_ path: CGMutablePath) { outline = .path(path._elements) }
    public init(_ rect: CGRect) { outline = .rect(rect) }
    public init(ellipseIn rect: CGRect) { outline = .ellipse(rect) }

    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        outline = .roundedRect(rect, cornerSize: cornerSize, curve: style.curve)
    }

    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self = UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style).path(in: rect)
    }

    /// Reads SVG-like path text with absolute commands.
    public init?(_ string: String) {
        guard let elements = PathText.read(string) else { return nil }
        outline = .path(elements)
    }

    /// The outline in the engine's form.
    public var _outline: Outline { outline }

    public var description: String { PathText.write(elements) }

    var elements: [PathElement] {
        get { outline.elements }
        _modify {
            var changed = outline.elements
            outline = .path([])
            defer { outline = .path(changed) }
            yield &changed
        }
    }

    public var cgPath: CGPath { CGPath._path(elements) }

    public var isEmpty: Bool { elements.isEmpty }

    public var boundingRect: CGRect {
        if case .path(let elements) = outline { return PathBounds.controlBounds(of: elements) }
        return outline.bounds
    }

    public var currentPoint: CGPoint? {
        for element in elements.reversed() {
            if let point = element.points.last { return point }
        }
        return nil
    }

    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool { cgPath.contains(p, using: eoFill ? .evenOdd : .winding) }

    public func forEach(_ body: (Element) -> Void) {
        for element in elements {
            switch element {
            case .move(let to): body(.move(to: to))
            case .line(let to): body(.line(to: to))
            case .quadCurve(let to, let control): body(.quadCurve(to: to, control: control))
            case .curve(let to, let c1, let c2): body(.curve(to: to, control1: c1, control2: c2))
            case .closeSubpath: body(.closeSubpath)
            }
        }
    }

    public func applying(_ transform: CGAffineTransform) -> Path { Path(.path(elements.map { $0.applying(transform) })) }

    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { Path(outline.translated(by: CGVector(dx: dx, dy: dy))) }

    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { Path(.path(PathTrimming.trim(elements, from: from, to: to))) }

    public func strokedPath(_ style: StrokeStyle) -> Path {
        let line = style.dash.contains { $0 > 0 } ? cgPath.copy(dashingWithPhase: style.dashPhase, lengths: style.dash) : cgPath
        return Path(line.copy(strokingWithWidth: style.lineWidth, lineCap: style.lineCap, lineJoin: style.lineJoin, miterLimit: style.miterLimit))
    }
}

extension Path: Shape {
    public nonisolated func path(in rect: CGRect) -> Path { self }
}
