import Foundation
import Geometry

/// The filled shapes and the guide lines of an SVG file.
struct SVGDocument {
    private(set) var shapes: [SVGShape] = []
    /// Lines with an identifier: their first point.
    private(set) var guides: [String: CGPoint] = [:]
    /// Visible part of the drawing, where the file tells it.
    private(set) var viewBox: CGRect?

    private struct Group {
        var id: String?
        var place: CGAffineTransform
        var fill: String?
        var fillRule: String?
        var isHidden: Bool
    }

    private var groups: [Group] = [Group(id: nil, place: .identity, fill: nil, fillRule: nil, isHidden: false)]
    private static let hidden: Set<String> = ["defs", "clipPath", "mask", "symbol", "marker", "pattern", "text", "style", "metadata"]

    init(_ text: String) {
        for tag in SVGTags(text) { read(tag) }
    }

    private mutating func read(_ tag: SVGTags.Tag) {
        let isContainer = tag.name == "g" || tag.name == "svg" || tag.name == "a" || Self.hidden.contains(tag.name)
        if tag.isEnd {
            if isContainer, groups.count > 1 { groups.removeLast() }
            return
        }
        let style = Self.style(tag)
        let outer = groups[groups.count - 1]
        let place = tag.attributes["transform"].map { SVGTransform.parse($0).concatenating(outer.place) } ?? outer.place
        let isHidden = outer.isHidden || Self.hidden.contains(tag.name) || style["display"] == "none"
        if tag.name == "svg", viewBox == nil { viewBox = Self.viewBox(tag) }
        if isContainer, !tag.isEmpty {
            groups.append(
                Group(
                    id: tag.attributes["id"], place: place, fill: style["fill"] ?? outer.fill, fillRule: style["fill-rule"] ?? outer.fillRule,
                    isHidden: isHidden))
        } else if tag.name == "line", let id = tag.attributes["id"] {
            guides[id] = CGPoint(x: Double(tag.attributes["x1"] ?? "") ?? 0, y: Double(tag.attributes["y1"] ?? "") ?? 0).applying(place)
        } else if !isHidden, style["fill"] ?? outer.fill != "none", let elements = SVGShape.elements(of: tag), !elements.isEmpty {
            shapes.append(
                SVGShape(
                    elements: elements.map { $0.applying(place) }, isEvenOdd: (style["fill-rule"] ?? outer.fillRule) == "evenodd",
                    classes: (tag.attributes["class"] ?? "").split(separator: " ").map(String.init),
                    groups: groups.compactMap(\.id) + [tag.attributes["id"]].compactMap { $0 }))
        }
    }

    /// Presentation attributes, those of the `style` attribute first.
    private static func style(_ tag: SVGTags.Tag) -> [String: String] {
        var style: [String: String] = [:]
        for name in ["fill", "fill-rule", "display"] { style[name] = tag.attributes[name] }
        for part in (tag.attributes["style"] ?? "").split(separator: ";") {
            let pair = part.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            if pair.count == 2 { style[pair[0]] = pair[1] }
        }
        return style
    }

    private static func viewBox(_ tag: SVGTags.Tag) -> CGRect? {
        var scanner = NumberScanner(tag.attributes["viewBox"] ?? "")
        let n = scanner.numbers()
        if n.count == 4, n[2] > 0, n[3] > 0 { return CGRect(x: n[0], y: n[1], width: n[2], height: n[3]) }
        var (width, height) = (NumberScanner(tag.attributes["width"] ?? ""), NumberScanner(tag.attributes["height"] ?? ""))
        guard let w = width.number(), let h = height.number(), w > 0, h > 0 else { return nil }
        return CGRect(x: 0, y: 0, width: w, height: h)
    }
}
