import Foundation

/// Metrics of a font as fractions of its size, and the numbers of text styles.
struct FontNumbers {
    var ascender: CGFloat
    var descender: CGFloat
    var capHeight: CGFloat
    var xHeight: CGFloat

    static func of(_ descriptor: UIFontDescriptor) -> FontNumbers {
        FontNumbers(ascender: 0.952148, descender: -0.241211, capHeight: 0.704590, xHeight: 0.52637)
    }

    /// Whether a custom font of this name can be used.
    static func isKnown(_ name: String) -> Bool { !name.isEmpty }

    struct TextStyle {
        var size: CGFloat
        var leading: CGFloat
        var weight: UIFont.Weight
    }

    static func textStyle(_ style: UIFont.TextStyle, category: UIContentSizeCategory) -> TextStyle {
        let row = rows[style] ?? rows[.body]!
        let (size, leading) = row[category.position]
        return TextStyle(size: size, leading: leading, weight: style == .headline ? .semibold : .regular)
    }

    static func emphasizedWeight(of style: UIFont.TextStyle) -> UIFont.Weight {
        [.largeTitle, .title1, .title2].contains(style) ? .bold : .semibold
    }

    private static let rows: [UIFont.TextStyle: [(CGFloat, CGFloat)]] = [
        .body: [
            (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29), (28, 34), (33, 40), (40, 48), (47, 56), (53, 62),
        ]
    ]
}
