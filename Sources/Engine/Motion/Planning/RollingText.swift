import Foundation
import Geometry
import Snapshot

/// A text whose digits roll: what stays, what goes, what comes.
struct RollingText: Sendable {
    /// Glyphs that are in both, with their places in each.
    private(set) var staying: [(GlyphUnit, GlyphUnit)] = []
    /// With the place that a digit in its stead takes.
    private(set) var going: [(GlyphUnit, CGPoint)] = []
    private(set) var coming: [(GlyphUnit, CGPoint)] = []
    /// Underlines and the like, before and after.
    let lines: (TextDrawing, TextDrawing)
    let goesUp: Bool
    /// Height of a line in points.
    let height: Double

    /// nil where glyphs do not stand for single characters, or there are too many.
    init?(_ old: [Drawing], _ new: [Drawing], goesUp: Bool) {
        guard old.count == 1, new.count == 1, case .text(let before) = old[0], case .text(let after) = new[0],
            let first = GlyphUnit.units(of: before), let last = GlyphUnit.units(of: after)
        else { return nil }
        self.goesUp = goesUp
        height = max(first.map(\.height).max() ?? 0, last.map(\.height).max() ?? 0)
        lines = (
            TextDrawing(lines: [], underlays: before.underlays, overlays: before.overlays),
            TextDrawing(lines: [], underlays: after.underlays, overlays: after.overlays)
        )
        for step in DigitAlignment.steps(first.map(\.character), last.map(\.character)) {
            switch step {
            case (let i?, let j?):
                if first[i].character == last[j].character, first[i].mixed(last[j], 0.5) != nil {
                    staying.append((first[i], last[j]))
                } else {
                    going.append((first[i], last[j].origin))
                    coming.append((last[j], first[i].origin))
                }
            case (let i?, nil): going.append((first[i], first[i].origin))
            case (nil, let j?): coming.append((last[j], last[j].origin))
            case (nil, nil): break
            }
        }
    }
}

/// A glyph that stands for a character, at its place.
struct GlyphUnit: Sendable {
    var character: Character
    /// A line of this glyph alone, whose origin is the glyph's.
    var line: GlyphLine

    var origin: CGPoint { line.origin }
    var height: Double { line.ascent + line.descent }

    /// More than these are not taken apart.
    private static let most = 256

    static func units(of text: TextDrawing) -> [GlyphUnit]? {
        var result: [GlyphUnit] = []
        for line in text.lines {
            for run in line.runs {
                guard run.text.count == run.glyphs.count, run.xs.count == run.glyphs.count, run.ys.count == run.glyphs.count,
                    result.count + run.glyphs.count <= most
                else { return nil }
                for (index, character) in run.text.enumerated() { result.append(GlyphUnit(character, line, run, index)) }
            }
        }
        return result
    }

    private init(_ character: Character, _ line: GlyphLine, _ run: GlyphRun, _ index: Int) {
        self.character = character
        var single = run
        (single.text, single.glyphs, single.xs, single.ys) = (String(character), [run.glyphs[index]], [0], [0])
        let origin = CGPoint(x: line.origin.x + run.xs[index], y: line.origin.y + run.ys[index])
        let next = run.xs.filter { $0 > run.xs[index] }.min() ?? line.width
        self.line = GlyphLine(origin: origin, width: max(next - run.xs[index], 0), ascent: line.ascent, descent: line.descent, runs: [single])
    }

    /// Between this glyph's place and look and another's; nil where the glyph is another one.
    func mixed(_ other: GlyphUnit, _ part: Double) -> GlyphLine? {
        guard line.runs[0].glyphs == other.line.runs[0].glyphs, let font = Mix.font(line.runs[0].font, other.line.runs[0].font, part),
            let paint = Mix.paint(line.runs[0].paint, other.line.runs[0].paint, part)
        else { return nil }
        var result = other.line
        result.origin = Mix.point(line.origin, other.line.origin, part)
        (result.runs[0].font, result.runs[0].paint) = (font, paint)
        return result
    }
}
