import Foundation
import Geometry
import Metrics
import Snapshot

/// Turns placed lines into glyph runs and decorations.
struct LineDrawing {
    let placed: PlacedLines
    let box: CGRect
    let paints: [Paint]

    func drawing() -> TextDrawing {
        var result = TextDrawing(lines: [])
        for line in placed.lines {
            let origin = origin(of: line)
            var runs: [GlyphRun] = []
            for fragment in fragments(of: line) {
                runs += glyphRuns(fragment)
                let decorations = TextDecorations(
                    fragment: fragment, style: placed.text.runs[fragment.item.run].style, origin: origin, line: line,
                    pixelScale: placed.pixelScale)
                result.underlays += decorations.underlays(paint)
                result.overlays += decorations.overlays(paint)
            }
            result.lines.append(
                GlyphLine(
                    origin: origin, width: line.width, ascent: line.line.ascent, descent: line.line.descent, runs: runs)
            )
        }
        return result
    }

    func attachmentFrames() -> [Int: CGRect] {
        var frames: [Int: CGRect] = [:]
        for line in placed.lines {
            let origin = origin(of: line)
            for fragment in fragments(of: line) {
                guard let (id, size) = fragment.item.attachment else { continue }
                let style = placed.text.runs[fragment.item.run].style
                let bottom = fragment.descent(style)
                frames[id] = CGRect(
                    x: origin.x + fragment.x, y: origin.y + bottom - size.height, width: size.width, height: size.height)
            }
        }
        return frames
    }

    private func paint(_ index: Int) -> Paint { paints.indices.contains(index) ? paints[index] : .color(.black) }

    /// Where a line begins on the left.
    func left(of line: PlacedLines.Line) -> CGFloat { origin(of: line).x }

    private func origin(of line: PlacedLines.Line) -> CGPoint {
        let free = box.width - line.width
        let rightToLeft = placed.text.paragraph.isRightToLeft
        let x =
            switch placed.text.paragraph.alignment {
            case .leading: rightToLeft ? free : 0
            case .center: free / 2
            case .trailing: rightToLeft ? 0 : free
            }
        return CGPoint(x: box.minX + x, y: box.minY + line.baseline)
    }

    private func fragments(of line: PlacedLines.Line) -> [LineFragment] {
        LineFragment.visual(line.line, tightening: placed.tightening)
    }

    /// The fragment's glyphs; signs that are stretched more than the others have runs of their own.
    private func glyphRuns(_ fragment: LineFragment) -> [GlyphRun] {
        guard fragment.item.attachment == nil else { return [] }
        let (font, paragraph) = (fragment.item.font, fragment.paragraph)
        let order = fragment.isRightToLeft ? Array(fragment.clusters.reversed()) : Array(fragment.clusters)
        let stretches = order.map { index in
            let scalars = paragraph.scalars[paragraph.clusters[index].scalars]
            return Stretch(across: font.stretch(of: scalars), size: font.size(of: scalars))
        }
        var runs: [GlyphRun] = []
        var (pen, start) = (fragment.x, 0)
        while start < order.count {
            let stretch = stretches[start]
            let end = stretches[start...].firstIndex { $0 != stretch } ?? order.count
            var run = emptyRun(fragment, stretch: stretch)
            run.text = paragraph.text(of: Self.span(order[start..<end]))
            for index in order[start..<end] { append(index, of: fragment, stretch: stretch, at: &pen, to: &run) }
            if !run.glyphs.isEmpty { runs.append(run) }
            start = end
        }
        return runs
    }

    /// How much wider, and how much larger as a whole, a sign is drawn than the font's others.
    private struct Stretch: Equatable {
        var across: Double
        var size: Double
    }

    private func append(_ index: Int, of fragment: LineFragment, stretch: Stretch, at pen: inout Double, to run: inout GlyphRun) {
        let cluster = fragment.paragraph.clusters[index]
        let (font, factor) = (fragment.item.font, stretch.across * stretch.size)
        for glyph in fragment.paragraph.glyphs[cluster.glyphs] {
            run.glyphs.append(glyph.id)
            run.xs.append(pen + glyph.x + (factor == 1 ? 0 : font.outlineWidth(of: glyph.id) * (1 - factor) / 2))
            run.ys.append(glyph.y - (stretch.size == 1 ? 0 : font.middle(of: glyph.id) * (1 - stretch.size)))
        }
        pen += cluster.advance - placed.tightening * cluster.tightenable
    }

    private func emptyRun(_ fragment: LineFragment, stretch: Stretch) -> GlyphRun {
        var reference = fragment.item.font.reference
        reference.widthScale *= stretch.across
        reference.size *= stretch.size
        let run = fragment.item.run
        return GlyphRun(
            font: reference, text: "", paint: paint(placed.text.runs[run].style.paint), glyphs: [], xs: [], ys: [], styleIndex: run)
    }

    private static func span(_ clusters: ArraySlice<Int>) -> Range<Int> {
        let (first, last) = (clusters.first ?? 0, clusters.last ?? 0)
        return min(first, last)..<max(first, last) + 1
    }
}
