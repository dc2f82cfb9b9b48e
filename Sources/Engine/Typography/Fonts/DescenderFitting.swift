import Foundation
import Geometry

/// How deep the glyphs of a face are drawn below the baseline, where the face stands in for a font with shorter descenders.
public struct DescenderFitting: Sendable {
    /// Glyphs that reach deeper than this, in em, are fitted.
    public let deeperThan: Double
    /// What lies below the baseline is scaled by this.
    public let factor: Double

    /// Of a font file; nil where its glyphs are drawn as they are.
    public init?(ofFile path: String) {
        let catalog = FontCatalog.shared
        let fitted = catalog.descenders.factors.first { name, _ in
            catalog.family(named: name)?.faces.contains { $0.path == path } ?? false
        }
        guard let fitted else { return nil }
        (deeperThan, factor) = (catalog.descenders.deeperThan, fitted.value)
    }

    /// The outline of a glyph, y down and one em being `size`, with its descender fitted.
    func fitted(_ outline: [PathElement], size: Double) -> [PathElement] {
        let depth = outline.lazy.flatMap(\.points).map(\.y).max() ?? 0
        guard Double(depth) > deeperThan * size else { return outline }
        func fit(_ point: CGPoint) -> CGPoint { point.y > 0 ? CGPoint(x: point.x, y: point.y * factor) : point }
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
