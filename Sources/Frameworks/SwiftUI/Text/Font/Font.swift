import FoundationOverlay
import UIKit

/// A font as a view asks for it. Its size and weight are found when text is drawn, so that it follows the user's text size.
public struct Font: Hashable, Sendable {
    /// Where the font comes from.
    indirect enum Source: Hashable, Sendable {
        case style(TextStyle, Design?, Weight?)
        case system(size: CGFloat, Weight?, Design?)
        /// A font by name; `relativeTo` is nil for a fixed size.
        case custom(String, size: CGFloat, relativeTo: TextStyle?)
        case uiFont(UIFont)
        case modified(Font, FontModifier)
    }

    let source: Source

    init(_ source: Source) { self.source = source }

    /// A UIKit font at its own size.
    public init(_ font: UIFont) { source = .uiFont(font) }
}

extension Font {
    public static let largeTitle = Font(.style(.largeTitle, nil, nil))
    public static let title = Font(.style(.title, nil, nil))
    public static let title2 = Font(.style(.title2, nil, nil))
    public static let title3 = Font(.style(.title3, nil, nil))
    public static let headline = Font(.style(.headline, nil, nil))
    public static let subheadline = Font(.style(.subheadline, nil, nil))
    public static let body = Font(.style(.body, nil, nil))
    public static let callout = Font(.style(.callout, nil, nil))
    public static let footnote = Font(.style(.footnote, nil, nil))
    public static let caption = Font(.style(.caption, nil, nil))
    public static let caption2 = Font(.style(.caption2, nil, nil))
    /// The font of text that asks for none.
    public static let `default` = Font.body
}

extension Font {
    /// A system font that follows Dynamic Type.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style, design, weight))
    }

    /// A system font of a fixed size in points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size: size, weight, design))
    }

    /// A font by family or PostScript name that scales with the body style.
    public static func custom(_ name: String, size: CGFloat) -> Font { Font(.custom(name, size: size, relativeTo: .body)) }

    /// A font by family or PostScript name that scales with a text style.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.custom(name, size: size, relativeTo: textStyle))
    }

    /// A font by family or PostScript name that does not scale.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(.custom(name, size: fixedSize, relativeTo: nil)) }
}
