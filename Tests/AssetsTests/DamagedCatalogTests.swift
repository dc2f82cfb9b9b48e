import Assets
import Foundation
import IsletModel
import Testing

@Suite struct DamagedCatalogTests {
    @Test func brokenPartsAreNamedAndTheRestIsUsable() throws {
        let fixture = try CatalogFixture()
        try fixture.contents("Broken.colorset", "{ not json")
        try fixture.write("Media.xcassets/Empty.imageset/x.txt", "")
        try fixture.contents("Odd.colorset", #"{"colors": [{"color": {"components": {"red": "much", "green": "0", "blue": "0"}}}]}"#)
        try fixture.contents("Gone.imageset", #"{"images": [{"filename": "gone.png"}]}"#)
        try fixture.contents("Text.imageset", #"{"images": [{"filename": "t.png"}]}"#)
        try fixture.write("Media.xcassets/Text.imageset/t.png", "text")
        try fixture.contents("Strange.imageset", #"{"images": {"a": 1}, "properties": []}"#)
        try fixture.contents("Good.colorset", #"{"colors": [{"color": {"reference": "labelColor"}}]}"#)
        let (catalog, diagnostics) = try fixture.compile()
        #expect(
            diagnostics.map { "\($0.code.rawValue) \(($0.file ?? "").split(separator: "/").suffix(2).joined(separator: "/"))" } == [
                "asset-catalog-json Broken.colorset/Contents.json", "asset-catalog-contents Empty.imageset/Contents.json",
                "asset-image Gone.imageset/gone.png", "asset-color Odd.colorset/Contents.json", "asset-image Text.imageset/t.png",
            ])
        #expect(diagnostics.allSatisfy { !$0.message.contains("\n") && !$0.message.isEmpty })
        #expect(catalog.color(named: "Good", traits: AssetTraits()) == .system("labelColor"))
    }

    @Test func missingCatalogIsAnError() throws {
        let fixture = try CatalogFixture()
        let diagnostics = try AssetCatalogCompiler.compile(
            catalogs: [fixture.root.appendingPathComponent("No.xcassets")], into: fixture.root.appendingPathComponent("out"))
        #expect(diagnostics.map(\.code) == [.assetCatalogMissing])
    }

    @Test func aFileThatIsNoIndexIsRefused() throws {
        let fixture = try CatalogFixture()
        try fixture.write("out/Assets.index", "something else")
        #expect(throws: Finding.self) { try AssetCatalog(contentsOf: fixture.root.appendingPathComponent("out")) }
    }

    @Test func damagedLinesOfAnIndexAreSkipped() throws {
        let fixture = try CatalogFixture()
        try fixture.write("out/Assets.index", "islet-assets 1\ncolor\tA\t{\nwhat\nimage\tB\n\ncolor\tC\t{\"variants\":[]}\n")
        let catalog = try AssetCatalog(contentsOf: fixture.root.appendingPathComponent("out"))
        #expect(catalog.names == ["A", "C"])
        #expect(catalog.color(named: "A", traits: AssetTraits()) == nil)
    }

    @Test func sameInputGivesTheSameIndex() throws {
        let fixture = try CatalogFixture()
        for name in ["b", "a", "c"] { try fixture.contents("\(name).colorset", #"{"colors": [{"color": {"reference": "labelColor"}}]}"#) }
        _ = try fixture.compile()
        let first = try Data(contentsOf: fixture.root.appendingPathComponent("out/Assets.index"))
        _ = try fixture.compile()
        #expect(try Data(contentsOf: fixture.root.appendingPathComponent("out/Assets.index")) == first)
        #expect(
            String(decoding: first, as: UTF8.self).split(separator: "\n").map { $0.prefix(7) } == ["islet-a", "color\ta", "color\tb", "color\tc"])
    }
}
