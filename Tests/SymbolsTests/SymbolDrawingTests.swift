import Foundation
import Geometry
@testable import Symbols
import Testing

@Suite struct SymbolDrawingTests {
    private let circle = SymbolOutline(
        name: "circle.fill",
        layers: [
            .init(elements: OutlineBuilder.ellipse(CGRect(x: 0.1, y: SymbolMetrics.shared.opticalCenter - 0.49805, width: 0.9961, height: 0.9961)))
        ],
        size: CGSize(width: 1.1961, height: 1.1761), top: SymbolMetrics.shared.opticalCenter - 0.58805)

    @Test(arguments: [(SymbolScale.medium, 400.0), (.small, 400), (.large, 400), (.medium, 900), (.medium, 100), (.large, 700)])
    func circleHasTheMeasuredDiameter(_ scale: SymbolScale, _ weight: Double) {
        let placed = circle.scaled(pointSize: 100, scale: scale, weight: weight)
        let box = PathBounds.controlBounds(of: placed.layers[0].elements)
        #expect(abs(box.width - 100 * SymbolMetrics.shared.circleDiameter(scale: scale, weight: weight)) < 0.5)
        #expect(abs(box.midX - placed.size.width / 2) < 0.01)
        #expect(abs(placed.baseline - (box.midY + 35.23)) < 0.01)
    }

    @Test func heavierContoursGrowAndTheirHolesShrink() {
        let ring =
            OutlineBuilder.rect(CGRect(x: 0, y: 0, width: 10, height: 10)) + [
                .move(to: CGPoint(x: 3, y: 3)), .line(to: CGPoint(x: 3, y: 7)), .line(to: CGPoint(x: 7, y: 7)), .line(to: CGPoint(x: 7, y: 3)),
                .closeSubpath,
            ]
        let heavy = OutlineEmboldener.offset(ring, by: 1)
        #expect(PathBounds.controlBounds(of: Array(heavy.prefix(5))) == CGRect(x: -1, y: -1, width: 12, height: 12))
        #expect(PathBounds.controlBounds(of: Array(heavy.suffix(5))) == CGRect(x: 4, y: 4, width: 2, height: 2))
        #expect(OutlineEmboldener.offset(ring, by: 0) == ring)
        let cutOut = OutlineEmboldener.offset(ring, by: 1, openingHoles: 1)
        #expect(PathBounds.controlBounds(of: Array(cutOut.prefix(5))) == CGRect(x: -1, y: -1, width: 12, height: 12))
        #expect(PathBounds.controlBounds(of: Array(cutOut.suffix(5))) == CGRect(x: 2, y: 2, width: 6, height: 6))
    }

    @Test func placeholderIsOneEmAndVisible() {
        let placeholder = SymbolLibrary.placeholder
        let box = PathBounds.controlBounds(of: placeholder.layers[0].elements)
        #expect(placeholder.size == CGSize(width: 1, height: 1))
        #expect(abs(box.width - 0.84) < 0.01 && abs(box.height - 0.84) < 0.01)
    }
}
