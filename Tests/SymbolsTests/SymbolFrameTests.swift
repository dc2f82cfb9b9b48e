import Foundation
import Testing

@testable import Symbols

@Suite struct SymbolFrameTests {
    private let outline = SymbolOutline(name: "drawn", layers: [], size: CGSize(width: 1.2, height: 1.1), top: -0.9)

    @Test func framesAreThoseMeasuredAtTheirSize() {
        let placed = outline.scaled(pointSize: 17)
        #expect(abs(placed.size.width - 1.2 * 17) < 1e-9)
        #expect(abs(placed.size.height - 1.1 * 17) < 1e-9)
    }

    @Test func aPartOfTheSpaceAboveAndBelowDoesNotGrowWithTheFont() {
        let placed = outline.scaled(pointSize: 68)
        #expect(abs(placed.size.width - 1.2 * 68) < 1e-9)
        #expect(abs(placed.size.height - (1.1 * 68 - 3)) < 1e-9)
    }

    @Test func aDrawingThatFillsACircleHasTheCirclesFrame() {
        let metrics = SymbolMetrics.shared
        let circle = metrics.frame(of: "circle", drawing: .zero)
        #expect(metrics.frame(of: "unmeasured.circle", drawing: CGSize(width: 0.996, height: 0.998)) == circle)
        #expect(metrics.frame(of: "unmeasured.square", drawing: CGSize(width: 0.9, height: 0.9)) != circle)
    }
}
