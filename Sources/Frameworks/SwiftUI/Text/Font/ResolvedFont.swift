import FoundationOverlay
import Metrics
import Snapshot
import UIKit

/// A font as its surroundings make it.
struct ResolvedFont {
    var specification: FontSpecification
    /// The weight that `bold()` gives.
    var emphasizedWeight: Double

    /// What a font's size and weight depend on.
    struct Surroundings {
        var category: String
        var prefersBold: Bool
    }

    init(_ specification: FontSpecification, emphasizedWeight: Double = Font.Weight.bold.number) {
        self.specification = specification
        self.emphasizedWeight = emphasizedWeight
    }

    init(_ font: Font, in surroundings: Surroundings) {
        switch font.source {
        case .style(let style, let design, let weight): self.init(style, design, weight, surroundings)
        case .system(let size, let weight, let design):
            self.init(
                FontSpecification(
                    size: Self.size(size), weight: (weight ?? .regular).number, design: (design ?? .default).specification))
        case .custom(let name, let size, let style):
            AppFonts.register()
            let scaled = style.map {
                ScaledMetricLaw.scaledFontSize(size, relativeTo: $0.metricsName, category: surroundings.category)
            }
            self.init(FontSpecification(name: name, size: Self.size(scaled ?? size)))
        case .uiFont(let font): self.init(font.specification)
        case .modified(let base, let modifier):
            self.init(base, in: surroundings)
            modifier.apply(to: &self)
        }
    }

    /// Core Text takes a size of nothing for its own of 12 points.
    private static func size(_ asked: CGFloat) -> CGFloat { asked < 1e-6 ? 12 : asked }

    private init(_ style: Font.TextStyle, _ design: Font.Design?, _ weight: Font.Weight?, _ surroundings: Surroundings) {
        let metrics = TextStyleMetrics.style(style.metricsName)
        var specification = FontSpecification(
            size: metrics.size(category: surroundings.category), weight: weight?.number ?? metrics.weight,
            design: (design ?? .default).specification)
        let gap = metrics.lineGap(category: surroundings.category)
        if gap != 0 { specification.lineGap = gap }
        self.init(specification, emphasizedWeight: metrics.emphasizedWeight)
    }
}
