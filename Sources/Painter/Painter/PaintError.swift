/// Why a snapshot was not painted.
public enum PaintError: Error, Hashable, Sendable {
    /// The picture would have no pixels, or more than ``Painter/mostPixels``.
    case unpaintableSize(width: Double, height: Double, scale: Double)
    /// Views lie deeper inside each other than ``Painter/mostLevels``.
    case tooDeep
    /// The effects inside each other need more memory than a picture may take.
    case tooManyLayers
    case outOfMemory
}

extension PaintError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unpaintableSize(let width, let height, let scale):
            "a snapshot of \(width) × \(height) points at scale \(scale) cannot be painted; it must have 1 to \(Painter.mostPixels) pixels"
        case .tooDeep: "the snapshot nests views and effects deeper than \(Painter.mostLevels) levels"
        case .tooManyLayers: "the snapshot nests so many effects that painting it would take too much memory"
        case .outOfMemory: "there is not enough memory to paint the snapshot"
        }
    }
}
