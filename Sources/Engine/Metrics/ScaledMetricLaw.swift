import Foundation

/// How `@ScaledMetric`, `UIFontMetrics` and custom fonts follow Dynamic Type: in proportion to the leading of a text style.
/// Fitted to 152 values of `UIFontMetrics.scaledValue` on iOS 26.1, all exact.
public enum ScaledMetricLaw {
    /// `value` scaled for a category, rounded half up to pixels of `1 / scale` points.
    public static func scaled(_ value: Double, relativeTo style: String = "body", category: String, scale: Double) -> Double {
        let factor = factor(style: style, category: category)
        return factor == 1 ? value : (value * factor * scale + 0.5).rounded(.down) / scale
    }

    /// Size of a custom font, rounded half up to whole points.
    public static func scaledFontSize(_ size: Double, relativeTo style: String = "body", category: String) -> Double {
        let factor = factor(style: style, category: category)
        return factor == 1 ? size : (size * factor + 0.5).rounded(.down)
    }

    static func factor(style: String, category: String) -> Double {
        let metrics = TextStyleMetrics.style(style)
        return metrics.leading(category: category) / metrics.leading()
    }
}
