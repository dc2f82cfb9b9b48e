import Foundation

/// The container that is drawn into, for shapes that follow its corners.
public struct ContainerShape: Sendable {
    /// Frame in snapshot coordinates.
    public var frame: CGRect
    /// Corner radius in points.
    public var radius: CGFloat

    /// The container of the archive whose nodes are being placed; without corners elsewhere.
    @TaskLocal public static var current = ContainerShape(frame: .zero, radius: 0)
}
