import FoundationOverlay

extension UIImage {
    open class Configuration: NSObject, @unchecked Sendable {
        public internal(set) var traitCollection: UITraitCollection?
    }

    /// How a system symbol is drawn.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        var pointSize: CGFloat?
        var weight: UIFont.Weight?
        var symbolScale: SymbolScale?
        var colors: [UIColor]?

        private init(_ pointSize: CGFloat? = nil, _ weight: UIFont.Weight? = nil, _ scale: SymbolScale? = nil, _ colors: [UIColor]? = nil) {
            (self.pointSize, self.weight, symbolScale, self.colors) = (pointSize, weight, scale, colors)
            super.init()
        }

        public convenience init(pointSize: CGFloat) { self.init(pointSize, nil) }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init(pointSize, weight.fontWeight()) }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(pointSize, weight.fontWeight(), scale)
        }
        public convenience init(weight: SymbolWeight) { self.init(nil, weight.fontWeight()) }
        public convenience init(scale: SymbolScale) { self.init(nil, nil, scale) }
        public convenience init(font: UIFont) { self.init(font.pointSize, font.weight) }
        public convenience init(font: UIFont, scale: SymbolScale) { self.init(font.pointSize, font.weight, scale) }
        public convenience init(textStyle: UIFont.TextStyle) { self.init(font: .preferredFont(forTextStyle: textStyle)) }
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
        }
        public convenience init(hierarchicalColor: UIColor) { self.init(nil, nil, nil, [hierarchicalColor]) }
        public convenience init(paletteColors: [UIColor]) { self.init(nil, nil, nil, paletteColors) }

        public class func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration(nil, nil, nil, []) }
        public class func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration(nil, nil, nil, []) }

        /// What `other` specifies wins.
        public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
            SymbolConfiguration(
                other.pointSize ?? pointSize, other.weight ?? weight, other.symbolScale ?? symbolScale, other.colors ?? colors)
        }

        public static let unspecified = SymbolConfiguration(nil, nil)
    }

    public var symbolConfiguration: SymbolConfiguration? {
        guard case .symbol(let symbol) = _content else { return nil }
        return SymbolConfiguration(_symbol: symbol)
    }
}

extension UIImage.SymbolConfiguration {
    fileprivate convenience init(_symbol s: UIImage._Symbol) {
        self.init(pointSize: s.pointSize)
        weight = s.weight
        symbolScale = s.scale
        colors = s.colors.isEmpty ? nil : s.colors
    }

    /// `symbol` with what this configuration specifies.
    func apply(to symbol: UIImage._Symbol) -> UIImage._Symbol {
        var result = symbol
        if let pointSize { result.pointSize = pointSize }
        if let weight { result.weight = weight }
        if let symbolScale { result.scale = symbolScale }
        if let colors { result.colors = colors }
        return result
    }
}

extension UIFont {
    var weight: Weight {
        switch fontDescriptor._kind {
        case .system(let font): font.weight
        case .custom(let font): font.traits.contains(.traitBold) ? .bold : .regular
        }
    }
}
