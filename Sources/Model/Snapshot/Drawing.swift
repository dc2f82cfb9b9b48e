import Foundation
import Geometry

/// One drawing step of a node. Coordinates are absolute: points from the top left of the snapshot, before any
/// transform effect.
public enum Drawing: Hashable, Codable, Sendable {
    case fill(Outline, Paint, evenOdd: Bool)
    case stroke(Outline, Paint, StrokeLine)
    case text(TextDrawing)
    /// Text that the painter lays out at the time it paints, because the clock is part of it.
    case dynamicText(DynamicTextDrawing)
    case image(ImageDrawing)
    /// A bar or ring that follows the clock.
    case progress(ProgressDrawing)
}

/// Laid-out text: glyphs at fixed places.
public struct TextDrawing: Hashable, Codable, Sendable {
    public var lines: [GlyphLine]
    /// Filled behind the glyphs: text backgrounds.
    public var underlays: [TextDecoration]
    /// Filled over the glyphs: underlines and strikethroughs.
    public var overlays: [TextDecoration]

    public init(lines: [GlyphLine], underlays: [TextDecoration] = [], overlays: [TextDecoration] = []) {
        self.lines = lines
        self.underlays = underlays
        self.overlays = overlays
    }
}

/// A filled rectangle (or dashed line, drawn as several) that belongs to text.
public struct TextDecoration: Hashable, Codable, Sendable {
    public var rect: CGRect
    public var paint: Paint

    public init(rect: CGRect, paint: Paint) {
        self.rect = rect
        self.paint = paint
    }
}

/// Text whose string depends on the time it is painted at.
public struct DynamicTextDrawing: Hashable, Codable, Sendable {
    public var text: StyledText
    /// Paints by index, as ``TextStyle/paint`` names them.
    public var paints: [Paint]
    /// Where the text was placed; it is laid out again inside this box.
    public var box: CGRect

    public init(text: StyledText, paints: [Paint], box: CGRect) {
        self.text = text
        self.paints = paints
        self.box = box
    }
}

/// A picture placed in a rectangle.
public struct ImageDrawing: Hashable, Codable, Sendable {
    public enum Resizing: Hashable, Codable, Sendable {
        case stretch
        case tile
    }

    public enum Interpolation: String, Hashable, Codable, Sendable { case none, low, medium, high }

    /// Key into ``Snapshot/images``.
    public var image: String
    public var rect: CGRect
    /// Insets in points of the source that do not stretch: top, leading, bottom, trailing as top, left, bottom, right.
    public var capInsets: [Double]
    public var resizing: Resizing
    public var interpolation: Interpolation
    /// Fills the image's alpha instead of its colours.
    public var template: Paint?
    /// `accented`, `desaturated`, `accentedDesaturated` or `fullColor` where the view asked for it.
    public var accentedRendering: String?
    public var isFlippedHorizontally: Bool
    /// Pixels per point of the source; tiles and cap insets need it.
    public var sourceScale: Double

    public init(
        image: String, rect: CGRect, capInsets: [Double] = [], resizing: Resizing = .stretch, interpolation: Interpolation = .medium,
        template: Paint? = nil, accentedRendering: String? = nil, isFlippedHorizontally: Bool = false, sourceScale: Double = 1
    ) {
        self.image = image
        self.rect = rect
        self.capInsets = capInsets
        self.resizing = resizing
        self.interpolation = interpolation
        self.template = template
        self.accentedRendering = accentedRendering
        self.isFlippedHorizontally = isFlippedHorizontally
        self.sourceScale = sourceScale
    }
}

/// A progress indicator between two dates.
public struct ProgressDrawing: Hashable, Codable, Sendable {
    public enum Form: Hashable, Codable, Sendable {
        /// Filled from the leading edge.
        case bar(CGRect, isRightToLeft: Bool)
        /// Drawn clockwise from 12 o'clock; `lineWidth` in points.
        case ring(center: CGPoint, radius: Double, lineWidth: Double)
    }

    public var start: Date
    public var end: Date
    public var countsDown: Bool
    public var form: Form
    public var paint: Paint

    public init(start: Date, end: Date, countsDown: Bool, form: Form, paint: Paint) {
        self.start = start
        self.end = end
        self.countsDown = countsDown
        self.form = form
        self.paint = paint
    }

    /// The filled part 0…1 at `date`.
    public func fraction(at date: Date) -> Double {
        let length = end.timeIntervalSince(start)
        let passed = length > 0 ? min(max(date.timeIntervalSince(start) / length, 0), 1) : 1
        return countsDown ? 1 - passed : passed
    }
}
