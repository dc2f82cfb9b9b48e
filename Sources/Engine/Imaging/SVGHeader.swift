import Foundation

/// Size of an SVG picture in points, from the attributes of its root element.
struct SVGHeader {
    var width: Double
    var height: Double

    init?(text: String) {
        guard let start = text.range(of: "<svg")?.upperBound, let end = text[start...].firstIndex(of: ">") else { return nil }
        let tag = text[start..<end]
        let box = Self.attribute("viewBox", in: tag)?.split(whereSeparator: { " ,\n\t\r".contains($0) }).compactMap { Double($0) }
        let viewSize = box.flatMap { $0.count == 4 && $0[2] > 0 && $0[3] > 0 ? ($0[2], $0[3]) : nil }
        let size = (Self.length(Self.attribute("width", in: tag)), Self.length(Self.attribute("height", in: tag)))
        switch (size, viewSize) {
        case ((let w?, let h?), _): (width, height) = (w, h)
        case ((let w?, nil), let view?): (width, height) = (w, w * view.1 / view.0)
        case ((nil, let h?), let view?): (width, height) = (h * view.0 / view.1, h)
        case ((nil, nil), let view?): (width, height) = view
        default: return nil
        }
    }

    var probe: ImageProbe? {
        guard width > 0, height > 0, width < 1e6, height < 1e6 else { return nil }
        return ImageProbe(format: .svg, width: max(1, Int(width.rounded())), height: max(1, Int(height.rounded())))
    }

    private static func attribute(_ name: String, in tag: Substring) -> String? {
        var rest = tag
        while let range = rest.range(of: name) {
            let before = rest[..<range.lowerBound].last
            let after = rest[range.upperBound...].drop(while: \.isWhitespace)
            rest = rest[range.upperBound...]
            guard before?.isWhitespace == true, after.first == "=" else { continue }
            let value = after.dropFirst().drop(while: \.isWhitespace)
            guard let quote = value.first, quote == "\"" || quote == "'" else { return nil }
            return String(value.dropFirst().prefix(while: { $0 != quote }))
        }
        return nil
    }

    /// A length in points of 1/72 inch as drawn at 72 dpi, where one CSS pixel is one point. Nil for percentages.
    private static func length(_ text: String?) -> Double? {
        guard let text = text?.trimmingCharacters(in: .whitespaces), !text.hasSuffix("%") else { return nil }
        let units: [(String, Double)] = [("px", 1), ("pt", 1), ("mm", 72 / 25.4), ("cm", 72 / 2.54), ("in", 72)]
        for (unit, factor) in units where text.hasSuffix(unit) {
            return Double(text.dropLast(2)).map { $0 * factor }
        }
        return Double(text)
    }
}
