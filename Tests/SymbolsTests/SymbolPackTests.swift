import Foundation
import Geometry
@testable import Symbols
import Testing

@Suite struct SymbolPackTests {
    private func library(_ text: String) throws -> SymbolLibrary {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("symbols-\(UUID().uuidString).pack")
        defer { try? FileManager.default.removeItem(at: url) }
        try Data(text.utf8).write(to: url)
        return SymbolLibrary(pack: url)
    }

    private let pack = """
        islet-symbols 1
        circle\t{"box":[1000,-500,1000],"layers":[{"path":"M0-500L1000-500L1000 500Z"}]}
        circle.fill\t{"box":[1000,-500,1000],"layers":[{"path":"M0-500L1000-500L1000 500Z","level":1},{"path":"M1 1L2 2L3 \
        1Z","hole":true,"color":"white"}]}
        damaged\t{"box":
        plain\t{"box":[500,-200,400],"layers":[{"path":"M0-200L500 200L0 200Z"}]}
        star\t{"box":[500,-200,400],"layers":[{"path":"M0-200L500 200L0 200Z","threshold":0.5}]}
        star.slash\t{"box":[1,1,1],"layers":[]}

        """

    @Test func everySymbolIsFoundByItsName() throws {
        let library = try library(pack)
        #expect(library.names == ["circle", "circle.fill", "damaged", "plain", "star", "star.slash"])
        #expect(library.names.filter { library.symbol(named: $0) == nil } == ["damaged"])
        #expect(["", "a", "circle.", "sta", "star.fill", "z", "islet-symbols 1"].allSatisfy { library.symbol(named: $0) == nil })
    }

    @Test func outlineStandsAroundTheMiddleOfTheCapitals() throws {
        let plain = try #require(try library(pack).symbol(named: "plain"))
        let box = PathBounds.controlBounds(of: plain.layers[0].elements)
        #expect(abs(box.midY - SymbolMetrics.shared.opticalCenter) < 1e-9)
        #expect(abs(box.midX - plain.size.width / 2) < 1e-9)
        #expect(abs(box.width - 0.5) < 1e-9)
    }

    @Test func aDrawingFillsItsKnownBox() throws {
        let star = try #require(try library(pack).symbol(named: "star"))
        let box = PathBounds.controlBounds(of: star.layers[0].elements)
        let known = try #require(SymbolMetrics.shared.drawingBox(of: "star"))
        #expect(abs(box.width - known.width) < 1e-9 && abs(box.height - known.height) < 1e-9)
        #expect(abs(box.midX - star.size.width / 2 - known.midX) < 1e-9)
    }

    @Test func aDrawingIsEnlargedToItsKnownFrameWithinLimits() {
        let metrics = SymbolMetrics.shared
        #expect(metrics.fitting(of: "star", drawing: CGSize(width: 0.5, height: 0.5)) == CGSize(width: 1.7, height: 1.7))
        #expect(metrics.fitting(of: "circle", drawing: CGSize(width: 0.9961, height: 0.9961)) == CGSize(width: 1, height: 1))
    }

    @Test func aDrawingOfOtherProportionsIsStretchedToItsFrameWithinLimits() {
        let battery = SymbolMetrics.shared.fitting(of: "battery.0", drawing: CGSize(width: 1.2, height: 0.5))
        #expect(abs(battery.width - (27.7 / 17 - 0.2) / 1.2) < 1e-9)
        #expect(abs(battery.height - (13.96 / 17 - 0.16) / 0.5) < 1e-9)
        let flat = SymbolMetrics.shared.fitting(of: "battery.0", drawing: CGSize(width: 1.2, height: 0.4))
        #expect(abs(flat.height - 1.25 * flat.width) < 1e-9)
    }

    @Test func holesAreHiddenInMonochrome() throws {
        let circle = try #require(try library(pack).symbol(named: "circle.fill"))
        #expect((circle.layers.count, circle.monochromeLayers.count) == (2, 1))
    }

    @Test func layersBelowTheVariableValueAreFaint() throws {
        let star = try #require(try library(pack).symbol(named: "star"))
        #expect(star.isVariable)
        #expect([0.2, 0.5, 0.6].map { SymbolOutline.opacity(of: star.layers[0], variableValue: $0) } == [0.3, 0.3, 1])
        #expect(SymbolOutline.opacity(of: star.layers[0], variableValue: nil) == 1)
    }

    @Test func variantsAreAppendedWhereTheSymbolExists() throws {
        let library = try library(pack)
        #expect(library.name("circle", applying: .fill) == "circle.fill")
        #expect(library.name("circle.fill", applying: .fill) == "circle.fill")
        #expect(library.name("star", applying: [.fill, .slash]) == "star.slash")
        #expect(library.name("star", applying: .circle) == "star")
        #expect(library.name("nothing", applying: .fill) == nil)
    }

    @Test(arguments: ["", "islet-symbols 2\na\t{}\n", "garbage"])
    func otherFilesAreNoPack(_ text: String) throws { #expect(try library(text).isInstalled == false) }
}
