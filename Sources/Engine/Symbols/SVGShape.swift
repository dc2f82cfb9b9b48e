import Foundation
import Geometry

/// A filled shape of an SVG file, in the coordinates of the file.
struct SVGShape {
    var elements: [PathElement]
    var isEvenOdd: Bool
    /// Classes of the shape, e.g. `hierarchical-0:secondary`.
    var classes: [String]
    /// Identifiers of the shape's groups, the outermost first.
    var groups: [String]
}

extension SVGShape {
    /// The outline of an element; nil for elements that are no shape.
    static func elements(of tag: SVGTags.Tag) -> [PathElement]? {
        func number(_ name: String) -> Double {
            var scanner = NumberScanner(tag.attributes[name] ?? "")
            return scanner.number() ?? 0
        }
        switch tag.name {
        case "path": return SVGPathParser.parse(tag.attributes["d"] ?? "")
        case "rect":
            let rect = CGRect(x: number("x"), y: number("y"), width: number("width"), height: number("height"))
            let rx = tag.attributes["rx"] == nil ? number("ry") : number("rx")
            let ry = tag.attributes["ry"] == nil ? rx : number("ry")
            return OutlineBuilder.roundedRect(rect, radii: Array(repeating: CGSize(width: rx, height: ry), count: 4), curve: .circular)
        case "circle": return ellipse(number("cx"), number("cy"), number("r"), number("r"))
        case "ellipse": return ellipse(number("cx"), number("cy"), number("rx"), number("ry"))
        case "polygon", "polyline": return polygon(tag.attributes["points"] ?? "")
        default: return nil
        }
    }

    private static func ellipse(_ x: Double, _ y: Double, _ rx: Double, _ ry: Double) -> [PathElement] {
        OutlineBuilder.ellipse(CGRect(x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry))
    }

    private static func polygon(_ points: String) -> [PathElement] {
        var scanner = NumberScanner(points)
        let numbers = scanner.numbers()
        let corners = stride(from: 0, to: numbers.count - 1, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
        guard let first = corners.first else { return [] }
        return [.move(to: first)] + corners.dropFirst().map { .line(to: $0) } + [.closeSubpath]
    }
}
