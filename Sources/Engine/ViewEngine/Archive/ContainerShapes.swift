import Foundation
import Geometry

/// The container of the archive that is being drawn, for shapes that follow its corners.
public enum ContainerShapes {
    /// The outline of a container's shape in a rectangle, every edge moved in by points.
    public typealias Shape = @Sendable (_ rect: CGRect, _ inset: CGFloat) -> Outline

    public struct Container: Sendable {
        /// Frame in snapshot coordinates.
        public var frame: CGRect
        /// Corner radii in points: top left, top right, bottom right, bottom left.
        public var radii: [CGFloat]
        /// The shape that a view's author gave its container; nil for one of the system, such as a widget's.
        public var shape: Shape?

        init(frame: CGRect, radius: CGFloat) { self.init(frame: frame, radii: Array(repeating: radius, count: 4)) }

        init(frame: CGRect, radii: [CGFloat]) {
            self.frame = frame
            self.radii = radii
        }

        /// The shape that lies concentrically in the author's, with `rect` as the place it fills; nil without such a shape.
        ///
        /// All edges lie as far from the shape's as the nearest of them (docs/SOURCES.md, container shapes).
        public func outline(in rect: CGRect) -> Outline? {
            let inside = rect.offsetBy(dx: ContainerShapes.origin.x, dy: ContainerShapes.origin.y)
            let inset = max(0, min(inside.minX - frame.minX, inside.minY - frame.minY, frame.maxX - inside.maxX, frame.maxY - inside.maxY))
            return shape?(rect.insetBy(dx: -inset, dy: -inset), inset)
        }

        public var isRound: Bool { radii.contains { $0 > 0 } }
    }

    /// The container of the archive whose nodes are being placed; without corners elsewhere.
    @TaskLocal public static var current = Container(frame: .zero, radius: 0)

    /// Where the shape that is asked for its outline stands in the snapshot: shapes themselves see a rectangle at zero.
    @TaskLocal public static var origin = CGPoint.zero

    /// Runs `body` with another container around what is drawn.
    @MainActor
    static func inside<T>(_ shape: @escaping Shape, at frame: CGRect, _ body: () -> T) -> T {
        var container = Container(frame: frame, radii: outline(in: frame) { shape($0, 0) }.cornerRadii)
        container.shape = shape
        return $current.withValue(container, operation: body)
    }

    /// What a style behind a view fills of `frame`: the shape that the author gave the container, never the system's.
    @MainActor
    static func groundOutline(in frame: CGRect) -> Outline {
        outline(in: frame) { current.outline(in: $0) ?? .rect($0) }
    }

    /// The outline that `make` gives for a rectangle at zero, moved to where `frame` is.
    @MainActor
    static func outline(in frame: CGRect, _ make: @MainActor (CGRect) -> Outline) -> Outline {
        $origin.withValue(frame.origin) { make(CGRect(origin: .zero, size: frame.size)) }
            .translated(by: CGVector(dx: frame.minX, dy: frame.minY))
    }
}

extension Outline {
    /// The radii of the corners, where it has corners: top left, top right, bottom right, bottom left.
    fileprivate var cornerRadii: [CGFloat] {
        switch self {
        case .roundedRect(_, let size, _): Array(repeating: min(size.width, size.height), count: 4)
        case .unevenRoundedRect(_, let radii, _): radii
        case .capsule(let rect), .ellipse(let rect): Array(repeating: min(rect.width, rect.height) / 2, count: 4)
        case .rect, .path: [0, 0, 0, 0]
        }
    }
}
