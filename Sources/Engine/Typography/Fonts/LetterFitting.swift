import Foundation
import Geometry

/// How high and how deep the glyphs of a face are drawn, where the face stands in for a font with longer ascenders and shorter descenders.
public struct LetterFitting: Sendable {
    /// What lies above a height, in em, of some letters is scaled from there.
    public struct Ascenders: Sendable {
        public let letters: [Unicode.Scalar]
        public let above: Double
        public let factor: Double
    }

    /// A sign that is drawn from one height above the baseline to another, in em.
    public struct Sign: Sendable {
        public let sign: Unicode.Scalar
        public let bottom: Double
        public let top: Double
    }

    /// Glyphs that reach deeper than this, in em, are fitted.
    public let deeperThan: Double
    /// What lies below the baseline is scaled by this.
    public let factor: Double
    public let ascenders: Ascenders?
    public let signs: [Sign]

    /// Of a font file; nil where its glyphs are drawn as they are.
    public init?(ofFile path: String) {
        let catalog = FontCatalog.shared
        let fitted = catalog.descenders.factors.first { name, _ in
            catalog.family(named: name)?.faces.contains { $0.path == path } ?? false
        }
        guard let fitted else { return nil }
        (deeperThan, factor) = (catalog.descenders.deeperThan, fitted.value)
        ascenders = catalog.ascenders.families[fitted.key].map {
            Ascenders(letters: Array(catalog.ascenders.letters.unicodeScalars), above: $0.above, factor: $0.factor)
        }
        signs = (catalog.signHeights.families[fitted.key] ?? [:]).compactMap { sign, heights in
            sign.unicodeScalars.first.map { Sign(sign: $0, bottom: heights[0], top: heights[1]) }
        }
    }

    /// The outline of a sign, y down and one em being `size`, made as high as it has to be.
    static func fitted(_ outline: [PathElement], to sign: Sign, size: Double) -> [PathElement] {
        let heights = outline.lazy.flatMap(\.points).map(\.y)
        guard let high = heights.min(), let low = heights.max(), high < low else { return outline }
        let factor = (sign.top - sign.bottom) * size / Double(low - high)
        return map(outline) { -sign.bottom * size + ($0 - Double(low)) * factor }
    }

    /// The outline of a glyph, y down and one em being `size`, with its ascender or descender fitted.
    func fitted(_ outline: [PathElement], size: Double, isAscending: Bool) -> [PathElement] {
        if let ascenders, isAscending {
            let foot = -ascenders.above * size
            return Self.map(outline) { $0 < foot ? foot + ($0 - foot) * ascenders.factor : $0 }
        }
        let depth = outline.lazy.flatMap(\.points).map(\.y).max() ?? 0
        guard Double(depth) > deeperThan * size else { return outline }
        return Self.map(outline) { $0 > 0 ? $0 * factor : $0 }
    }

    private static func map(_ outline: [PathElement], _ height: (Double) -> Double) -> [PathElement] {
        func fit(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x, y: height(point.y)) }
        return outline.map { element in
            switch element {
            case .move(let to): .move(to: fit(to))
            case .line(let to): .line(to: fit(to))
            case .quadCurve(let to, let control): .quadCurve(to: fit(to), control: fit(control))
            case .curve(let to, let first, let second): .curve(to: fit(to), control1: fit(first), control2: fit(second))
            case .closeSubpath: .closeSubpath
            }
        }
    }
}
