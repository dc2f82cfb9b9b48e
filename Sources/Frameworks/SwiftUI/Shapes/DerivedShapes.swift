import FoundationOverlay
import ViewEngine
import Geometry

/// A part of a shape's outline.
public struct _TrimmedShape<S: Shape>: Shape {
    public var shape: S
    public var startFraction: CGFloat
    public var endFraction: CGFloat

    public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction) }
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// The area that a shape's stroke covers.
public struct _StrokedShape<S: Shape>: Shape {
    public var shape: S
    public var style: StrokeStyle

    public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape with a transform applied to its outline.
public struct TransformedShape<Content: Shape>: Shape {
    public var shape: Content
    public var transform: CGAffineTransform

    public nonisolated init(shape: Content, transform: CGAffineTransform) {
        self.shape = shape
        self.transform = transform
    }

    public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape moved by an offset.
public struct OffsetShape<Content: Shape>: Shape {
    public var shape: Content
    public var offset: CGSize

    public nonisolated init(shape: Content, offset: CGSize) {
        self.shape = shape
        self.offset = offset
    }

    public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height) }
    public nonisolated func _outline(in rect: CGRect) -> Outline {
        shape._outline(in: rect).translated(by: CGVector(dx: offset.width, dy: offset.height))
    }
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape with a size of its own.
public struct _SizedShape<S: Shape>: Shape {
    public var shape: S
    public var size: CGSize

    public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }
}

/// A shape whose type is hidden.
public struct AnyShape: Shape {
    private var shape: any Shape

    public nonisolated init<S: Shape>(_ shape: S) { self.shape = shape }

    public nonisolated func path(in rect: CGRect) -> Path { Path(shape._outline(in: rect)) }
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    @MainActor public func _connected(in evaluation: Evaluation) -> Self {
        var copy = self
        copy.shape = shape._connected(in: evaluation)
        return copy
    }
}

extension Shape {
    public nonisolated func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> _TrimmedShape<Self> {
        _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
    }

    public nonisolated func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }
    public nonisolated func offset(_ offset: CGPoint) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
    }
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: x, height: y))
    }

    public nonisolated func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
    }
    public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }

    public nonisolated func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }

    public nonisolated func size(_ size: CGSize) -> _SizedShape<Self> { _SizedShape(shape: self, size: size) }
    public nonisolated func size(width: CGFloat, height: CGFloat) -> _SizedShape<Self> { size(CGSize(width: width, height: height)) }

    public nonisolated func stroke(style: StrokeStyle) -> _StrokedShapeView<Self> {
        _StrokedShapeView(shape: self, styled: StyledShape(self, .stroke(AnyShapeStyle(ForegroundStyle()), style)), strokeStyle: style)
    }
    public nonisolated func stroke(lineWidth: CGFloat = 1) -> _StrokedShapeView<Self> { stroke(style: StrokeStyle(lineWidth: lineWidth)) }
}

/// A stroke that is a shape and, as a view, draws the stroke itself.
public struct _StrokedShapeView<S: Shape>: Shape {
    var shape: S
    let styled: StyledShape
    var strokeStyle: StrokeStyle

    public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(strokeStyle) }
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    public var body: _ShapeBody { _ShapeBody(styled: styled) }
}
