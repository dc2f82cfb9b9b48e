import Foundation

/// One line of laid-out text.
public struct GlyphLine: Hashable, Codable, Sendable {
    /// Left end of the baseline, in snapshot coordinates.
    public var origin: CGPoint
    /// Advance width in points, without trailing white space.
    public var width: Double
    public var ascent: Double
    public var descent: Double
    public var runs: [GlyphRun]

    public init(origin: CGPoint, width: Double, ascent: Double, descent: Double, runs: [GlyphRun]) {
        self.origin = origin
        self.width = width
        self.ascent = ascent
        self.descent = descent
        self.runs = runs
    }
}

/// Glyphs of one face in one paint.
public struct GlyphRun: Hashable, Codable, Sendable {
    public var font: FontReference
    public var text: String
    public var paint: Paint
    public var glyphs: [UInt32]
    /// Offsets of each glyph from the line's origin, in points: x right, y down.
    public var xs: [Double]
    public var ys: [Double]
    /// Index of the style run of the input the glyphs come from.
    public var styleIndex: Int

    public init(font: FontReference, text: String, paint: Paint, glyphs: [UInt32], xs: [Double], ys: [Double], styleIndex: Int) {
        self.font = font
        self.text = text
        self.paint = paint
        self.glyphs = glyphs
        self.xs = xs
        self.ys = ys
        self.styleIndex = styleIndex
    }
}

/// A font face of the font library, and the size its outlines are drawn at.
public struct FontReference: Hashable, Codable, Sendable {
    /// Name of the face in the font library, e.g. `Inter-SemiBold`.
    public var face: String
    /// Size in points the outlines are scaled to.
    public var size: Double
    /// Horizontal scale of the outlines.
    public var widthScale: Double
    /// Slant in degrees that the face itself does not have.
    public var slant: Double
    /// Width in points of a stroke with round joins and caps along the outlines, which makes them bolder and rounder.
    public var embolden: Double

    public init(face: String, size: Double, widthScale: Double = 1, slant: Double = 0, embolden: Double = 0) {
        self.face = face
        self.size = size
        self.widthScale = widthScale
        self.slant = slant
        self.embolden = embolden
    }
}
