import FoundationOverlay
import Geometry
import ViewEngine

extension Edge {
    /// Corners of a rectangle.
    public enum Corner {
        /// How round a corner is.
        public struct Style: Hashable, Sendable {
            enum Kind: Hashable, Sendable {
                case concentric(minimum: CGFloat)
                case fixed(CGFloat)
            }

            let kind: Kind

            /// As round as the container's corner is at this distance from it.
            public static var concentric: Style { Style(kind: .concentric(minimum: 0)) }

            /// As round as the container's corner is at this distance from it, and at least as `minimum`.
            public static func concentric(minimum: Style = .fixed(0)) -> Style { Style(kind: .concentric(minimum: minimum.leastRadius)) }

            /// A radius in points.
            public static func fixed(_ radius: CGFloat) -> Style { Style(kind: .fixed(max(0, radius))) }

            private var leastRadius: CGFloat {
                switch kind {
                case .concentric(let minimum): minimum
                case .fixed(let radius): radius
                }
            }
        }
    }
}

extension Edge.Corner.Style: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    public init(floatLiteral value: Double) { self = .fixed(value) }
    public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}

/// A rectangle whose corners are concentric with those of the container.
public struct ConcentricRectangle: InsettableShape {
    /// Top left, top right, bottom right, bottom left, from left to right.
    let corners: [Edge.Corner.Style]
    let isUniform: Bool
    var insetAmount: CGFloat = 0

    public nonisolated init() { self.init(corners: .concentric) }

    public nonisolated init(corners: Edge.Corner.Style, isUniform: Bool = false) {
        self.corners = Array(repeating: corners, count: 4)
        self.isUniform = isUniform
    }

    public nonisolated init(
        topLeadingCorner: Edge.Corner.Style = .fixed(0), topTrailingCorner: Edge.Corner.Style = .fixed(0),
        bottomLeadingCorner: Edge.Corner.Style = .fixed(0), bottomTrailingCorner: Edge.Corner.Style = .fixed(0)
    ) {
        corners = [topLeadingCorner, topTrailingCorner, bottomTrailingCorner, bottomLeadingCorner]
        isUniform = false
    }

    public nonisolated init(
        uniformTopCorners: Edge.Corner.Style? = nil, uniformBottomCorners: Edge.Corner.Style? = nil
    ) {
        let (top, bottom) = (uniformTopCorners ?? .fixed(0), uniformBottomCorners ?? .fixed(0))
        self.init(topLeadingCorner: top, topTrailingCorner: top, bottomLeadingCorner: bottom, bottomTrailingCorner: bottom)
    }

    public nonisolated func path(in rect: CGRect) -> Path { Path(_outline(in: rect)) }

    public nonisolated func _outline(in rect: CGRect) -> Outline {
        let rect = rect.insetBy(dx: insetAmount, dy: insetAmount)
        let limit = min(rect.width, rect.height) / 2
        let outer = zip(ContainerShapes.current.radii, ConcentricCorners.distances(to: rect)).map { max(0, $0 - $1) }
        var radii = zip(corners, outer).map { corner, concentric -> CGFloat in
            switch corner.kind {
            case .concentric(let minimum): min(max(concentric, minimum), limit)
            case .fixed(let radius): min(max(0, radius - insetAmount), limit)
            }
        }
        if isUniform, let most = radii.max() { radii = Array(repeating: most, count: 4) }
        guard Set(radii).count > 1 else { return .roundedRect(rect, cornerSize: CGSize(width: radii[0], height: radii[0]), curve: .continuous) }
        return .unevenRoundedRect(rect, radii: radii, curve: .continuous)
    }

    public nonisolated func inset(by amount: CGFloat) -> ConcentricRectangle {
        var copy = self
        copy.insetAmount += amount
        return copy
    }
}

extension Shape where Self == ConcentricRectangle {
    public nonisolated static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
        ConcentricRectangle(corners: corners, isUniform: isUniform)
    }

    public nonisolated static func rect(
        topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style,
        bottomTrailingCorner: Edge.Corner.Style
    ) -> ConcentricRectangle {
        ConcentricRectangle(
            topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner, bottomLeadingCorner: bottomLeadingCorner,
            bottomTrailingCorner: bottomTrailingCorner)
    }
}
