import Foundation
import Geometry
import Snapshot

/// Numbers, colours, outlines and strings as SVG writes them.
enum SVGText {
    /// Rounded to 1/10000; anything that is not finite becomes 0.
    static func number(_ value: Double) -> String {
        guard value.isFinite else { return "0" }
        let limited = min(max(value, -1e9), 1e9)
        let parts = Int((limited * 10_000).rounded())
        let (whole, rest) = (abs(parts) / 10_000, abs(parts) % 10_000)
        var text = (parts < 0 ? "-" : "") + "\(whole)"
        if rest > 0 {
            var digits = String(rest + 10_000).dropFirst()
            while digits.last == "0" { digits.removeLast() }
            text += "." + digits
        }
        return text
    }

    static func numbers(_ values: Double...) -> String { values.map(number).joined(separator: " ") }

    /// `name="value"` with a space before it.
    static func attribute(_ name: String, _ value: Double) -> String { " \(name)=\"\(number(value))\"" }

    static func frame(_ rect: CGRect) -> String {
        attribute("x", rect.minX) + attribute("y", rect.minY) + attribute("width", rect.width) + attribute("height", rect.height)
    }

    static func matrix(_ t: CGAffineTransform) -> String { "matrix(" + numbers(t.a, t.b, t.c, t.d, t.tx, t.ty) + ")" }

    static func hex(_ color: RGBA) -> String {
        RGBA(red: color.red, green: color.green, blue: color.blue).limited.description
    }

    /// The colour as the value of `name`, and its opacity where it has one.
    static func color(_ name: String, _ color: RGBA) -> String {
        let opacity = color.alpha < 1 ? attribute(name + "-opacity", color.alpha) : ""
        return " \(name)=\"\(hex(color))\"" + opacity
    }

    static func path(_ elements: [PathElement], _ transform: CGAffineTransform = .identity) -> String {
        var text = ""
        for element in elements {
            switch element.applying(transform) {
            case .move(let to): text += "M" + numbers(to.x, to.y)
            case .line(let to): text += "L" + numbers(to.x, to.y)
            case .quadCurve(let to, let c): text += "Q" + numbers(c.x, c.y, to.x, to.y)
            case .curve(let to, let c1, let c2): text += "C" + numbers(c1.x, c1.y, c2.x, c2.y, to.x, to.y)
            case .closeSubpath: text += "Z"
            }
        }
        return text.hasPrefix("M") || text.isEmpty ? text : "M0 0" + text
    }

    /// The outline as an element that is still open for attributes: `<rect x="0" …`.
    static func element(_ outline: Outline) -> String {
        switch outline {
        case .rect(let frame) where frame.width >= 0 && frame.height >= 0: "<rect" + self.frame(frame)
        case .ellipse(let frame) where frame.width >= 0 && frame.height >= 0:
            "<ellipse" + attribute("cx", frame.midX) + attribute("cy", frame.midY) + attribute("rx", frame.width / 2)
                + attribute("ry", frame.height / 2)
        default: "<path d=\"\(path(outline.elements))\""
        }
    }

    /// Text between tags or in attributes; characters that XML forbids are left out.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\t", "\n", "\r": result += " "
            case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: continue
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
