import CTypography
import Foundation
import Snapshot

/// Turns a paragraph into positioned clusters: splits it by style, face, script and direction, and shapes the pieces.
struct ParagraphShaper {
    var fonts = FontResolver()
    var fallback = FontFallback()
    private var substitutes: [ObjectIdentifier: [String: ResolvedFont]] = [:]

    init() {}

    mutating func shape(_ range: Range<Int>, of source: TextSource, text: StyledText) throws(FontError) -> ShapedParagraph {
        let scalars = Array(source.scalars[range])
        let lastRun = max(text.runs.count - 1, 0)
        let neighbour = range.lowerBound < source.runs.count ? source.runs[range.lowerBound] : source.runs.last ?? lastRun
        let emptyFont = try font(of: text.runs[neighbour], isSmallCapital: false)
        let shaped = ShapedParagraph(scalars: scalars, emptyAscent: emptyFont.ascent, emptyDescent: emptyFont.descent)
        let language = text.paragraph.locale.replacingOccurrences(of: "_", with: "-")
        let analysis = ParagraphAnalysis(
            scalars, isRightToLeft: text.paragraph.isRightToLeft, language: language, breaksHangulWords: text.paragraph.breaksHangulWords ?? false)
        shaped.isRightToLeft = analysis.isRightToLeft
        let runs = Array(source.runs[range])
        let faces = try chooseFonts(
            scalars, smallCapitals: Array(source.smallCapitals[range]), runs: runs, analysis: analysis, text: text, language: language)
        var start = 0
        while start < scalars.count {
            var end = start + 1
            let isObject = scalars[start] == TextSource.objectReplacement
            while end < scalars.count, !isObject, runs[end] == runs[start], faces[end] === faces[start],
                analysis.levels[end] == analysis.levels[start], analysis.scripts[end] == analysis.scripts[start],
                scalars[end] != TextSource.objectReplacement
            {
                end += 1
            }
            let piece = TextPiece(
                range: start..<end, run: runs[start], style: text.runs[runs[start]].style, font: faces[start], level: analysis.levels[start],
                script: analysis.scripts[start], language: language)
            if isObject, case .attachment(let id, let size, let descent) = text.runs[runs[start]].content {
                shaped.appendAttachment(piece, id: id, size: size, descent: descent, analysis: analysis)
            } else {
                shaped.append(piece, analysis: analysis)
            }
            start = end
        }
        if scalars.contains(ShapedParagraph.ellipsis) { shaped.fitEllipses() }
        return shaped
    }

    private mutating func font(of run: TextRun, isSmallCapital: Bool) throws(FontError) -> ResolvedFont {
        var variant = FontResolver.Variant(breaksLigatures: run.style.tracking != 0, isSmallCapital: isSmallCapital)
        if case .dynamic(let dynamic) = run.content { variant.isClock = DynamicTextFormatter.usesMonospacedDigits(dynamic) }
        return try fonts.font(run.style.font, textScale: run.style.textScale, variant: variant)
    }

    /// The font of every code point.
    private mutating func chooseFonts(
        _ scalars: [UInt32], smallCapitals: [Bool], runs: [Int], analysis: ParagraphAnalysis, text: StyledText, language: String
    ) throws(FontError) -> [ResolvedFont] {
        var result: [ResolvedFont] = []
        result.reserveCapacity(scalars.count)
        var start = 0
        while start < scalars.count {
            var end = start + 1
            while end < scalars.count, analysis.breaks[end] & UInt8(ctypography_is_grapheme_start) == 0 { end += 1 }
            let style = text.runs[runs[start]].style
            let primary = try font(of: text.runs[runs[start]], isSmallCapital: smallCapitals[start])
            let chosen = choose(
                scalars[start..<end], primary: primary, isItalic: style.font.isItalic, script: analysis.scripts[start], language: language)
            for _ in start..<end { result.append(chosen) }
            start = end
        }
        return result
    }

    private mutating func choose(
        _ cluster: ArraySlice<UInt32>, primary: ResolvedFont, isItalic: Bool, script: UInt32, language: String
    ) -> ResolvedFont {
        guard let first = cluster.first, cluster.count > 1 || first >= 0x7F else { return primary }
        if EmojiRule.isEmoji(cluster), let name = FontCatalog.shared.family(named: FontCatalog.shared.emoji)?.faces.first?.name,
            let face = try? FontLibrary.shared.face(named: name)
        {
            return substitute(face, for: primary, isItalic: false)
        }
        if let other = primary.beyondLatin, script != ParagraphAnalysis.latin, cluster.allSatisfy({ ctypography_face_glyph(other.handle, $0) != 0 }) {
            return substitute(other, for: primary, isItalic: isItalic)
        }
        let lacking = cluster.first { !EmojiRule.isIgnorable($0) && ctypography_face_glyph(primary.face.handle, $0) == 0 }
        guard lacking != nil,
            let face = fallback.face(
                for: first, script: script, language: language, weight: primary.weight, isMonospaced: primary.isMonospaced)
        else { return primary }
        return substitute(face, for: primary, isItalic: isItalic)
    }

    private mutating func substitute(_ face: FontFace, for primary: ResolvedFont, isItalic: Bool) -> ResolvedFont {
        if let known = substitutes[ObjectIdentifier(primary)]?[face.name] { return known }
        let font = primary.substituted(by: face, italic: isItalic)
        substitutes[ObjectIdentifier(primary), default: [:]][face.name] = font
        kept.append(primary)
        return font
    }

    /// Keeps the keys of `substitutes` alive.
    private var kept: [ResolvedFont] = []
}
