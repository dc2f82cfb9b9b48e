import Foundation
import Geometry

/// A face for the rounded design: a light face, and the stroke with round joins that brings its stems to the wanted thickness.
struct RoundedFace {
    let face: FontFace
    /// Em of the outlines.
    let stroke: Double
    /// What the outlines' size is multiplied by so that capitals keep their height with the stroke around them.
    let shrink: Double

    init(family: FontCatalog.Family, weight: Double) throws(FontError) {
        let target = try FontLibrary.shared.face(named: family.face(weight: weight, isItalic: false).name)
        let wanted = Self.stem(target)
        let core = wanted * FontCatalog.shared.rounding.core
        var chosen = target
        for entry in family.faces where !(entry.italic ?? false) && entry.weight < weight {
            let candidate = try FontLibrary.shared.face(named: entry.name)
            if abs(Self.stem(candidate) - core) < abs(Self.stem(chosen) - core) { chosen = candidate }
        }
        face = chosen
        let cap = chosen.capHeight / chosen.unitsPerEm
        let extra = max(wanted - Self.stem(chosen), 0)
        shrink = cap / (cap + extra)
        stroke = extra
    }

    /// Thickness of the upright stroke of l, in em.
    private static func stem(_ face: FontFace) -> Double {
        guard let glyph = face.glyph(for: "l") else { return 0 }
        return Double(Outline.path(face.outline(of: glyph, size: 1)).bounds.width)
    }
}
