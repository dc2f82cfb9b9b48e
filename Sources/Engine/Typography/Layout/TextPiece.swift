import CTypography
import Foundation
import Metrics
import Snapshot

/// Code points of a paragraph that are shaped together.
struct TextPiece {
    var range: Range<Int>
    var run: Int
    var style: TextStyle
    var font: ResolvedFont
    var level: UInt8
    var script: UInt32
    var language: String

    /// Glyphs in visual order.
    func shape(_ scalars: [UInt32]) -> [ctypography_glyph] {
        scalars.withUnsafeBufferPointer { text in
            language.withCString { language in
                font.features.withCString { features in
                    var request = ctypography_shaping_request(
                        text: text.baseAddress, text_length: UInt32(text.count), start: UInt32(range.lowerBound), length: UInt32(range.count),
                        script: script, is_right_to_left: level % 2 == 1, language: language, features: features)
                    return Self.collect(font.face.handle, &request, capacity: range.count * 2 + 8)
                }
            }
        }
    }

    private static func collect(_ face: OpaquePointer, _ request: inout ctypography_shaping_request, capacity: Int) -> [ctypography_glyph] {
        var needed = 0
        let glyphs = [ctypography_glyph](unsafeUninitializedCapacity: capacity) { buffer, count in
            needed = ctypography_shape(face, &request, buffer.baseAddress, capacity)
            count = min(needed, capacity)
        }
        return needed > capacity ? collect(face, &request, capacity: needed) : glyphs
    }
}

extension ShapedParagraph {
    /// Shapes a piece and adds its clusters in logical order.
    func append(_ piece: TextPiece, analysis: ParagraphAnalysis) {
        let shaped = piece.shape(scalars)
        var groups: [Range<Int>] = []
        for (i, glyph) in shaped.enumerated() {
            if let last = groups.last, shaped[last.lowerBound].cluster == glyph.cluster {
                groups[groups.count - 1] = last.lowerBound..<(i + 1)
            } else {
                groups.append(i..<(i + 1))
            }
        }
        if piece.level % 2 == 1 { groups.reverse() }
        let firstCluster = clusters.count
        for (n, group) in groups.enumerated() {
            let start = Int(shaped[group.lowerBound].cluster)
            let end = n + 1 < groups.count ? Int(shaped[groups[n + 1].lowerBound].cluster) : piece.range.upperBound
            addCluster(piece, shaped[group], scalars: start..<end, analysis: analysis)
        }
        addItem(piece, from: firstCluster, ascent: piece.font.ascent, descent: piece.font.descent)
    }

    /// Adds an inline picture.
    func appendAttachment(_ piece: TextPiece, id: Int, size: CGSize, descent: Double, analysis: ParagraphAnalysis) {
        let first = clusters.count
        clusters.append(cluster(piece, scalars: piece.range, glyphs: glyphs.count..<glyphs.count, advance: size.width, isTight: false, analysis))
        addItem(piece, from: first, ascent: size.height - descent, descent: descent)
        items[items.count - 1].attachment = (id, size)
    }

    private func addItem(_ piece: TextPiece, from first: Int, ascent: Double, descent: Double) {
        let shift = piece.style.baselineOffset
        items.append(
            Item(
                font: piece.font, run: piece.run, level: piece.level, clusters: first..<clusters.count, ascent: ascent + max(shift, 0),
                descent: descent + max(-shift, 0)))
    }

    private func addCluster(_ piece: TextPiece, _ shaped: ArraySlice<ctypography_glyph>, scalars: Range<Int>, analysis: ParagraphAnalysis) {
        let firstGlyph = glyphs.count
        if let width = controlWidth(self.scalars[scalars]) {
            let none = glyphs.count..<glyphs.count
            return clusters.append(cluster(piece, scalars: scalars, glyphs: none, advance: width, isTight: false, analysis))
        }
        let isCapital = scalars.count == 1 && Self.isCapitalBeforeSmall(self.scalars, at: scalars.lowerBound)
        let rule = AdvanceRule(font: piece.font, isCapitalBeforeSmall: isCapital)
        let known = rule.advance(of: self.scalars[scalars])
        var pen = 0.0
        for glyph in shaped {
            let (advance, shift) = rule.place(glyph, known: glyph.nominal_advance != 0 ? known : nil)
            glyphs.append(
                Glyph(
                    id: glyph.glyph, x: pen + shift + rule.across(glyph.x_offset),
                    y: -rule.along(glyph.y_offset) - piece.style.baselineOffset - piece.font.lift))
            pen += advance
        }
        let extra = pen > 0 ? piece.style.kerning + piece.style.tracking + piece.font.tracking : 0
        clusters.append(
            cluster(piece, scalars: scalars, glyphs: firstGlyph..<glyphs.count, advance: pen + extra, isTight: true, analysis))
    }

    private static func isCapitalBeforeSmall(_ scalars: [UInt32], at index: Int) -> Bool {
        guard index + 1 < scalars.count else { return false }
        return (0x41...0x5A).contains(scalars[index]) && (0x61...0x7A).contains(scalars[index + 1])
    }

    /// Points between the tab stops of a paragraph: Apple's reference of `NSParagraphStyle.tabStops`, twelve stops at intervals of 28 points.
    private static let tabInterval = 28.0

    /// The width of a control character, which has no glyph: a tab goes to the next stop, others take no room. nil for what is drawn.
    private func controlWidth(_ cluster: ArraySlice<UInt32>) -> Double? {
        guard cluster.count == 1, let value = cluster.first, value < 0x20 || (0x7F...0x9F).contains(value) else { return nil }
        guard value == 0x09 else { return 0 }
        let x = clusters.reduce(0) { $0 + $1.advance }
        return ((x / Self.tabInterval).rounded(.down) + 1) * Self.tabInterval - x
    }

    private func cluster(
        _ piece: TextPiece, scalars range: Range<Int>, glyphs: Range<Int>, advance: Double, isTight: Bool, _ analysis: ParagraphAnalysis
    ) -> Cluster {
        let flags = Int(analysis.breaks[range.lowerBound])
        return Cluster(
            item: items.count, scalars: range, glyphs: glyphs, advance: advance, size: isTight ? piece.font.size : 0,
            tightenable: isTight ? piece.font.tightenable : 0,
            canBreakBefore: flags & ctypography_can_break_line_before != 0, isGraphemeStart: flags & ctypography_is_grapheme_start != 0,
            isWhiteSpace: flags & ctypography_is_white_space != 0 && scalars[range.lowerBound] != 0xA0)
    }
}

/// Widths of glyphs under a font's advance model. Points.
struct AdvanceRule {
    let font: ResolvedFont
    private let unit: Double
    private let isCapitalBeforeSmall: Bool

    init(font: ResolvedFont, isCapitalBeforeSmall: Bool = false) {
        self.font = font
        self.isCapitalBeforeSmall = isCapitalBeforeSmall
        unit = font.outlineSize / font.face.unitsPerEm
    }

    func across(_ units: Int32) -> Double { Double(units) * unit * font.widthScale }
    func along(_ units: Int32) -> Double { Double(units) * unit }

    /// The advance that the model knows for a cluster, without tracking and kerning.
    func advance(of cluster: ArraySlice<UInt32>) -> Double? {
        guard let first = cluster.first else { return nil }
        switch font.model {
        case .own: return nil
        case .fixed(let advance): return advance * font.size
        case .known(let advances): return cluster.count == 1 ? advances[first].map { $0 * font.size } : nil
        case .system(let advances):
            if font.usesTabularDigits, (0x30...0x39).contains(first), cluster.count == 1 { return advances.tabularDigit * font.size }
            if first < 0x7F, cluster.count == 1 { return advances.advance(of: first).map { $0 * font.size } }
            if cluster.count == 1, let fit = SystemFontMetrics.shared.signs[first] { return substituteAdvance(of: first).map { $0 * fit.advance } }
            return Self.base(of: cluster).flatMap { advances.advance(of: $0) }.map { $0 * font.size }
        }
    }

    /// A glyph's advance with kerning, and how far its outline moves to stay centred in it.
    func place(_ glyph: ctypography_glyph, known: Double?) -> (advance: Double, shift: Double) {
        guard let known else { return (across(glyph.advance), 0) }
        if case .fixed = font.model { return (known, (known - across(glyph.nominal_advance)) / 2) }
        let kerning = glyph.advance - glyph.nominal_advance
        let scale = SystemFontMetrics.shared.kerningScale(apart: kerning > 0, afterCapital: isCapitalBeforeSmall)
        return (known + along(kerning) * scale * font.kerning, (known - across(glyph.nominal_advance)) / 2)
    }

    private func substituteAdvance(of sign: UInt32) -> Double? {
        Unicode.Scalar(sign).flatMap { font.face.glyph(for: $0) }.map { font.outlineWidth(of: $0) }
    }

    /// The letter under the accents; nil where there is none in ASCII.
    private static func base(of cluster: ArraySlice<UInt32>) -> UInt32? {
        guard let first = cluster.first, let scalar = Unicode.Scalar(first) else { return nil }
        if first < 0x7F { return first }
        guard first < 0x250 || (0x1E00...0x1EFF).contains(first) else { return nil }
        let base = String(Character(scalar)).decomposedStringWithCanonicalMapping.unicodeScalars.first?.value
        return base.flatMap { $0 < 0x7F ? $0 : nil }
    }
}
