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

    public nonisolated func path(in rect: CGRect) -> Path { shape.rotation(angle, anchor: anchor).path(in: rect) }
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    @MainActor public func _connected(in evaluation: Evaluation) -> Self {
        var copy = self
        copy.shape = shape._connected(in: evaluation)
        return copy
    }
}

/// A shape that is larger or smaller around a point of its frame.
public struct ScaledShape<Content: Shape>: Shape {
    public var shape: Content
    public var scale: CGSize
    public var anchor: UnitPoint

    public nonisolated init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        (self.shape, self.scale, self.anchor) = (shape, scale, anchor)
    }

    public nonisolated func path(in rect: CGRect) -> Path { shape.scale(x: scale.width, y: scale.height, anchor: anchor).path(in: rect) }
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    @MainActor public func _connected(in evaluation: Evaluation) -> Self {
        var copy = self
        copy.shape = shape._connected(in: evaluation)
        return copy
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

extension OffsetShape {
    public nonisolated var animatableData: CGSize.AnimatableData {
        get { offset.animatableData }
        set { offset.animatableData = newValue }
    }
}
