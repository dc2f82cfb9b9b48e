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
                if let run = glyphRun(fragment) { runs.append(run) }
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

    private func glyphRun(_ fragment: LineFragment) -> GlyphRun? {
        guard fragment.item.attachment == nil else { return nil }
        let (font, paragraph) = (fragment.item.font, fragment.paragraph)
        var run = GlyphRun(
            font: font.reference, text: paragraph.text(of: fragment.clusters), paint: paint(placed.text.runs[fragment.item.run].style.paint),
            glyphs: [], xs: [], ys: [], styleIndex: fragment.item.run)
        var pen = fragment.x
        let order = fragment.isRightToLeft ? Array(fragment.clusters.reversed()) : Array(fragment.clusters)
        for index in order {
            let cluster = paragraph.clusters[index]
            for glyph in paragraph.glyphs[cluster.glyphs] {
                run.glyphs.append(glyph.id)
                run.xs.append(pen + glyph.x)
                run.ys.append(glyph.y)
            }
            pen += cluster.advance - placed.tightening * cluster.tightenable
        }
        return run.glyphs.isEmpty ? nil : run
    }
}
