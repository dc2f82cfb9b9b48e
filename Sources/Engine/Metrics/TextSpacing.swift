import Foundation
import IsletModel

/// Distances that stacks put between neighbours when none is given. Points.
public enum TextSpacing {
    /// Between views without a preference of their own.
    public static var defaultSpacing: Double { table.defaultSpacing }

    /// A line of a font other than the system's, in points: what reaches above the baseline, and what below.
    public typealias Line = (ascent: Double, descent: Double)

    /// From a text down to a view that is not text. `line` is that of the text's font, nil for the system's.
    public static func textToView(fontSize: Double, line: Line? = nil, scale: Double) -> Double {
        let font = SystemFontMetrics.shared
        let (height, extra) = (font.lineHeight * fontSize, extra(fontSize, scale))
        let distance = max(height + extra - font.capHeight * fontSize, extra + font.descender * fontSize)
        guard let line else { return distance }
        return (distance + font.descender * fontSize) * share(line, height) - line.descent
    }

    /// From a view that is not text down to a text. `line` is that of the text's font, nil for the system's.
    public static func viewToText(fontSize: Double, line: Line? = nil, scale: Double) -> Double {
        let font = SystemFontMetrics.shared
        let height = font.lineHeight * fontSize
        let distance = height + extra(fontSize, scale) - font.ascender * fontSize
        guard let line else { return distance }
        return (distance + font.ascender * fontSize) * share(line, height) - line.ascent
    }

    /// The distance between a view and a baseline is to the line's height what it is in the system's font.
    private static func share(_ line: Line, _ systemHeight: Double) -> Double { (line.ascent + line.descent) / systemHeight }

    /// From a text down to a text whose font has this leading (0 for the system's fonts).
    public static func textToText(lowerLeading: Double = 0, scale: Double) -> Double {
        PixelRounding.up(max(0, lowerLeading), scale: scale)
    }

    private static func extra(_ fontSize: Double, _ scale: Double) -> Double {
        PixelRounding.up(SystemFontMetrics.shared.lineHeight * fontSize * table.leadingFraction, scale: scale)
    }

    private struct Table: Decodable, Sendable {
        var defaultSpacing: Double
        var leadingFraction: Double
    }

    private static let table: Table = BundledData.read("text-spacing")
}
