import Foundation
import Geometry

/// The container of the archive that is being drawn, for shapes that follow its corners.
public enum ContainerShapes {
    public struct Container: Sendable {
        /// Frame in snapshot coordinates.
        public var frame: CGRect
        /// Corner radii in points: top left, top right, bottom right, bottom left.
        public var radii: [CGFloat]

        init(frame: CGRect, radius: CGFloat) { self.init(frame: frame, radii: Array(repeating: radius, count: 4)) }

        init(frame: CGRect, radii: [CGFloat]) {
            self.frame = frame
            self.radii = radii
        }

        public var isRound: Bool { radii.contains { $0 > 0 } }
    }

    /// The container of the archive whose nodes are being placed; without corners elsewhere.
    @TaskLocal public static var current = Container(frame: .zero, radius: 0)

    /// Where the shape that is asked for its outline stands in the snapshot: shapes themselves see a rectangle at zero.
    @TaskLocal public static var origin = CGPoint.zero

    /// Runs `body` with another container around what is drawn.
    @MainActor
    static func inside<T>(_ outline: Outline, at frame: CGRect, _ body: () -> T) -> T {
        $current.withValue(Container(frame: frame, radii: outline.cornerRadii), operation: body)
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
