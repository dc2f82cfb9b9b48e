import FoundationOverlay
import ViewEngine

extension GeometryProxy {
    /// The radii that corners of this view's bounds have when they share their centres with those of the widget or window around it;
    /// nil where that has square corners.
    public var concentricCornerRadii: RectangleCornerRadii? { concentricCornerRadii(in: CGRect(origin: .zero, size: size)) }

    /// The radii that corners of a frame have when they share their centres with those of the widget or window around it: its radius
    /// less the distance between the corners, along the axis on which they are further apart. The frame is one of this view's space;
    /// nil where the container has square corners.
    public func concentricCornerRadii(in frame: CGRect) -> RectangleCornerRadii? {
        let container = ContainerShapes.current
        guard container.isRound else { return nil }
        let place = frame.offsetBy(dx: source.frame.minX, dy: source.frame.minY)
        let left = place.minX - container.frame.minX
        let right = container.frame.maxX - place.maxX
        let top = place.minY - container.frame.minY
        let bottom = container.frame.maxY - place.maxY
        func radius(_ corner: Int, _ horizontal: CGFloat, _ vertical: CGFloat) -> CGFloat {
            max(0, container.radii[corner] - max(horizontal, vertical, 0))
        }
        return RectangleCornerRadii(
            topLeading: radius(0, left, top), bottomLeading: radius(3, left, bottom), bottomTrailing: radius(2, right, bottom),
            topTrailing: radius(1, right, top))
    }
}
