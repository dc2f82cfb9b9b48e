import FoundationOverlay
import Geometry
import ViewEngine

/// A shape that can be made smaller by moving its edges inwards.
public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A built-in shape with its edges moved inwards.
public struct _InsetShape<Base: InsettableShape>: InsettableShape {
    var base: Base
    var amount: CGFloat
    let outline: @Sendable (Base, CGRect, CGFloat) -> Outline

    public nonisolated func path(in rect: CGRect) -> Path { Path(_outline(in: rect)) }
    public nonisolated func _outline(in rect: CGRect) -> Outline { outline(base, rect, amount) }
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

    public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Base> {
        var copy = self
        copy.amount += amount
        return copy
    }
}

extension InsettableShape {
    nonisolated func shrunk(by amount: CGFloat) -> _InsetShape<Self> {
        _InsetShape(base: self, amount: amount) { base, rect, amount in base._outline(in: rect.insetBy(dx: amount, dy: amount)) }
    }
}

extension Rectangle: InsettableShape {
    public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Rectangle> { shrunk(by: amount) }
}

extension Circle: InsettableShape {
    public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Circle> { shrunk(by: amount) }
}

extension Ellipse: InsettableShape {
    public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Ellipse> { shrunk(by: amount) }
}

extension Capsule: InsettableShape {
    public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Capsule> { shrunk(by: amount) }
}

extension RoundedRectangle: InsettableShape {
    /// The corners stay concentric: their radius shrinks with the edges.
    public nonisolated func inset(by amount: CGFloat) -> _InsetShape<RoundedRectangle> {
        _InsetShape(base: self, amount: amount) { base, rect, amount in
            let size = CGSize(width: max(0, base.cornerSize.width - amount), height: max(0, base.cornerSize.height - amount))
            return RoundedRectangle(cornerSize: size, style: base.style)._outline(in: rect.insetBy(dx: amount, dy: amount))
        }
    }
}

extension UnevenRoundedRectangle: InsettableShape {
    public nonisolated func inset(by amount: CGFloat) -> _InsetShape<UnevenRoundedRectangle> {
        _InsetShape(base: self, amount: amount) { base, rect, amount in
            var radii = base.cornerRadii
            radii.topLeading = max(0, radii.topLeading - amount)
            radii.topTrailing = max(0, radii.topTrailing - amount)
            radii.bottomLeading = max(0, radii.bottomLeading - amount)
            radii.bottomTrailing = max(0, radii.bottomTrailing - amount)
            return UnevenRoundedRectangle(cornerRadii: radii, style: base.style)._outline(in: rect.insetBy(dx: amount, dy: amount))
        }
    }
}
