import Foundation

/// A paragraph after shaping: what line filling works on. Lengths in points.
final class ShapedParagraph {
    /// A glyph relative to the start of its cluster; y down.
    struct Glyph {
        var id: UInt32
        var x: Double
        var y: Double
    }

    /// Code points and glyphs that stay together, in logical order.
    struct Cluster {
        var item: Int
        var scalars: Range<Int>
        var glyphs: Range<Int>
        var advance: Double
        /// Size of the font; 0 for what is no text.
        var size: Double
        /// Points that tightening may take from the advance.
        var tightenable: Double
        var canBreakBefore: Bool
        var isGraphemeStart: Bool
        var isWhiteSpace: Bool
    }

    /// Neighbouring clusters of one style, face and direction.
    struct Item {
        var font: ResolvedFont
        var run: Int
        var level: UInt8
        var clusters: Range<Int>
        var ascent: Double
        var descent: Double
        var attachment: (id: Int, size: CGSize)?
    }

    var scalars: [UInt32]
    var clusters: [Cluster] = []
    var items: [Item] = []
    var glyphs: [Glyph] = []
    var isRightToLeft = false
    /// Line metrics where a line has no characters.
    var emptyAscent: Double
    var emptyDescent: Double

    init(scalars: [UInt32], emptyAscent: Double, emptyDescent: Double) {
        self.scalars = scalars
        self.emptyAscent = emptyAscent
        self.emptyDescent = emptyDescent
    }

    /// The same clusters as part of another style run.
    func copy(run: Int) -> ShapedParagraph {
        let result = ShapedParagraph(scalars: scalars, emptyAscent: emptyAscent, emptyDescent: emptyDescent)
        result.clusters = clusters
        result.glyphs = glyphs
        result.isRightToLeft = isRightToLeft
        result.items = items
        for i in items.indices { result.items[i].run = run }
        return result
    }

    /// The characters of some clusters.
    func text(of range: Range<Int>) -> String {
        guard let first = range.first, let last = range.last else { return "" }
        var result = String.UnicodeScalarView()
        for value in scalars[clusters[first].scalars.lowerBound..<clusters[last].scalars.upperBound] {
            if let scalar = Unicode.Scalar(value) { result.append(scalar) }
        }
        return String(result)
    }
}
