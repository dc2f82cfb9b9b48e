import Foundation

/// The textual form of path elements: SVG path syntax with absolute commands.
public enum PathText {
    public static func write(_ elements: [PathElement]) -> String {
        elements.map { element in
            switch element {
            case .move(let to): "M" + write(to)
            case .line(let to): "L" + write(to)
            case .quadCurve(let to, let control): "Q" + write(control) + " " + write(to)
            case .curve(let to, let c1, let c2): "C" + write(c1) + " " + write(c2) + " " + write(to)
            case .closeSubpath: "Z"
            }
        }.joined()
    }

    /// Reads what ``write(_:)`` wrote; nil for anything else.
    public static func read(_ text: String) -> [PathElement]? {
        var elements: [PathElement] = []
        var rest = Substring(text)
        while let command = rest.popFirst() {
            let end = rest.firstIndex(where: { "MLQCZ".contains($0) }) ?? rest.endIndex
            let numbers = rest[..<end].split(separator: " ").map { Double($0) }
            rest = rest[end...]
            guard !numbers.contains(where: { $0 == nil }), let element = element(command, numbers.map { $0! }) else { return nil }
            elements.append(element)
        }
        return elements
    }

    private static func element(_ command: Character, _ n: [Double]) -> PathElement? {
        func point(_ i: Int) -> CGPoint { CGPoint(x: n[i], y: n[i + 1]) }
        return switch (command, n.count) {
        case ("M", 2): .move(to: point(0))
        case ("L", 2): .line(to: point(0))
        case ("Q", 4): .quadCurve(to: point(2), control: point(0))
        case ("C", 6): .curve(to: point(4), control1: point(0), control2: point(2))
        case ("Z", 0): .closeSubpath
        default: nil
        }
    }

    private static func write(_ p: CGPoint) -> String { "\(Double(p.x)) \(Double(p.y))" }
}
