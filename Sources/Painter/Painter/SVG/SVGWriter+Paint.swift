import Foundation
import Geometry
import Snapshot

/// A material and where it is filled.
struct MaterialKey: Hashable {
    var material: MaterialPaint
    var bounds: CGRect
    /// From the node that holds it to device space.
    var matrix: CGAffineTransform
}

extension SVGWriter {
    func fill(_ outline: Outline, _ paint: Paint, evenOdd: Bool) throws {
        guard let paint = try attributes("fill", paint, over: outline.bounds) else { return }
        write(SVGText.element(outline) + paint + (evenOdd ? " fill-rule=\"evenodd\"" : "") + "/>")
    }

    func stroke(_ outline: Outline, _ paint: Paint, _ line: StrokeLine) throws {
        let bounds = NodeBounds.bounds(of: .stroke(outline, paint, line))
        guard line.width > 0, let paint = try attributes("stroke", paint, over: bounds) else { return }
        var pen = SVGText.attribute("stroke-width", line.width)
        if line.cap != .butt { pen += " stroke-linecap=\"\(line.cap.rawValue)\"" }
        if line.join != .miter { pen += " stroke-linejoin=\"\(line.join.rawValue)\"" }
        if line.join == .miter { pen += SVGText.attribute("stroke-miterlimit", max(1, line.miterLimit.finite)) }
        if line.dash.contains(where: { $0 > 0 }), line.dash.allSatisfy({ $0 >= 0 }) {
            pen += " stroke-dasharray=\"\(line.dash.map(SVGText.number).joined(separator: " "))\""
            pen += SVGText.attribute("stroke-dashoffset", line.dashPhase)
        }
        write(SVGText.element(outline) + " fill=\"none\"" + paint + pen + "/>")
    }

    /// The paint as an attribute; nil where it shows nothing.
    func attributes(_ name: String, _ paint: Paint, over bounds: CGRect) throws -> String? {
        switch paint {
        case .color(let color):
            let color = raster.mapped(color)
            return color.alpha > 0 ? SVGText.color(name, color) : nil
        case .linearGradient(let ramp, let start, let end):
            let place =
                " x1=\"\(SVGText.number(start.x))\" y1=\"\(SVGText.number(start.y))\" x2=\"\(SVGText.number(end.x))\" y2=\"\(SVGText.number(end.y))\""
            return gradient(name, "linearGradient", place, stops(ramp))
        case .radialGradient(let ramp, let center, let start, let end) where start >= 0 && end > start:
            let place = SVGText.attribute("cx", center.x) + SVGText.attribute("cy", center.y) + SVGText.attribute("r", end)
            return gradient(name, "radialGradient", place, stops(ramp, from: start / end))
        case .ellipticalGradient(let ramp, let box, let center, let start, let end)
        where start >= 0 && end > start && box.width > 0 && box.height > 0:
            let shape = CGAffineTransform(a: box.width, b: 0, c: 0, d: box.height, tx: center.x, ty: center.y)
            let place = " cx=\"0\" cy=\"0\"" + SVGText.attribute("r", end) + " gradientTransform=\"\(SVGText.matrix(shape))\""
            return gradient(name, "radialGradient", place, stops(ramp, from: start / end))
        case .material(let material):
            guard let surface = materials[MaterialKey(material: material, bounds: bounds, matrix: matrix)] else { return nil }
            return try pattern(name, surface, placedBy: matrix == raster.matrix ? .identity : raster.matrix.concatenating(matrix.inverted()))
        default:
            return try rasterPattern(name, paint, over: bounds)
        }
    }

    private func gradient(_ name: String, _ kind: String, _ place: String, _ stops: String) -> String {
        let id = define("gradient", kind + place + stops) { "<\(kind) id=\"\($0)\" gradientUnits=\"userSpaceOnUse\"\(place)>\(stops)</\(kind)>" }
        return " \(name)=\"url(#\(id))\""
    }

    /// `first`: where the ramp begins, 0…1.
    private func stops(_ ramp: GradientRamp, from first: Double = 0) -> String {
        evenlyTranslucent(GradientTable.prepared(ramp, map: raster.mapped)).map { stop in
            let opacity = stop.color.alpha < 1 ? SVGText.attribute("stop-opacity", stop.color.alpha) : ""
            return "<stop" + SVGText.attribute("offset", first + stop.location * (1 - first))
                + " stop-color=\"\(SVGText.hex(stop.color))\"\(opacity)/>"
        }.joined()
    }

    /// SVG does not premultiply; more stops where opacity changes come close to it.
    private func evenlyTranslucent(_ stops: [GradientRamp.Stop]) -> [GradientRamp.Stop] {
        guard raster.look.gradient.premultiplied, let first = stops.first else { return stops }
        var result = [first]
        for (low, high) in zip(stops, stops.dropFirst()) {
            let hidden = low.color.alpha == 0 ? high.color : low.color
            if low.color.alpha == 0 || high.color.alpha == 0 {
                let ends = [(low.color.alpha, low.location), (high.color.alpha, high.location)]
                result += ends.map { .init(color: RGBA(red: hidden.red, green: hidden.green, blue: hidden.blue, alpha: $0.0), location: $0.1) }
            } else {
                let steps = low.color.alpha == high.color.alpha ? 1 : 8
                for step in 1...steps {
                    let t = Double(step) / Double(steps)
                    let color = GradientTable.mix(low.color, high.color, t, premultiplied: true)
                    result.append(.init(color: color, location: low.location + (high.location - low.location) * t))
                }
            }
        }
        return result
    }

    private func rasterPattern(_ name: String, _ paint: Paint, over bounds: CGRect) throws -> String? {
        let box = PixelBox(covering: bounds.applying(raster.matrix)).intersection(raster.canvas.surface.box.expanded(by: 2048))
        guard !box.isEmpty else { return nil }
        let surface = try raster.layer(box) { try raster.fill(.rect(bounds), paint, evenOdd: false) }
        return try pattern(name, surface)
    }

    /// `placement`: from where the pixels lie to where they are used.
    private func pattern(_ name: String, _ surface: Surface, placedBy placement: CGAffineTransform = .identity) throws -> String? {
        guard !surface.box.isEmpty else { return nil }
        let frame = surface.box.rect.applying(raster.matrix.inverted())
        let image = try picture(surface, CGRect(origin: .zero, size: frame.size))
        let transform = placement.isIdentity ? "" : " patternTransform=\"\(SVGText.matrix(placement))\""
        let id = define("pattern", SVGText.frame(frame) + transform + image) {
            "<pattern id=\"\($0)\" patternUnits=\"userSpaceOnUse\"\(SVGText.frame(frame))\(transform)>\(image)</pattern>"
        }
        return " \(name)=\"url(#\(id))\""
    }

    /// An embedded picture in a frame.
    func picture(_ surface: Surface, _ frame: CGRect) throws -> String {
        let png = try PaintedImage(surface: surface, diagnostics: []).png().base64EncodedString()
        return "<image\(SVGText.frame(frame)) preserveAspectRatio=\"none\" href=\"data:image/png;base64,\(png)\"/>"
    }

    /// Writes pixels where they lie.
    func embed(_ surface: Surface) throws {
        guard !surface.box.isEmpty else { return }
        write(try picture(surface, surface.box.rect.applying(raster.matrix.inverted())))
    }

    func image(_ image: ImageDrawing, of node: SnapshotNode) throws {
        let box = PixelBox(covering: image.rect.applying(raster.matrix)).intersection(raster.canvas.surface.box.expanded(by: 2048))
        guard !box.isEmpty else { return }
        let surface = try raster.layer(box) { try raster.paint(image, identity: node.identity) }
        try embed(surface)
    }
}
