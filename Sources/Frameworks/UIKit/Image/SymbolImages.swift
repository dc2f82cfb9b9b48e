import FoundationOverlay
import Geometry
import Metrics
import Symbols

/// System symbols as pixels.
enum SymbolImages {
    static func placed(_ symbol: UIImage._Symbol) -> PlacedSymbol {
        let scales: [UIImage.SymbolScale: SymbolScale] = [.small: .small, .large: .large]
        let outline = SymbolLibrary.shared.symbol(named: symbol.name) ?? SymbolLibrary.placeholder
        return outline.scaled(pointSize: Double(symbol.pointSize), scale: scales[symbol.scale] ?? .medium, weight: symbol.weight._css)
    }

    /// In points.
    static func size(of symbol: UIImage._Symbol) -> CGSize { placed(symbol).size }

    /// The symbol drawn in one colour, black where there is none; layers after the first take the palette's further colours.
    static func bitmap(of symbol: UIImage._Symbol, scale: CGFloat, tint: UIColor?) -> CGImage? {
        let placed = placed(symbol)
        let context = CGContext(_topLeft: placed.size, scale: scale)
        let palette = symbol.colors.isEmpty ? [tint ?? .black] : symbol.colors
        for layer in placed.monochromeLayers {
            let color = palette[min(max(layer.level, 0), palette.count - 1)]
            context.setFillColor(color.cgColor)
            context.setAlpha(CGFloat(SymbolOutline.opacity(of: layer, variableValue: symbol.variableValue)))
            context.addPath(CGPath._path(layer.elements))
            context.fillPath(using: layer.isEvenOdd ? .evenOdd : .winding)
        }
        return context.makeImage()
    }
}

extension UIImage {
    /// The name of a system symbol; nil for other pictures.
    public var _symbolName: String? {
        if case .symbol(let symbol) = _content { return symbol.name }
        return nil
    }
}
