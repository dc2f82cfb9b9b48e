import Foundation

/// The container of the archive that is being drawn, for shapes that follow its corners.
public enum ContainerShapes {
    public struct Container: Sendable {
        /// Frame in snapshot coordinates.
        public var frame: CGRect
        /// Corner radius in points.
        public var radius: CGFloat
    }

    /// Set while one archive is placed; shapes are asked for their outlines on the same thread.
    nonisolated(unsafe) public internal(set) static var current = Container(frame: .zero, radius: 0)
}
