import Foundation
import IsletModel

/// Distances that stacks put between neighbours when none is given. Points.
public enum TextSpacing {
    /// Between views without a preference of their own.
    public static var defaultSpacing: Double { table.defaultSpacing }

    /// From a text down to a view that is not text.
    public static func textToView(fontSize: Double, scale: Double) -> Double {
        let font = SystemFontMetrics.shared
        let (line, extra) = (font.lineHeight * fontSize, extra(fontSize, scale))
        return max(line + extra - font.capHeight * fontSize, extra + font.descender * fontSize)
    }

    /// From a view that is not text down to a text.
    public static func viewToText(fontSize: Double, scale: Double) -> Double {
        let font = SystemFontMetrics.shared
        return font.lineHeight * fontSize + extra(fontSize, scale) - font.ascender * fontSize
    }

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
