import FoundationOverlay
import Geometry
import ViewEngine

/// A shape concentric with the one of its container: a widget's, or what `containerShape(_:)` gives.
public struct ContainerRelativeShape: InsettableShape {
    var insetAmount: CGFloat = 0

    public nonisolated init() {}

    public nonisolated func path(in rect: CGRect) -> Path { Path(_outline(in: rect)) }

    /// The container's radius less the smallest distance to its edges (docs/SOURCES.md, container shapes).
    public nonisolated func _outline(in rect: CGRect) -> Outline {
        let rect = rect.insetBy(dx: insetAmount, dy: insetAmount)
        if let outline = ContainerShapes.current.outline(in: rect) { return outline }
        guard ContainerShapes.current.isRound else { return .rect(rect) }
        let inset = ConcentricCorners.distances(to: rect).min() ?? 0
        let limit = min(rect.width, rect.height) / 2
        let radii = ContainerShapes.current.radii.map { min(max(0, $0 - inset), limit) }
        guard Set(radii).count > 1 else { return .roundedRect(rect, cornerSize: CGSize(width: radii[0], height: radii[0]), curve: .continuous) }
        return .unevenRoundedRect(rect, radii: radii, curve: .continuous)
    }

    public nonisolated func inset(by amount: CGFloat) -> ContainerRelativeShape {
        var copy = self
        copy.insetAmount += amount
        return copy
    }
}

/// How far corners lie inside their container's.
enum ConcentricCorners {
    /// The distance of each corner of `rect` from the container's edges: top left, top right, bottom right, bottom left. Never below zero.
    static func distances(to rect: CGRect) -> [CGFloat] {
        let frame = ContainerShapes.current.frame.offsetBy(dx: -ContainerShapes.origin.x, dy: -ContainerShapes.origin.y)
        let (left, right) = (rect.minX - frame.minX, frame.maxX - rect.maxX)
        let (top, bottom) = (rect.minY - frame.minY, frame.maxY - rect.maxY)
        return [min(left, top), min(right, top), min(right, bottom), min(left, bottom)].map { max(0, $0) }
    }
}

extension View {
    /// The shape that `ContainerRelativeShape` and `ConcentricRectangle` inside the view follow.
    public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        effect(.containerShape { rect, inset in inset > 0 ? shape.inset(by: inset)._outline(in: rect) : shape._outline(in: rect) })
    }
}
