import Foundation
import Geometry
import Snapshot

/// A picture or symbol.
public struct ImageContent {
    public enum Source {
        /// A picture file or data, with its natural size in points.
        case picture(ImageResource)
        /// Filled outlines inside a box of the natural size, points from its top left.
        case vector([VectorLayer])
        /// Nothing to draw: the place is kept empty.
        case missing
    }

    /// One filled layer of a symbol.
    public struct VectorLayer {
        public var elements: [PathElement]
        public var paint: PaintSource
        public var evenOdd: Bool

        public init(elements: [PathElement], paint: PaintSource, evenOdd: Bool = false) {
            self.elements = elements
            self.paint = paint
            self.evenOdd = evenOdd
        }
    }

    public var name: String
    public var source: Source
    /// Natural size in points.
    public var size: CGSize
    public var isResizable = false
    public var capInsets = EdgeInsets()
    public var resizing = ImageDrawing.Resizing.stretch
    public var interpolation = ImageDrawing.Interpolation.medium
    public var template: PaintSource?
    public var accentedRendering: String?
    public var isFlipped = false
    public var isRedacted = false
    /// Paint of the flat box a redacted picture becomes.
    public var redactionPaint: PaintSource?
    /// Distance from the top to the baseline in points, for symbols; nil: the bottom edge.
    public var baseline: CGFloat?
    /// Distance from the top to the middle of a line of text in the symbol's font, in points.
    public var lineCenter: CGFloat?
    /// The file of a symbol that the app brings itself.
    public var symbolFile: String?
    public var isDecorative = false
    public var label: String?

    public init(name: String, source: Source, size: CGSize) {
        self.name = name
        self.source = source
        self.size = size
    }
}
