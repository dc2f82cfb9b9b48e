import Foundation
import Geometry
import Snapshot

/// Lays out texts. Nothing is loaded before the first text; answers are kept in bounded caches.
public final class TextLayoutEngine: @unchecked Sendable {
    public static let shared = TextLayoutEngine()

    private struct TextKey: Hashable {
        var text: StyledText
        var now: Date?
    }

    private struct EllipsisKey: Hashable {
        var style: TextStyle
        var isRightToLeft: Bool
    }

    private let lock = NSRecursiveLock()
    private var shaper = ParagraphShaper()
    /// The capacity is about one of characters: texts of a view with thousands of nodes, or some megabytes.
    private var texts = BoundedCache<TextKey, PreparedText>(capacity: 16384)
    private var ellipses = BoundedCache<EllipsisKey, ShapedParagraph>(capacity: 64)

    /// Lays out a text in a space. Lengths in points; nil: no limit. `scale`: pixels per point.
    /// `now` nil: texts that follow the clock take the widest form they can, which is what layout reserves for them.
    /// Throws when a pinned font file is missing.
    public func layout(
        _ text: StyledText, maxWidth: Double? = nil, maxHeight: Double? = nil, scale: Double, now: Date? = nil
    ) throws(FontError) -> TextLayout {
        try layout(prepared(text, now: now), maxWidth: maxWidth, maxHeight: maxHeight, scale: scale)
    }

    /// A text to be laid out in several spaces; see ``layout(_:maxWidth:maxHeight:scale:now:)``.
    public func prepared(_ text: StyledText, now: Date? = nil) -> PreparedText {
        let key = TextKey(text: text, now: text.isDynamic ? now : nil)
        return lock.withLock {
            if let known = texts[key] { return known }
            let made = PreparedText(text, now: key.now)
            texts.insert(made, for: key, weight: made.weight)
            return made
        }
    }

    /// Lays out a prepared text in a space; see ``layout(_:maxWidth:maxHeight:scale:now:)``.
    public func layout(
        _ prepared: PreparedText, maxWidth: Double? = nil, maxHeight: Double? = nil, scale: Double
    ) throws(FontError) -> TextLayout {
        let space = PreparedText.Space(
            width: maxWidth.map { $0.isNaN ? 0 : max($0, 0) } ?? .infinity, height: maxHeight.map { $0.isNaN ? 0 : max($0, 0) } ?? .infinity,
            scale: scale > 0 ? scale : 1)
        return try lock.locked { () throws(FontError) -> TextLayout in
            if let known = prepared.layout(in: space) { return known }
            let made = try make(prepared, space)
            prepared.keep(made, in: space)
            return made
        }
    }

    /// The size only; see ``layout(_:maxWidth:maxHeight:scale:now:)``.
    public func size(
        _ text: StyledText, maxWidth: Double? = nil, maxHeight: Double? = nil, scale: Double, now: Date? = nil
    ) throws(FontError) -> CGSize {
        try layout(text, maxWidth: maxWidth, maxHeight: maxHeight, scale: scale, now: now).size
    }

    /// Line metrics of a font in points: distance of the line's top and bottom from the baseline.
    public func lineMetrics(of font: FontSpecification) throws(FontError) -> (ascent: Double, descent: Double) {
        try lock.locked { () throws(FontError) -> (ascent: Double, descent: Double) in
            let found = try shaper.fonts.font(font)
            return (found.ascent, found.descent)
        }
    }

    /// Drops everything kept, after the set of fonts changed.
    func forgetEverything() {
        lock.withLock {
            shaper = ParagraphShaper()
            texts.removeAll()
            ellipses.removeAll()
        }
    }

    private func make(_ prepared: PreparedText, _ space: PreparedText.Space) throws(FontError) -> TextLayout {
        let text = prepared.text
        let paragraphs = try paragraphs(of: prepared)
        guard paragraphs.count > 1 || !(paragraphs.first?.clusters.isEmpty ?? true) || text.paragraph.reservedLines > 0 else {
            return TextLayout(
                FittedLines(lines: [], isTruncated: false, fits: true, factor: 1, tightening: 0), text: text, maxWidth: space.width,
                pixelScale: space.scale)
        }
        let fitting = ParagraphFitting(
            paragraphs: { (factor) throws(FontError) in
                factor == 1 ? paragraphs : try self.shaped(text.scaled(by: factor), now: prepared.now)
            },
            style: text.paragraph, width: space.width, height: space.height, pixelScale: space.scale,
            ellipsis: { self.ellipsis(run: $0, text: text.scaled(by: $1)) })
        return TextLayout(try fitting.fit(), text: text, maxWidth: space.width, pixelScale: space.scale)
    }

    private func paragraphs(of prepared: PreparedText) throws(FontError) -> [ShapedParagraph] {
        if let known = prepared.paragraphs { return known }
        let made = try shaped(prepared.text, now: prepared.now)
        prepared.paragraphs = made
        return made
    }

    private func shaped(_ text: StyledText, now: Date?) throws(FontError) -> [ShapedParagraph] {
        guard !text.runs.isEmpty else { return [] }
        let source = TextSource(text, now: now)
        var made: [ShapedParagraph] = []
        for range in source.paragraphs { made.append(try shaper.shape(range, of: source, text: text)) }
        return made
    }

    private func ellipsis(run: Int, text: StyledText) -> ShapedParagraph? {
        guard text.runs.indices.contains(run) else { return nil }
        let key = EllipsisKey(style: text.runs[run].style, isRightToLeft: text.paragraph.isRightToLeft)
        let shaped: ShapedParagraph
        if let known = ellipses[key] {
            shaped = known
        } else {
            let mark = StyledText(runs: [TextRun("…", style: key.style)], paragraph: text.paragraph)
            guard let made = try? shaper.shape(0..<1, of: TextSource(mark, now: nil), text: mark) else { return nil }
            ellipses.insert(made, for: key)
            shaped = made
        }
        return shaped.copy(run: run)
    }
}
