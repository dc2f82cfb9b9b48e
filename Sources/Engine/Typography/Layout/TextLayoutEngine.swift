import Foundation
import Geometry
import Snapshot

/// Lays out texts. Nothing is loaded before the first text; answers are kept in bounded caches.
public final class TextLayoutEngine: @unchecked Sendable {
    public static let shared = TextLayoutEngine()

    private struct ShapeKey: Hashable {
        var text: StyledText
        var now: Date?
    }

    private struct LayoutKey: Hashable {
        var shape: ShapeKey
        var width: Double
        var height: Double
        var scale: Double
    }

    private struct EllipsisKey: Hashable {
        var style: TextStyle
        var isRightToLeft: Bool
    }

    private let lock = NSRecursiveLock()
    private var shaper = ParagraphShaper()
    private var shapes = BoundedCache<ShapeKey, [ShapedParagraph]>(capacity: 128)
    private var layouts = BoundedCache<LayoutKey, TextLayout>(capacity: 384)
    private var ellipses = BoundedCache<EllipsisKey, ShapedParagraph>(capacity: 64)

    /// Lays out a text in a space. Lengths in points; nil: no limit. `scale`: pixels per point.
    /// `now` nil: texts that follow the clock take the widest form they can, which is what layout reserves for them.
    /// Throws when a pinned font file is missing.
    public func layout(
        _ text: StyledText, maxWidth: Double? = nil, maxHeight: Double? = nil, scale: Double, now: Date? = nil
    ) throws(FontError) -> TextLayout {
        let moment = text.isDynamic ? now : nil
        let key = LayoutKey(
            shape: ShapeKey(text: text, now: moment), width: maxWidth.map { $0.isNaN ? 0 : max($0, 0) } ?? .infinity,
            height: maxHeight.map { $0.isNaN ? 0 : max($0, 0) } ?? .infinity, scale: scale > 0 ? scale : 1)
        return try lock.locked { () throws(FontError) -> TextLayout in
            if let known = layouts[key] { return known }
            let made = try make(key)
            layouts[key] = made
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
            shapes.removeAll()
            layouts.removeAll()
            ellipses.removeAll()
        }
    }

    private func make(_ key: LayoutKey) throws(FontError) -> TextLayout {
        let text = key.shape.text
        let paragraphs = try paragraphs(key.shape)
        guard paragraphs.count > 1 || !(paragraphs.first?.clusters.isEmpty ?? true) || text.paragraph.reservedLines > 0 else {
            return TextLayout(
                FittedLines(lines: [], isTruncated: false, scale: 1, tightening: 0), text: text, maxWidth: key.width, pixelScale: key.scale)
        }
        let fitting = ParagraphFitting(
            paragraphs: paragraphs, style: text.paragraph, width: key.width, height: key.height, pixelScale: key.scale,
            ellipsis: { self.ellipsis(run: $0, text: text) })
        return TextLayout(fitting.fit(), text: text, maxWidth: key.width, pixelScale: key.scale)
    }

    private func paragraphs(_ key: ShapeKey) throws(FontError) -> [ShapedParagraph] {
        if let known = shapes[key] { return known }
        guard !key.text.runs.isEmpty else { return [] }
        let source = TextSource(key.text, now: key.now)
        var made: [ShapedParagraph] = []
        for range in source.paragraphs { made.append(try shaper.shape(range, of: source, text: key.text)) }
        shapes[key] = made
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
            ellipses[key] = made
            shaped = made
        }
        return shaped.copy(run: run)
    }
}
