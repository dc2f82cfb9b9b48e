import Foundation
import Metrics
import Snapshot

/// Binds font specifications to faces. Answers are kept.
struct FontResolver {
    private struct Key: Hashable {
        var font: FontSpecification
        var textScale: Double
        var variant: Variant
    }

    /// What a run of text asks of its font beyond the specification.
    struct Variant: Hashable {
        var breaksLigatures = false
        /// Digits of one width and colons at their middle, as timers have them.
        var isClock = false
        /// A capital about as high as a small letter, in the line metrics of the full size.
        var isSmallCapital = false
    }

    private var fonts: [Key: ResolvedFont] = [:]

    mutating func font(_ specification: FontSpecification, textScale: Double = 1, variant: Variant = Variant()) throws(FontError) -> ResolvedFont {
        let key = Key(font: specification, textScale: textScale, variant: variant)
        if let known = fonts[key] { return known }
        var specification = specification
        if variant.isClock { specification.usesMonospacedDigits = true }
        let smallness = variant.isSmallCapital ? SystemFontMetrics.shared.smallCapitals : 1
        let size = max(specification.size * textScale * smallness, 0.01)
        let font: ResolvedFont
        if let name = specification.name,
            let face = FontLibrary.shared.customFace(named: name, weight: specification.weight, isItalic: specification.isItalic)
        {
            font = Self.custom(face, specification, size: size, variant, isDrawnAsAsked: false)
        } else if let name = specification.name,
            let named = FontLibrary.shared.standIn(named: name, weight: specification.weight, isItalic: specification.isItalic)
        {
            font = Self.standIn(named, specification, size: size, variant)
        } else if specification.name != nil, let named = FontLibrary.shared.lastResort() {
            var plain = specification
            (plain.weight, plain.isItalic) = (400, false)
            font = Self.standIn(named, plain, size: size, variant)
        } else {
            font = try Self.system(specification, size: size, variant)
        }
        font.lineGap = (specification.lineGap ?? 0) * textScale
        if variant.isSmallCapital {
            let full = FontResolver.Variant(breaksLigatures: variant.breaksLigatures, isClock: variant.isClock)
            let large = try self.font(specification, textScale: textScale, variant: full)
            (font.ascent, font.descent) = (large.ascent, large.descent)
        }
        if fonts.count > 512 { fonts.removeAll() }
        fonts[key] = font
        return font
    }

    /// A face with the line metrics of the font that it stands in for.
    private static func standIn(_ named: NamedFace, _ specification: FontSpecification, size: Double, _ variant: Variant) -> ResolvedFont {
        let own = named.font
        let font = latin(of: named, specification, size: size, variant) ?? custom(named.face, specification, size: size, variant)
        if let ascender = own.ascender, let descender = own.descender {
            (font.ascent, font.descent) = leaded(ascender * size, descender * size, specification, size)
        }
        return font
    }

    /// The font as its Latin letters are drawn, with the face of all others; nil where one face has both.
    private static func latin(
        of named: NamedFace, _ specification: FontSpecification, size: Double, _ variant: Variant
    ) -> ResolvedFont? {
        guard let own = named.latin, let face = named.latinFace else { return nil }
        var known: [UInt32: Double] = [:]
        for (sign, width) in own.widths {
            guard let scalar = sign.unicodeScalars.first, let glyph = face.glyph(for: scalar) else { continue }
            if !specification.usesMonospacedDigits || sign.first?.isNumber != true {
                known[scalar.value] = width * face.advance(of: glyph) / face.unitsPerEm
            }
        }
        let font = custom(face, specification, size: size, variant, widths: (own.width, .known(known)))
        font.features = [font.features, "-kern"].filter { !$0.isEmpty }.joined(separator: ",")
        font.beyondLatin = named.face
        return font
    }

    /// - Parameter isDrawnAsAsked: Whether a face that is not bold or slanted is made so. Core Text makes none of a font's own
    ///   (`CTFontCreateCopyWithSymbolicTraits`); what stands in for a font of iOS may lack faces that it has.
    private static func custom(
        _ face: FontFace, _ font: FontSpecification, size: Double, _ variant: Variant, widths: (scale: Double, ResolvedFont.AdvanceModel) = (1, .own),
        isDrawnAsAsked: Bool = true
    ) -> ResolvedFont {
        let unit = size / face.unitsPerEm
        // The font's own gap between lines counts for nothing, as in pictures by iOS (docs/SOURCES.md, lines of fonts that apps bring).
        let (ascent, descent) = leaded(face.ascender * unit, face.descender * unit, font, size)
        let tooLight = isDrawnAsAsked && font.weight >= 600 && face.weight < 550
        return ResolvedFont(
            face: face, size: size, outlineSize: size, widthScale: widths.scale,
            slant: isDrawnAsAsked && font.isItalic && !face.isItalic ? ResolvedFont.syntheticSlant : 0, embolden: tooLight ? size * 0.02 : 0,
            model: widths.1,
            tracking: 0, ascent: ascent, descent: descent,
            features: features(font, breaksLigatures: variant.breaksLigatures, isClock: false), usesTabularDigits: font.usesMonospacedDigits,
            weight: font.weight,
            isSystem: false)
    }

    private static func system(_ font: FontSpecification, size: Double, _ variant: Variant) throws(FontError) -> ResolvedFont {
        let metrics = SystemFontMetrics.shared
        let design = font.design.rawValue
        guard let family = FontCatalog.shared.systemFamily(design: design, size: size) else { throw .unknownFace(design) }
        let rounded = font.design == .rounded ? try RoundedFace(family: family, weight: font.weight) : nil
        let plain = family.face(weight: font.weight, isItalic: font.isItalic).name
        let face = if let rounded { rounded.face } else { try FontLibrary.shared.face(named: plain) }
        let tracking = metrics.tracking(size: size, design: design) * size
        let (ascent, descent) = leaded(metrics.ascender * size, metrics.descender * size, font, size)
        let capRatio = metrics.capHeight / (face.capHeight / face.unitsPerEm) * (rounded?.shrink ?? 1)
        let stroke = (rounded?.stroke ?? 0) * size * capRatio
        let (model, widthScale) = advanceModel(font, face, size: size, capRatio: capRatio)
        let resolved = ResolvedFont(
            face: face, size: size, outlineSize: size * capRatio, widthScale: widthScale,
            slant: font.isItalic && !face.isItalic ? ResolvedFont.syntheticSlant : 0, embolden: stroke, model: model, tracking: tracking,
            ascent: ascent,
            descent: descent, features: features(font, breaksLigatures: true, isClock: variant.isClock), usesTabularDigits: font.usesMonospacedDigits,
            weight: font.weight, isSystem: true)
        resolved.lift = stroke / 2
        if rounded != nil { resolved.kerning = metrics.roundedKerning }
        return resolved
    }

    /// How wide glyphs are, and by how much outlines are stretched to fit.
    private static func advanceModel(
        _ font: FontSpecification, _ face: FontFace, size: Double, capRatio: Double
    ) -> (ResolvedFont.AdvanceModel, Double) {
        let metrics = SystemFontMetrics.shared
        let stretch = font.width / 100
        switch font.design {
        case .monospaced:
            let own = face.glyph(for: "0").map { face.advance(of: $0) / face.unitsPerEm * capRatio } ?? metrics.monospacedAdvance
            return (.fixed(metrics.monospacedAdvance), stretch * limited(metrics.monospacedAdvance / own))
        case .serif:
            return (.own, stretch)
        case .default, .rounded:
            let advances = metrics.advances(size: size, weight: font.weight, design: font.design.rawValue)
            var (wanted, own) = (0.0, 0.0)
            for letter in UInt32(97)...122 {
                guard let scalar = Unicode.Scalar(letter), let glyph = face.glyph(for: scalar) else { continue }
                wanted += advances.advance(of: letter) ?? 0
                own += face.advance(of: glyph) / face.unitsPerEm * capRatio
            }
            return (
                .system(advances.scaled(by: stretch)), stretch * (own > 0 ? limited(wanted / own, most: font.design == .rounded ? 0.2 : 0.06) : 1)
            )
        }
    }

    private static func limited(_ scale: Double, most: Double = 0.06) -> Double { min(max(scale, 1 - most), 1 + most) }

    private static func leaded(_ ascent: Double, _ descent: Double, _ font: FontSpecification, _ size: Double) -> (Double, Double) {
        let change = SystemFontMetrics.shared.leadingChange(size: size) / 2
        return switch font.leading {
        case .standard: (ascent, descent)
        case .tight: (ascent - change, descent - change)
        case .loose: (ascent + change, descent + change)
        }
    }

    private static func features(_ font: FontSpecification, breaksLigatures: Bool, isClock: Bool) -> String {
        var list: [String] = breaksLigatures ? ["-liga", "-clig", "-calt"] : []
        if isClock { list.append("case") }
        if font.usesMonospacedDigits { list.append("tnum") }
        return list.joined(separator: ",")
    }
}
