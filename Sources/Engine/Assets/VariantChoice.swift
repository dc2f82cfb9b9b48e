import Foundation

/// Chooses the variant that fits the traits best, in the order in which the system weighs them: idiom, language, contrast
/// and appearance, writing direction, scale.
enum VariantChoice {
    static func best<Variant>(_ variants: [Variant], traits: AssetTraits, conditions: (Variant) -> VariantConditions) -> Variant? {
        var best: (score: [Double], variant: Variant)?
        for variant in variants {
            guard let score = score(conditions(variant), traits) else { continue }
            if best == nil || best!.score.lexicographicallyPrecedes(score) { best = (score, variant) }
        }
        return best?.variant
    }

    /// Larger is better; nil where the variant does not fit at all.
    private static func score(_ conditions: VariantConditions, _ traits: AssetTraits) -> [Double]? {
        guard let idiom = idiomScore(conditions.idiom, traits), let language = languageScore(conditions.locale, traits),
            let contrast = fits(conditions.isHighContrast, traits.isHighContrast), let appearance = fits(conditions.isDark, traits.isDark)
        else { return nil }
        let direction = conditions.direction.map { ($0 == "right-to-left") == traits.isRightToLeft ? 1.0 : -1.0 } ?? 0
        return [idiom, language, appearance, contrast, direction, scaleScore(conditions.scale, traits.scale)]
    }

    private static func fits(_ condition: Bool?, _ trait: Bool) -> Double? {
        guard let condition else { return 0 }
        guard condition == trait else { return nil }
        return 1
    }

    /// Pictures for the watch are the last resort: complications are drawn with the screens of a phone.
    private static func idiomScore(_ idiom: String?, _ traits: AssetTraits) -> Double? {
        guard let idiom, idiom != "universal" else { return 0 }
        if idiom == traits.idiom.rawValue { return 1 }
        return idiom == "watch" ? -1 : nil
    }

    private static func languageScore(_ locale: String?, _ traits: AssetTraits) -> Double? {
        guard let locale else { return 0 }
        let wanted = locale.replacingOccurrences(of: "_", with: "-")
        for (rank, language) in traits.languages.enumerated() {
            let offered = language.replacingOccurrences(of: "_", with: "-")
            if offered == wanted || offered.hasPrefix(wanted + "-") { return Double(traits.languages.count - rank) }
        }
        return nil
    }

    /// The exact scale, else the next larger one, else the largest.
    private static func scaleScore(_ scale: Double?, _ wanted: Double) -> Double {
        guard let scale else { return 900 }
        if scale == wanted { return 1000 }
        return scale > wanted ? 800 - scale : scale
    }
}
