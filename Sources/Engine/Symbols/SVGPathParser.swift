import Foundation
import Geometry

/// Reads the `d` attribute of an SVG path: all commands, absolute and relative, arcs as cubic curves.
struct SVGPathParser {
    private var scanner: NumberScanner
    private var elements: [PathElement] = []
    private var current = CGPoint.zero
    private var start = CGPoint.zero
    /// The last control point, for the smooth commands; nil after any other command.
    private var lastCubic: CGPoint?
    private var lastQuad: CGPoint?

    private init(_ text: String) { scanner = NumberScanner(text) }

    /// The elements of `text` up to the first error, as SVG demands.
    static func parse(_ text: String) -> [PathElement] {
        var parser = SVGPathParser(text)
        parser.run()
        return parser.elements
    }

    private mutating func run() {
        while let command = scanner.command() {
            if elements.isEmpty, command != "M", command != "m" { return }
            let isRelative = command >= "a"
            let kind = isRelative ? Unicode.Scalar(command.value - 32)! : command
            guard repeated(kind, isRelative) else { return }
        }
    }

    /// Carries a command out for each group of numbers behind it; false where a group is not complete.
    private mutating func repeated(_ kind: Unicode.Scalar, _ isRelative: Bool) -> Bool {
        if kind == "Z" {
            elements.append(.closeSubpath)
            current = start
            (lastCubic, lastQuad) = (nil, nil)
            return true
        }
        var kind = kind
        repeat {
            guard step(kind, isRelative) else { return false }
            if kind == "M" { kind = "L" }
        } while scanner.hasNumber
        return true
    }

    private mutating func step(_ kind: Unicode.Scalar, _ isRelative: Bool) -> Bool {
        switch kind {
        case "M": return move(isRelative)
        case "L": return point(isRelative).map { line(to: $0) } != nil
        case "H": return scanner.number().map { line(to: CGPoint(x: $0 + (isRelative ? current.x : 0), y: current.y)) } != nil
        case "V": return scanner.number().map { line(to: CGPoint(x: current.x, y: $0 + (isRelative ? current.y : 0))) } != nil
        case "C":
            guard let c1 = point(isRelative), let c2 = point(isRelative), let end = point(isRelative) else { return false }
            cubic(c1, c2, end)
        case "S":
            guard let c2 = point(isRelative), let end = point(isRelative) else { return false }
            cubic(lastCubic.map(mirrored) ?? current, c2, end)
        case "Q":
            guard let control = point(isRelative), let end = point(isRelative) else { return false }
            quad(control, end)
        case "T":
            guard let end = point(isRelative) else { return false }
            quad(lastQuad.map(mirrored) ?? current, end)
        case "A": return arc(isRelative)
        default: return false
        }
        return true
    }

    private mutating func point(_ isRelative: Bool) -> CGPoint? {
        guard let x = scanner.number(), let y = scanner.number() else { return nil }
        return isRelative ? CGPoint(x: current.x + x, y: current.y + y) : CGPoint(x: x, y: y)
    }

    private func mirrored(_ control: CGPoint) -> CGPoint { CGPoint(x: 2 * current.x - control.x, y: 2 * current.y - control.y) }

    private mutating func move(_ isRelative: Bool) -> Bool {
        guard let to = point(isRelative) else { return false }
        elements.append(.move(to: to))
        (current, start, lastCubic, lastQuad) = (to, to, nil, nil)
        return true
    }

    private mutating func line(to end: CGPoint) {
        elements.append(.line(to: end))
        (current, lastCubic, lastQuad) = (end, nil, nil)
    }

    private mutating func cubic(_ c1: CGPoint, _ c2: CGPoint, _ end: CGPoint) {
        elements.append(.curve(to: end, control1: c1, control2: c2))
        (current, lastCubic, lastQuad) = (end, c2, nil)
    }

    private mutating func quad(_ control: CGPoint, _ end: CGPoint) {
        elements.append(.quadCurve(to: end, control: control))
        (current, lastCubic, lastQuad) = (end, nil, control)
    }

    private mutating func arc(_ isRelative: Bool) -> Bool {
        guard let rx = scanner.number(), let ry = scanner.number(), let angle = scanner.number(), let large = scanner.flag(),
            let sweep = scanner.flag(), let end = point(isRelative)
        else { return false }
        let radii = CGSize(width: abs(rx), height: abs(ry))
        elements += EllipticalArc(from: current, to: end, radii: radii, degrees: angle, isLarge: large, isClockwise: sweep).elements
        (current, lastCubic, lastQuad) = (end, nil, nil)
        return true
    }
}
