import Foundation
import Geometry

extension SymbolOutline {
    /// The symbol in points: scaled to a font's size, an image scale and a weight (100…900), with the frame's top left corner at the origin.
    public func scaled(pointSize: Double, scale: SymbolScale = .medium, weight: Double = 400) -> PlacedSymbol {
        let metrics = SymbolMetrics.shared
        let diameter = metrics.factor(scale: scale, weight: weight)
        let factor = pointSize * diameter
        let bolder = metrics.emboldening(weight: weight)
        let drawn = pointSize * drawingFactor(scale: scale, weight: weight, bolder: bolder)
        let center = CGPoint(x: size.width / 2, y: top + size.height / 2)
        let frame = CGSize(width: size.width * factor, height: size.height * factor + metrics.frameHeightCorrection(at: factor))
        let place = CGAffineTransform(a: drawn, b: 0, c: 0, d: drawn, tx: frame.width / 2 - center.x * drawn, ty: frame.height / 2 - center.y * drawn)
        var layers = layers
        let hasHoles = layers.contains(where: \.isHoleInMonochrome)
        for index in layers.indices {
            let inside = metrics.emboldeningInsidePlates
            let isHole = layers[index].isHoleInMonochrome
            let heavier = OutlineEmboldener.offset(
                layers[index].elements, by: isHole ? bolder * inside : bolder, openingHoles: hasHoles && !isHole ? inside : nil)
            layers[index].elements = heavier.map { $0.applying(place) }
        }
        // The optical centre stays on the middle of the capitals whatever the scale.
        let middle = (metrics.opticalCenter - center.y) * factor
        let baseline = frame.height / 2 + middle + metrics.capHeight / 2 * pointSize
        return PlacedSymbol(name: name, layers: layers, size: frame, baseline: baseline)
    }

    /// The factor that, together with edges moved by `bolder`, gives `circle.fill` its diameter.
    private func drawingFactor(scale: SymbolScale, weight: Double, bolder: Double) -> Double {
        let metrics = SymbolMetrics.shared
        return metrics.circleDiameter(scale: scale, weight: weight) / (metrics.circleDiameter(scale: .medium) + 2 * bolder)
    }
}

/// A symbol in points.
public struct PlacedSymbol: Hashable, Sendable {
    public var name: String
    /// Paths from the top left corner of the frame.
    public var layers: [SymbolOutline.Layer]
    public var size: CGSize
    /// Distance from the frame's top to the baseline of text beside it.
    public var baseline: Double

    /// The layers to paint where all have one colour.
    public var monochromeLayers: [SymbolOutline.Layer] { layers.filter { !$0.isHoleInMonochrome } }
}
