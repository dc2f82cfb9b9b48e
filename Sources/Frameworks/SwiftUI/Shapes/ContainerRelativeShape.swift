import FoundationOverlay
import Geometry
import ViewEngine

/// A shape whose corners are concentric with those of the widget it lies in.
public struct ContainerRelativeShape: InsettableShape {
    var insetAmount: CGFloat = 0

    public nonisolated init() {}

    public nonisolated func path(in rect: CGRect) -> Path { Path(_outline(in: rect)) }

    /// The container's radius less the smallest distance to its edges (SYSTEM facts 1.7).
    public nonisolated func _outline(in rect: CGRect) -> Outline {
        let rect = rect.insetBy(dx: insetAmount, dy: insetAmount)
        let container = ContainerShape.current
        guard container.radius > 0 else { return .rect(rect) }
        let frame = container.frame
        let inset = min(rect.minX - frame.minX, rect.minY - frame.minY, frame.maxX - rect.maxX, frame.maxY - rect.maxY)
        let radius = min(max(0, container.radius - max(0, inset)), min(rect.width, rect.height) / 2)
        return .roundedRect(rect, cornerSize: CGSize(width: radius, height: radius), curve: .continuous)
    }

    public nonisolated func inset(by amount: CGFloat) -> ContainerRelativeShape {
        var copy = self
        copy.insetAmount += amount
        return copy
    }
}
