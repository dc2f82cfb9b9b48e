import Foundation
import Geometry

/// A symbol as outlines. Lengths in em, one em being the point size of the font the symbol is drawn with: x from the left
/// edge of the symbol's frame, y downwards from the baseline.
public struct SymbolOutline: Hashable, Sendable {
    /// One part of a symbol, painted in order.
    public struct Layer: Hashable, Sendable {
        public var elements: [PathElement]
        public var isEvenOdd: Bool
        /// Importance in hierarchical and palette rendering: 0 primary, 1 secondary, 2 tertiary.
        public var level: Int
        /// Fixed colour in multicolor rendering: a system colour's name (`yellow`, `white`, …); nil: the foreground style.
        public var color: String?
        /// Only painted where layers have colours of their own (hierarchical, palette, multicolor): in monochrome rendering
        /// the part is a hole in the layer below.
        public var isHoleInMonochrome: Bool
        /// The variable value above which the layer is painted at full strength; nil: always.
        public var threshold: Double?

        public init(
            elements: [PathElement], isEvenOdd: Bool = false, level: Int = 0, color: String? = nil, isHoleInMonochrome: Bool = false,
            threshold: Double? = nil
        ) {
            self.elements = elements
            self.isEvenOdd = isEvenOdd
            self.level = level
            self.color = color
            self.isHoleInMonochrome = isHoleInMonochrome
            self.threshold = threshold
        }
    }

    public var name: String
    public var layers: [Layer]
    /// Width and height of the frame that layout gives the symbol.
    public var size: CGSize
    /// y of the frame's top, negative because it lies above the baseline.
    public var top: Double

    public init(name: String, layers: [Layer], size: CGSize, top: Double) {
        self.name = name
        self.layers = layers
        self.size = size
        self.top = top
    }

    /// The frame in em: x 0, y ``top``.
    public var frame: CGRect { CGRect(x: 0, y: top, width: size.width, height: size.height) }

    /// How far the frame reaches below the baseline.
    public var descent: Double { top + size.height }

    /// The layers to paint where all have one colour.
    public var monochromeLayers: [Layer] { layers.filter { !$0.isHoleInMonochrome } }

    /// Whether any layer follows a variable value.
    public var isVariable: Bool { layers.contains { $0.threshold != nil } }

    /// The opacity of a layer at `variableValue`, 0…1: parts not reached are drawn faint.
    public static func opacity(of layer: Layer, variableValue: Double?) -> Double {
        guard let threshold = layer.threshold, let value = variableValue else { return 1 }
        return value > threshold ? 1 : SymbolMetrics.shared.unreachedOpacity
    }
}
