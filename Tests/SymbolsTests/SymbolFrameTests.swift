import Foundation
import Geometry
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

    /// In pictures by iOS 18 a laptop at 79 points is 112.7 by 63.7 points large, and its frame lies close around it.
    @Test(.enabled(if: SymbolLibrary.shared.isInstalled)) func drawingsAndFramesHaveTheirMeasuredSizes() throws {
        let placed = try #require(SymbolLibrary.shared.symbol(named: "laptopcomputer")).scaled(pointSize: 79.3)
        let box = placed.monochromeLayers.reduce(CGRect.null) { $0.union(PathBounds.tightBounds(of: $1.elements)) }
        #expect(abs(box.width - 112.7) < 1.5 && abs(box.height - 63.7) < 1.5)
        #expect(placed.size.width > box.width && placed.size.width < box.width * 1.2)
    }

    /// In a label at 53 points iOS 18 draws arrow.clockwise 3 points higher than the middle of the capitals has it.
    @Test(.enabled(if: SymbolLibrary.shared.isInstalled)) func someSymbolsStandHigherBesideText() throws {
        func middle(_ name: String) throws -> Double {
            let placed = try #require(SymbolLibrary.shared.symbol(named: name)).scaled(pointSize: 53)
            return placed.baseline - placed.size.height / 2
        }
        #expect(abs(try middle("arrow.clockwise") - middle("circle") - 2.8) < 0.4)
    }

    @Test func aDrawingThatFillsACircleHasTheCirclesFrame() {
        let metrics = SymbolMetrics.shared
        let circle = metrics.frame(of: "circle", drawing: .zero)
        #expect(metrics.frame(of: "unmeasured.circle", drawing: CGSize(width: 0.996, height: 0.998)) == circle)
        #expect(metrics.frame(of: "unmeasured.square", drawing: CGSize(width: 0.9, height: 0.9)) != circle)
    }
}
