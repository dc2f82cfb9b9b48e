import FoundationOverlay
import Metrics
import Typography

/// Metrics of a font as fractions of its size, and the numbers of text styles.
struct FontNumbers {
    var ascender: CGFloat
    /// Negative.
    var descender: CGFloat
    var capHeight: CGFloat
    var xHeight: CGFloat

    static func of(_ descriptor: UIFontDescriptor) -> FontNumbers {
        if case .custom(let font) = descriptor._kind, let face = try? FontLibrary.shared.face(named: font.name) {
            return FontNumbers(
                ascender: CGFloat(face.ascender), descender: -CGFloat(abs(face.descender)), capHeight: CGFloat(face.capHeight),
                xHeight: CGFloat(face.xHeight))
        }
        let system = SystemFontMetrics.shared
        return FontNumbers(
            ascender: CGFloat(system.ascender), descender: -CGFloat(system.descender), capHeight: CGFloat(system.capHeight),
            xHeight: CGFloat(system.xHeight))
    }

    /// Whether a font file of the app holds this name, or iOS has a font of it.
    static func isKnown(_ name: String) -> Bool {
        guard !name.isEmpty else { return false }
        AppFonts.register()
        let library = FontLibrary.shared
        if library.isRegistered(name) || library.hasStandIn(for: name) { return true }
        UnsupportedAPI.report("UIFont(name:size:)", "no font file of the app holds \(name), and no font of iOS that is known here; the answer is nil")
        return false
    }

    struct TextStyle {
        var size: CGFloat
        var leading: CGFloat
        var weight: UIFont.Weight
    }

    static func textStyle(_ style: UIFont.TextStyle, category: UIContentSizeCategory) -> TextStyle {
        let metrics = TextStyleMetrics.style(style.metricsName)
        let name = TextStyleMetrics.categories[category.position]
        return TextStyle(
            size: CGFloat(metrics.size(category: name)), leading: CGFloat(metrics.leading(category: name)),
            weight: UIFont.Weight(css: metrics.weight))
    }

    static func emphasizedWeight(of style: UIFont.TextStyle) -> UIFont.Weight {
        UIFont.Weight(css: TextStyleMetrics.style(style.metricsName).emphasizedWeight)
    }
}

extension UIFont.TextStyle {
    /// The style's name in SwiftUI.
    var metricsName: String {
        switch self {
        case .extraLargeTitle, .largeTitle: "largeTitle"
        case .title1: "title"
        case .title2: "title2"
        case .title3: "title3"
        case .headline: "headline"
        case .subheadline: "subheadline"
        case .callout: "callout"
        case .footnote: "footnote"
        case .caption1: "caption"
        case .caption2: "caption2"
        default: "body"
        }
    }
}

extension UIFont.Weight {
    private static let cssWeights: [(Double, UIFont.Weight)] = [
        (100, .ultraLight), (200, .thin), (300, .light), (400, .regular), (500, .medium), (600, .semibold), (700, .bold), (800, .heavy),
        (900, .black),
    ]

    init(css weight: Double) {
        self = Self.cssWeights.min { abs($0.0 - weight) < abs($1.0 - weight) }?.1 ?? .regular
    }

    /// The weight on CSS's scale from 100 to 900.
    public var _css: Double {
        Self.cssWeights.min { abs($0.1.rawValue - rawValue) < abs($1.1.rawValue - rawValue) }?.0 ?? 400
    }
}
