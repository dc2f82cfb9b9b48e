import Foundation
import Geometry
import Snapshot

extension SVGWriter {
    func apply(_ effect: Effect, to node: SnapshotNode, effects count: Int) throws {
        let isolates: Bool =
            switch effect {
            case .clip, .transform, .rotation, .projection, .accentable, .backdropRoot, .blend: false
            default: true
            }
        let outerMatrix = matrix
        if let transform = effect.transform(around: node.frame.middle) { matrix = transform.concatenating(matrix) }
        defer { matrix = outerMatrix }
        try group(attributes(effect, node, count)) {
            let outer = raster.isAccent
            if effect == .accentable { raster.isAccent = true }
            defer { raster.isAccent = outer }
            if isolates, node.needsRaster(effects: count) { try embed(node, effects: count) } else { try self.node(node, effects: count) }
        }
    }

    private func attributes(_ effect: Effect, _ node: SnapshotNode, _ count: Int) throws -> String {
        switch effect {
        case .opacity(let amount): return SVGText.attribute("opacity", min(max(amount, 0), 1))
        case .clip(let outline, let evenOdd): return " clip-path=\"url(#\(clipPath(outline, evenOdd: evenOdd)))\""
        case .transform(let transform): return " transform=\"\(SVGText.matrix(transform))\""
        case .rotation, .projection:
            // SVG has no perspective.
            guard let transform = effect.transform(around: node.frame.middle) else { return " display=\"none\"" }
            return " transform=\"\(SVGText.matrix(transform))\""
        case .blur(let radius, _):
            return filter("<feGaussianBlur stdDeviation=\"\(SVGText.number(max(0, radius.finite)))\"/>", around(node, count, radius.finite * 3))
        case .shadow(let color, let radius, let offset):
            let shade = raster.mapped(color)
            let reach = Look.shared.shadow.sigma(radius: radius) * 3 + max(abs(Double(offset.width).finite), abs(Double(offset.height).finite))
            return filter(dropShadow(shade, radius, offset), around(node, count, reach))
        case .blend(let mode): return mode.cssName.map { " style=\"mix-blend-mode:\($0)\"" } ?? ""
        case .compositingGroup: return " style=\"isolation:isolate\""
        case .color(let effect):
            return filter(ColorMatrix(effect).map { colorMatrix($0.rows) } ?? luminanceToAlpha(floor: 0, gain: 1, .black), around(node, count, 1))
        case .mask(let nodes):
            let inside = try captured {
                for mask in nodes { try self.node(mask) }
            }
            let name = define("mask", inside) {
                "<mask id=\"\($0)\" style=\"mask-type:alpha\" maskUnits=\"userSpaceOnUse\"\(everything)>\n\(inside)</mask>"
            }
            return " mask=\"url(#\(name))\""
        case .accentable, .backdropRoot: return ""
        }
    }

    private func dropShadow(_ color: RGBA, _ radius: Double, _ offset: CGSize) -> String {
        "<feGaussianBlur in=\"SourceAlpha\"" + SVGText.attribute("stdDeviation", Look.shared.shadow.sigma(radius: radius)) + "/>"
            + "<feOffset" + SVGText.attribute("dx", offset.width) + SVGText.attribute("dy", offset.height) + " result=\"shape\"/>"
            + "<feFlood flood-color=\"\(SVGText.hex(color))\"" + SVGText.attribute("flood-opacity", color.alpha) + "/>"
            + "<feComposite in2=\"shape\" operator=\"in\"/><feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge>"
    }

    private var everything: String { SVGText.frame(CGRect(x: -10_000, y: -10_000, width: 20_000, height: 20_000)) }

    func clipPath(_ outline: Outline, evenOdd: Bool) -> String {
        let element = SVGText.element(outline) + (evenOdd ? " clip-rule=\"evenodd\"" : "") + "/>"
        return define("clip", element) { "<clipPath id=\"\($0)\">\(element)</clipPath>" }
    }

    /// The node's bounds in points, grown by `reach`.
    private func around(_ node: SnapshotNode, _ count: Int, _ reach: Double) -> CGRect {
        let box = NodeBounds.box(of: node, effects: count, matrix: .identity)
        return box.rect.insetBy(dx: -reach - 2, dy: -reach - 2)
    }

    /// The attribute that applies these filter steps.
    func filter(_ steps: String, _ region: CGRect? = nil) -> String {
        let place = region.map { " filterUnits=\"userSpaceOnUse\"" + SVGText.frame($0) } ?? " x=\"0\" y=\"0\" width=\"1\" height=\"1\""
        let name = define("filter", place + steps) { "<filter id=\"\($0)\"\(place) color-interpolation-filters=\"sRGB\">\(steps)</filter>" }
        return " filter=\"url(#\(name))\""
    }

    func colorMatrix(_ rows: [Double]) -> String {
        let values = (0..<3).map { row in
            let r = Array(rows[row * 4..<row * 4 + 4])
            return SVGText.numbers(r[0], r[1], r[2], 0, r[3])
        }
        return "<feColorMatrix values=\"\(values.joined(separator: " ")) 0 0 0 1 0\"/>"
    }

    /// A colour whose alpha is alpha · (floor + gain · luminance).
    func luminanceToAlpha(floor: Double, gain: Double, _ color: RGBA) -> String {
        let light = SVGText.numbers(0.2126 * gain, 0.7152 * gain, 0.0722 * gain, 0, floor)
        let flat = [color.red, color.green, color.blue].map { "0 0 0 0 " + SVGText.number($0) }.joined(separator: " ")
        return "<feColorMatrix values=\"\(flat) \(light)\"/><feComposite in2=\"SourceAlpha\" operator=\"in\"/>"
    }
}
