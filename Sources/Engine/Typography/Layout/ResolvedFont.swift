import Foundation
import Metrics
import Snapshot

/// A font specification bound to a face, an advance model and line metrics. Lengths in points.
final class ResolvedFont {
    enum AdvanceModel {
        /// The system font's own widths, the substitute's where they are not known.
        case system(SystemAdvances)
        /// Every glyph this wide.
        case fixed(Double)
        /// The face's widths.
        case own
        /// The advances of these code points, in em; of others the face's widths.
        case known([UInt32: Double])
    }

    let face: FontFace
    let size: Double
    /// Size the outlines are drawn at.
    let outlineSize: Double
    let widthScale: Double
    let slant: Double
    let embolden: Double
    let model: AdvanceModel
    /// Added after each glyph by the font itself.
    let tracking: Double
    var ascent: Double
    var descent: Double
    /// Between a line of this font and the next.
    var lineGap = 0.0
    /// What is left of the substitute's kerning.
    var kerning = 1.0
    /// How far outlines move up, so that strokes around them stand on the baseline.
    var lift = 0.0
    /// What draws all that is not written with Latin letters, whether or not the font's own face has it.
    var beyondLatin: FontFace?
    var features: String
    let usesTabularDigits: Bool
    let weight: Double
    let isSystem: Bool
    /// Points that tightening may take from each advance.
    let tightenable: Double

    var isMonospaced: Bool {
        if case .fixed = model { return true }
        return false
    }

    var reference: FontReference {
        FontReference(face: face.name, size: outlineSize, widthScale: widthScale, slant: slant, embolden: embolden)
    }

    init(
        face: FontFace, size: Double, outlineSize: Double, widthScale: Double = 1, slant: Double = 0, embolden: Double = 0, model: AdvanceModel,
        tracking: Double, ascent: Double, descent: Double, features: String, usesTabularDigits: Bool = false, weight: Double, isSystem: Bool
    ) {
        self.face = face
        self.size = size
        self.outlineSize = outlineSize
        self.widthScale = widthScale
        self.slant = slant
        self.embolden = embolden
        self.model = model
        self.tracking = tracking
        self.ascent = ascent
        self.descent = descent
        self.features = features
        self.usesTabularDigits = usesTabularDigits
        self.weight = weight
        self.isSystem = isSystem
        tightenable = SystemFontMetrics.shared.tightening(size: size) * size
    }

    /// The same font with another face for characters it lacks; line metrics stay.
    func substituted(by other: FontFace, italic: Bool) -> ResolvedFont {
        let result = ResolvedFont(
            face: other, size: size, outlineSize: size, slant: italic && !other.isItalic ? Self.syntheticSlant : 0, model: .own, tracking: 0,
            ascent: ascent, descent: descent, features: "", weight: weight, isSystem: false)
        result.lineGap = lineGap
        return result
    }

    /// How much wider than its others the font draws a sign, so that it fills the system font's own width of it.
    func stretch(of cluster: ArraySlice<UInt32>) -> Double {
        guard cluster.count == 1, let sign = cluster.first, sign < 0x7F, case .system(let advances) = model else { return 1 }
        guard SystemFontMetrics.shared.fittedSigns.contains(sign), let wanted = advances.advance(of: sign),
            let scalar = Unicode.Scalar(sign), let glyph = face.glyph(for: scalar)
        else { return 1 }
        let own = outlineWidth(of: glyph)
        return own > 0 ? min(max(wanted * size / own, 0.8), 1.25) : 1
    }

    /// How large the font draws the outline of a sign, as a part of the substitute's.
    func size(of cluster: ArraySlice<UInt32>) -> Double {
        guard cluster.count == 1, let sign = cluster.first, sign > 0x7F, case .system = model else { return 1 }
        return SystemFontMetrics.shared.signs[sign]?.size ?? 1
    }

    /// How high above the baseline the middle of a glyph's outline lies. Points.
    func middle(of glyph: UInt32) -> Double {
        let heights = face.outline(of: glyph, size: outlineSize).lazy.flatMap(\.points).map(\.y)
        return -Double((heights.min() ?? 0) + (heights.max() ?? 0)) / 2
    }

    /// The width in points of a glyph as it is drawn.
    func outlineWidth(of glyph: UInt32) -> Double { face.advance(of: glyph) / face.unitsPerEm * outlineSize * widthScale }

    /// Degrees.
    static let syntheticSlant = 12.0
}
