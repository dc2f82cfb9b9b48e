import FoundationOverlay
import Metrics
import Snapshot

extension UIFont {
    /// The font as text is set in it.
    package var specification: FontSpecification {
        switch fontDescriptor._kind {
        case .custom(let custom):
            var specification = FontSpecification(name: custom.name, size: custom.size)
            if custom.traits.contains(.traitBold) { specification.weight = Weight.bold.number }
            specification.isItalic = custom.traits.contains(.traitItalic)
            return specification
        case .system(let system):
            return FontSpecification(
                size: system.size, weight: system.weight.number, design: system.design.specification, isItalic: system.isItalic,
                width: system.width.percent, usesMonospacedDigits: system.hasMonospacedDigits)
        }
    }
}

extension UIFont {
    /// Points that lines of a text style lie apart beyond the font's own height; nil for other fonts, and other sizes than the style has.
    public var _lineGap: CGFloat? {
        guard case .system(let system) = fontDescriptor._kind, let style = system.textStyle else { return nil }
        let metrics = TextStyleMetrics.style(style.metricsName)
        let category = TextStyleMetrics.categories.first { metrics.size(category: $0) == Double(system.size) }
        return category.map { CGFloat(metrics.lineGap(category: $0)) }
    }
}

extension UIFont.Width {
    /// Percent of the standard width.
    package var percent: Double { max(50, 100 + 100 * Double(rawValue)) }
}

extension UIFont.Weight {
    /// 100…900, 400 is regular.
    package var number: Double {
        let steps: [UIFont.Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
        guard let upper = steps.firstIndex(where: { $0.rawValue >= rawValue }) else { return 900 }
        guard upper > 0 else { return 100 }
        let (low, high) = (steps[upper - 1].rawValue, steps[upper].rawValue)
        return 100 * (Double(upper) + (rawValue - low) / (high - low))
    }
}

extension UIFontDescriptor.SystemDesign {
    package var specification: FontSpecification.Design {
        switch self {
        case .rounded: .rounded
        case .serif: .serif
        case .monospaced: .monospaced
        default: .default
        }
    }
}
