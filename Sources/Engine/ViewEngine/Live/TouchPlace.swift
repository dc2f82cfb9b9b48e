import Foundation

/// Where a view that is touched lies in its window.
public struct TouchPlace {
    /// In points from the top left of the window.
    public let frame: CGRect
    /// Frames of the spaces around the view that have names, in points from the top left of the window.
    public let coordinateSpaces: [AnyHashable: CGRect]

    public init(frame: CGRect, coordinateSpaces: [AnyHashable: CGRect] = [:]) { (self.frame, self.coordinateSpaces) = (frame, coordinateSpaces) }
}
