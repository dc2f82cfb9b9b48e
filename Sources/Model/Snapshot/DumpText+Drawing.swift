import Foundation
import Geometry

extension DumpText {
    package static func drawing(_ drawing: Drawing) -> String {
        switch drawing {
        case .fill(let shape, let colors, let evenOdd): return "fill \(outline(shape)) \(paint(colors))" + (evenOdd ? " evenOdd" : "")
        case .stroke(let shape, let colors, let line): return "stroke \(stroke(line)) \(outline(shape)) \(paint(colors))"
        case .text(let text): return (["text"] + text.lines.map(self.line) + decorations(text)).joined(separator: " ")
        case .dynamicText(let text):
            return "dynamicText " + rect(text.box) + " " + text.text.runs.map(content).joined(separator: " + ")
        case .image(let drawing): return image(drawing)
        case .progress(let progress):
            let form =
                switch progress.form {
                case .bar(let frame, let isRightToLeft): "bar " + rect(frame) + (isRightToLeft ? " rightToLeft" : "")
                case .ring(let center, let radius, let width): "ring " + point(center) + " " + numbers([radius, width])
                }
            return "progress \(form) \(date(progress.start))…\(date(progress.end))\(progress.countsDown ? " down" : "") \(paint(progress.paint))"
        }
    }

    package static func stroke(_ line: StrokeLine) -> String {
        var words = [number(line.width)]
        if line.cap != .butt { words.append(line.cap.rawValue) }
        if line.join != .miter { words.append(line.join.rawValue + "Join") }
        if !line.dash.isEmpty { words.append("dash(" + numbers(line.dash) + ")") }
        return words.joined(separator: " ")
    }

    private static func line(_ line: GlyphLine) -> String {
        let runs = line.runs.map { run in
            var words = [quoted(run.text), run.font.face, number(run.font.size), paint(run.paint)]
            if run.font.widthScale != 1 { words.append("width " + number(run.font.widthScale)) }
            if run.font.slant != 0 { words.append("slant " + number(run.font.slant)) }
            if run.font.embolden != 0 { words.append("bold " + number(run.font.embolden)) }
            return words.joined(separator: " ")
        }
        return "(" + point(line.origin) + " w" + number(line.width) + " " + runs.joined(separator: ", ") + ")"
    }

    private static func decorations(_ text: TextDrawing) -> [String] {
        text.underlays.map { "under " + rect($0.rect) + " " + paint($0.paint) }
            + text.overlays.map { "over " + rect($0.rect) + " " + paint($0.paint) }
    }

    package static func content(_ run: TextRun) -> String {
        switch run.content {
        case .string(let string): return quoted(string)
        case .attachment(let id, let box, _): return "attachment \(id) " + size(box)
        case .dynamic(let dynamic):
            switch dynamic.source {
            case .date(let moment, let style): return "date \(style.rawValue) \(date(moment))"
            case .timer(let start, let end, let pause, let down, _):
                return "timer \(date(start))…\(date(end))" + (down ? " down" : "") + (pause.map { " paused " + date($0) } ?? "")
            case .timerFormat(let start, let end, let down, _, _, _): return "timerFormat \(date(start))…\(date(end))" + (down ? " down" : "")
            case .stopwatch(let start, _, _, _): return "stopwatch " + date(start)
            case .reference(let moment, _, _, _): return "reference " + date(moment)
            case .offset(let moment, _, _, _): return "offset " + date(moment)
            }
        }
    }

    private static func image(_ drawing: ImageDrawing) -> String {
        var words = ["image", drawing.image, rect(drawing.rect)]
        if drawing.resizing == .tile { words.append("tile") }
        if !drawing.capInsets.isEmpty { words.append("caps(" + numbers(drawing.capInsets) + ")") }
        if drawing.interpolation != .medium { words.append(drawing.interpolation.rawValue) }
        if let template = drawing.template { words.append("template " + paint(template)) }
        if let rendering = drawing.accentedRendering { words.append("accented:" + rendering) }
        if drawing.isFlippedHorizontally { words.append("flipped") }
        return words.joined(separator: " ")
    }

    package static func paint(_ paint: Paint) -> String {
        switch paint {
        case .color(let color): return color.description
        case .linearGradient(let stops, let start, let end): return "linear(\(point(start)) \(point(end)) \(ramp(stops)))"
        case .radialGradient(let stops, let center, let start, let end):
            return "radial(\(point(center)) \(numbers([start, end])) \(ramp(stops)))"
        case .angularGradient(let stops, let center, let start, let end):
            return "angular(\(point(center)) \(numbers([start, end])) \(ramp(stops)))"
        case .ellipticalGradient(let stops, let bounds, let center, let start, let end):
            return "elliptical(\(rect(bounds)) \(point(center)) \(numbers([start, end])) \(ramp(stops)))"
        case .meshGradient(let mesh):
            return "mesh(\(rect(mesh.bounds)) \(mesh.columns)×\(mesh.rows) \(mesh.colors.map(\.description).joined(separator: " ")))"
        case .material(let material):
            return "material(\(material.thickness.rawValue)\(material.isDark ? " dark" : "")\(material.tint.map { " \($0)" } ?? ""))"
        case .image(let drawing): return image(drawing)
        }
    }

    private static func ramp(_ ramp: GradientRamp) -> String {
        let stops = ramp.stops.map { "\($0.color)@\(number($0.location))" }.joined(separator: " ")
        return ramp.colorSpace == .perceptual ? "perceptual " + stops : stops
    }

    /// Coordinated universal time, to the second where that is exact.
    package static func date(_ date: Date) -> String {
        let seconds = date.timeIntervalSince1970
        guard seconds.isFinite, abs(seconds) < 1e11 else { return "t" + number(seconds) }
        let whole = seconds.rounded(.down)
        let (days, rest) = (Int((whole / 86_400).rounded(.down)), Int(whole) - Int((whole / 86_400).rounded(.down)) * 86_400)
        let (year, month, day) = civil(days)
        func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
        let fraction = seconds - whole
        let part = fraction > 0.0005 ? number(fraction).dropFirst() : ""
        return "\(year)-\(two(month))-\(two(day))T\(two(rest / 3600)):\(two(rest / 60 % 60)):\(two(rest % 60))\(part)Z"
    }

    /// Year, month and day of a day counted from 1 January 1970, in the proleptic Gregorian calendar.
    private static func civil(_ days: Int) -> (Int, Int, Int) {
        let shifted = days + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
    }
}
