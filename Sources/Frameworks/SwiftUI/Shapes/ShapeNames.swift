import FoundationOverlay
import ViewEngine

/// A shape that is turned around a point of its frame.
public struct RotatedShape<Content: Shape>: Shape {
    public var shape: Content
    public var angle: Angle
    public var anchor: UnitPoint

    public nonisolated init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        (self.shape, self.angle, self.anchor) = (shape, angle, anchor)
    }

    public nonisolated func path(in rect: CGRect) -> Path {
        shape.path(in: rect).transformed(CGAffineTransform(rotationAngle: angle.radians), around: anchor._point(in: rect))
    }
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape that is larger or smaller around a point of its frame.
public struct ScaledShape<Content: Shape>: Shape {
    public var shape: Content
    public var scale: CGSize
    public var anchor: UnitPoint

    public nonisolated init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        (self.shape, self.scale, self.anchor) = (shape, scale, anchor)
    }

    public nonisolated func path(in rect: CGRect) -> Path {
        shape.path(in: rect).transformed(CGAffineTransform(scaleX: scale.width, y: scale.height), around: anchor._point(in: rect))
    }
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension Path {
    /// The path with a transform around a point.
    fileprivate nonisolated func transformed(_ transform: CGAffineTransform, around point: CGPoint) -> Path {
        applying(
            CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(transform)
                .concatenating(CGAffineTransform(translationX: point.x, y: point.y)))
    }
}

/// A filled shape, under the name of its first form.
public typealias FillShapeView<Content: Shape, Style: ShapeStyle, Background> = ShapeView<Content, Style>
/// A stroked shape, under the name of its first form.
public typealias StrokeShapeView<Content: Shape, Style: ShapeStyle, Background> = ShapeView<Content, Style>

/// How a shape behaves where text runs from right to left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// It is mirrored in this direction.
    case mirrors(in: LayoutDirection)
    /// It stays as it is.
    case fixed

    public static let mirrors = LayoutDirectionBehavior.mirrors(in: .rightToLeft)
}

extension View {
    /// Mirrors the view where the layout runs in the direction the behaviour names.
    public nonisolated func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
        nonisolated(unsafe) let view = self
        return EnvironmentReading { environment in
            if case .mirrors(let direction) = behavior, direction == environment.layoutDirection {
                view.scaleEffect(x: -1, y: 1)
            } else {
                view
            }
        }
    }
}

extension RoundedRectangle {
    public nonisolated var animatableData: CGSize.AnimatableData {
        get { cornerSize.animatableData }
        set { cornerSize.animatableData = newValue }
    }
}
