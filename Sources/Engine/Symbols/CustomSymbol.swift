import Foundation
import Geometry

/// Reads custom symbols: SVG files made from Apple's symbol template, or plain SVG drawings.
public enum CustomSymbol {
    /// The symbol in the SVG file at `path`; nil where the file cannot be read or holds no filled shape.
    public static func read(path: String, name: String) -> SymbolOutline? {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        return parse(String(decoding: data, as: UTF8.self), name: name)
    }

    /// The symbol in `svg`; nil where it holds no filled shape.
    public static func parse(_ svg: String, name: String) -> SymbolOutline? {
        let document = SVGDocument(svg)
        return template(document, name) ?? plain(document, name)
    }

    /// The template holds one group for each weight and scale, and guides for baseline, cap height and margins. A template for variable
    /// symbols has only small scale drawings.
    private static func template(_ document: SVGDocument, _ name: String) -> SymbolOutline? {
        for (scale, letter) in [(SymbolScale.medium, "M"), (.small, "S"), (.large, "L")] {
            let shapes = document.shapes.filter { $0.groups.contains("Regular-" + letter) }
            guard !shapes.isEmpty, let baseline = document.guides["Baseline-" + letter]?.y, let capline = document.guides["Capline-" + letter]?.y,
                baseline > capline
            else { continue }
            let metrics = SymbolMetrics.shared
            let unit = metrics.capHeight / (baseline - capline) / metrics.factor(scale: scale)
            let box = PathBounds.controlBounds(of: shapes.flatMap(\.elements))
            let left = document.guides["left-margin-Regular-" + letter]?.x ?? box.minX
            let right = document.guides["right-margin-Regular-" + letter]?.x ?? box.maxX
            let center = (baseline + capline) / 2
            let place = CGAffineTransform(a: unit, b: 0, c: 0, d: unit, tx: -left * unit, ty: metrics.opticalCenter - center * unit)
            let padding = metrics.verticalPadding
            return SymbolOutline(
                name: name, layers: layers(shapes, place), size: CGSize(width: (right - left) * unit, height: box.height * unit + 2 * padding),
                top: metrics.opticalCenter + (box.minY - center) * unit - padding)
        }
        return nil
    }

    /// A drawing without guides fills the size of `circle.fill`.
    private static func plain(_ document: SVGDocument, _ name: String) -> SymbolOutline? {
        guard !document.shapes.isEmpty else { return nil }
        let box = document.viewBox ?? PathBounds.controlBounds(of: document.shapes.flatMap(\.elements))
        guard box.width > 0, box.height > 0 else { return nil }
        let metrics = SymbolMetrics.shared
        let unit = metrics.circleDiameter(scale: .medium) / max(box.width, box.height)
        let size = metrics.frame(of: "", drawing: CGSize(width: box.width * unit, height: box.height * unit))
        let place = CGAffineTransform(
            a: unit, b: 0, c: 0, d: unit, tx: size.width / 2 - box.midX * unit, ty: metrics.opticalCenter - box.midY * unit)
        return SymbolOutline(name: name, layers: layers(document.shapes, place), size: size, top: metrics.opticalCenter - size.height / 2)
    }

    private static func layers(_ shapes: [SVGShape], _ place: CGAffineTransform) -> [SymbolOutline.Layer] {
        shapes.map { shape in
            SymbolOutline.Layer(
                elements: shape.elements.map { $0.applying(place) }, isEvenOdd: shape.isEvenOdd, level: level(shape.classes),
                color: color(shape.classes))
        }
    }

    /// `hierarchical-1:secondary` → 1.
    private static func level(_ classes: [String]) -> Int {
        let levels = ["primary", "secondary", "tertiary"]
        let value = classes.first { $0.hasPrefix("hierarchical-") }?.split(separator: ":").last
        return value.flatMap { levels.firstIndex(of: String($0)) } ?? 0
    }

    /// `multicolor-0:systemYellowColor` → `yellow`; the tint colour is the foreground style.
    private static func color(_ classes: [String]) -> String? {
        guard var value = classes.first(where: { $0.hasPrefix("multicolor-") })?.split(separator: ":").last.map(String.init) else { return nil }
        if value.hasSuffix("Color") { value.removeLast(5) }
        if value == "tint" { return nil }
        if value.hasPrefix("system"), value.count > 6 { value = value.dropFirst(6).prefix(1).lowercased() + value.dropFirst(7) }
        return value
    }
}
