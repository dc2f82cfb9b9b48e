import Foundation
import Geometry
@testable import Symbols
import Testing

@Suite struct CustomSymbolTests {
    private let template = """
        <?xml version="1.0"?>
        <svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
         <g id="Notes"><rect width="10" height="10"/></g>
         <g id="Guides">
          <line id="Baseline-M" x1="0" x2="10" y1="1126" y2="1126"/><line id="Capline-M" x1="0" x2="10" y1="1055.54" y2="1055.54"/>
          <line id="left-margin-Regular-M" x1="1400" x2="1400" y1="0" y2="9"/><line id="right-margin-Regular-M" x1="1520" x2="1520" y1="0" y2="9"/>
         </g>
         <g id="Symbols">
          <g id="Black-M" transform="matrix(1 0 0 1 2000 1126)"><path d="M0 0L1 1Z"/></g>
          <g id="Regular-M" transform="matrix(1 0 0 1 1410 1126)">
           <path class="multicolor-0:systemYellowColor hierarchical-0:secondary" d="M0 0L100 0L100-70.46L0-70.46Z"/>
           <path class="multicolor-1:tintColor hierarchical-1:primary" d="M40-40L60-40L60-30Z"/>
          </g>
         </g>
        </svg>
        """

    @Test func templateIsPlacedByItsGuides() throws {
        let symbol = try #require(CustomSymbol.parse(template, name: "mysymbol"))
        #expect(symbol.layers.map(\.level) == [1, 0])
        #expect(symbol.layers.map(\.color) == ["yellow", nil])
        let box = PathBounds.controlBounds(of: symbol.layers[0].elements)
        #expect(abs(box.minX - 0.1) < 0.001 && abs(box.maxY) < 0.001 && abs(box.height - 0.7046) < 0.001)
        #expect(abs(symbol.size.width - 1.2) < 0.001)
    }

    @Test func plainDrawingFillsTheCircleAndKeepsItsShape() throws {
        let svg =
            #"<svg viewBox="0 0 20 10"><g transform="translate(2 0)"><rect x="0" y="2" width="4" height="6"/></g><path fill="none" d="M0 0L9 "#
            + #"9"/></svg>"#
        let symbol = try #require(CustomSymbol.parse(svg, name: "x"))
        #expect(symbol.layers.count == 1)
        let box = PathBounds.controlBounds(of: symbol.layers[0].elements)
        #expect(abs(box.width / box.height - 4.0 / 6) < 0.001)
        #expect(abs(box.height - 0.9961 * 6 / 20) < 0.001)
        #expect(abs(box.midY - SymbolMetrics.shared.opticalCenter) < 0.001)
    }

    @Test(arguments: [
        "", "<svg", "<svg viewBox='0 0 1 1'/>", "no markup", "<svg><path d='M0 0'/>", "<!-- <svg><path d='M0 0L1 1Z'/></svg>",
        "<g></g></g></g><path d='x'/>",
    ])
    func filesWithoutAShapeAreNoSymbol(_ svg: String) {
        #expect(CustomSymbol.parse(svg, name: "x") == nil)
    }

    @Test func transformsAreAppliedFromTheRight() {
        let place = SVGTransform.parse("translate(10,20) scale(2) rotate(90)")
        let point = CGPoint(x: 1, y: 0).applying(place)
        #expect(abs(point.x - 10) < 1e-9 && abs(point.y - 22) < 1e-9)
    }
}
