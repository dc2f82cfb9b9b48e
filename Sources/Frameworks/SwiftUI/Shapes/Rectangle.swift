import FoundationOverlay
import Geometry

/// A rectangle.
public struct Rectangle: Shape {
    public nonisolated init() {}
    public nonisolated func path(in rect: CGRect) -> Path { Path(.rect(rect)) }
}

/// A circle in the middle of its frame.
public struct Circle: Shape {
    public nonisolated init() {}

    public nonisolated func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(.ellipse(CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)))
    }

    /// Of one dimension that is proposed, the other is the same: in a list that scrolls a circle is as high as it is wide.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let sides = [proposal.width, proposal.height].compactMap { $0 }
        let side = sides.min() ?? ProposedViewSize.unspecified.replacingUnspecifiedDimensions().width
        return CGSize(width: side, height: side)
    }
}
