import Foundation
import Geometry
import Snapshot

extension Mix {
    /// A drawing between two; nil where one does not turn into the other.
    static func drawing(_ a: Drawing, _ b: Drawing, _ part: Double) -> Drawing? {
        switch (a, b) {
        case (.fill(let x, let ink, let evenOdd), .fill(let y, let otherInk, let otherEvenOdd)):
            guard evenOdd == otherEvenOdd, let outline = outline(x, y, part), let paint = paint(ink, otherInk, part) else { return nil }
            return .fill(outline, paint, evenOdd: evenOdd)
        case (.stroke(let x, let ink, let line), .stroke(let y, let otherInk, let otherLine)):
            guard let outline = outline(x, y, part), let paint = paint(ink, otherInk, part), let line = stroke(line, otherLine, part) else {
                return nil
            }
            return .stroke(outline, paint, line)
        case (.text(let x), .text(let y)): return text(x, y, part).map(Drawing.text)
        case (.dynamicText(let x), .dynamicText(let y)): return dynamicText(x, y, part).map(Drawing.dynamicText)
        case (.image(let x), .image(let y)): return image(x, y, part).map(Drawing.image)
        case (.progress(let x), .progress(let y)): return progress(x, y, part).map(Drawing.progress)
        default: return nil
        }
    }

    private static func stroke(_ a: StrokeLine, _ b: StrokeLine, _ part: Double) -> StrokeLine? {
        guard a.cap == b.cap, a.join == b.join, a.dash.count == b.dash.count else { return nil }
        var result = b
        result.width = amount(a.width, b.width, part)
        result.miterLimit = amount(a.miterLimit, b.miterLimit, part)
        result.dash = zip(a.dash, b.dash).map { amount($0, $1, part) }
        result.dashPhase = number(a.dashPhase, b.dashPhase, part)
        return result
    }

    private static func text(_ a: TextDrawing, _ b: TextDrawing, _ part: Double) -> TextDrawing? {
        guard a.lines.count == b.lines.count, let underlays = decorations(a.underlays, b.underlays, part),
            let overlays = decorations(a.overlays, b.overlays, part)
        else { return nil }
        var lines: [GlyphLine] = []
        for (x, y) in zip(a.lines, b.lines) {
            guard let line = line(x, y, part) else { return nil }
            lines.append(line)
        }
        return TextDrawing(lines: lines, underlays: underlays, overlays: overlays)
    }

    private static func decorations(_ a: [TextDecoration], _ b: [TextDecoration], _ part: Double) -> [TextDecoration]? {
        guard a.count == b.count else { return nil }
        var result: [TextDecoration] = []
        for (x, y) in zip(a, b) {
            guard let paint = paint(x.paint, y.paint, part) else { return nil }
            result.append(TextDecoration(rect: rect(x.rect, y.rect, part), paint: paint))
        }
        return result
    }

    private static func line(_ a: GlyphLine, _ b: GlyphLine, _ part: Double) -> GlyphLine? {
        guard a.runs.count == b.runs.count else { return nil }
        var result = b
        result.origin = point(a.origin, b.origin, part)
        result.width = amount(a.width, b.width, part)
        result.ascent = number(a.ascent, b.ascent, part)
        result.descent = number(a.descent, b.descent, part)
        for (index, (x, y)) in zip(a.runs, b.runs).enumerated() {
            guard x.glyphs == y.glyphs, x.text == y.text, x.xs.count == y.xs.count, x.ys.count == y.ys.count,
                let font = font(x.font, y.font, part), let paint = paint(x.paint, y.paint, part)
            else { return nil }
            result.runs[index].font = font
            result.runs[index].paint = paint
            result.runs[index].xs = numbers(x.xs, y.xs, part)
            result.runs[index].ys = numbers(x.ys, y.ys, part)
        }
        return result
    }

    /// The same face in another size.
    static func font(_ a: FontReference, _ b: FontReference, _ part: Double) -> FontReference? {
        if a == b { return a }
        guard a.face == b.face else { return nil }
        var result = b
        result.size = amount(a.size, b.size, part)
        result.widthScale = amount(a.widthScale, b.widthScale, part)
        result.slant = number(a.slant, b.slant, part)
        result.embolden = amount(a.embolden, b.embolden, part)
        return result
    }

    private static func dynamicText(_ a: DynamicTextDrawing, _ b: DynamicTextDrawing, _ part: Double) -> DynamicTextDrawing? {
        guard a.text == b.text, a.paints.count == b.paints.count else { return nil }
        var result = b
        result.box = rect(a.box, b.box, part)
        for index in result.paints.indices {
            guard let paint = paint(a.paints[index], b.paints[index], part) else { return nil }
            result.paints[index] = paint
        }
        return result
    }

    private static func progress(_ a: ProgressDrawing, _ b: ProgressDrawing, _ part: Double) -> ProgressDrawing? {
        guard a.countsDown == b.countsDown, let paint = paint(a.paint, b.paint, part) else { return nil }
        var result = b
        result.paint = paint
        result.start = date(a.start, b.start, part)
        result.end = date(a.end, b.end, part)
        switch (a.form, b.form) {
        case (.bar(let x, let isRightToLeft), .bar(let y, let other)):
            guard isRightToLeft == other else { return nil }
            result.form = .bar(rect(x, y, part), isRightToLeft: isRightToLeft)
        case (.ring(let center, let radius, let width), .ring(let otherCenter, let otherRadius, let otherWidth)):
            result.form = .ring(
                center: point(center, otherCenter, part), radius: amount(radius, otherRadius, part), lineWidth: amount(width, otherWidth, part))
        default: return nil
        }
        return result
    }
}
