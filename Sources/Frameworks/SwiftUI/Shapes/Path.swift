import FoundationOverlay
import Geometry

/// The outline of a shape, in points.
public struct Path: Equatable, Sendable {
    var outline: Outline

    init(_ outline: Outline) { self.outline = outline }

    public init() { outline = .path([]) }

    /// The outline in the engine's form.
    public var _outline: Outline { outline }
}
