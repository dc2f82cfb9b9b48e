import FoundationOverlay

/// Scales fonts and lengths with the user's text size, by the leading of a text style.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let style: UIFont.TextStyle

    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    open func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traits)
    }

    /// Sizes of fonts are whole points.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat, compatibleWith traits: UITraitCollection?) -> UIFont {
        font.withSize(min((font.pointSize * factor(traits) + 0.5).rounded(.down), maximumPointSize))
    }

    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// Rounded to pixels.
    open func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection?) -> CGFloat {
        let asked = traits?.displayScale ?? 0
        let scale = asked > 0 ? asked : UITraitCollection.current.displayScale
        return (value * factor(traits) * scale + 0.5).rounded(.down) / scale
    }

    private func factor(_ traits: UITraitCollection?) -> CGFloat {
        let asked = traits?.preferredContentSizeCategory ?? .unspecified
        let category = asked == .unspecified ? UITraitCollection.current.preferredContentSizeCategory : asked
        return FontNumbers.textStyle(style, category: category).leading / FontNumbers.textStyle(style, category: .large).leading
    }
}
