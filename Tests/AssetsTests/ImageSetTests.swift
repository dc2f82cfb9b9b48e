import Assets
import Foundation
import Testing

@Suite struct ImageSetTests {
    private func logo() throws -> CatalogFixture {
        let fixture = try CatalogFixture()
        try fixture.contents(
            "Logo.imageset",
            """
            {"images": [
              {"filename": "a.png", "idiom": "universal", "scale": "1x"},
              {"filename": "b.png", "idiom": "universal", "scale": "2x"},
              {"filename": "d.png", "idiom": "universal", "scale": "2x", "appearances": [{"appearance": "luminosity", "value": "dark"}]},
              {"filename": "p.png", "idiom": "ipad", "scale": "2x"},
              {"idiom": "universal", "scale": "3x"}],
             "properties": {"template-rendering-intent": "template"}}
            """)
        for (file, side) in [("a", 10), ("b", 20), ("d", 22), ("p", 24)] { try fixture.picture("Logo.imageset/\(file).png", side, side) }
        return fixture
    }

    @Test func choosesTheScaleThenTheLargestThatExists() throws {
        let fixture = try logo()
        let (catalog, diagnostics) = try fixture.compile()
        #expect(diagnostics == [])
        let three = try #require(catalog.image(named: "Logo", traits: AssetTraits(scale: 3)))
        #expect((three.scale, three.pixelSize.width, three.size.width) == (2, 20, 10))
        #expect(three.renderingIntent == .template)
        #expect(FileManager.default.fileExists(atPath: three.path), "in \(fixture.root.path)")
        #expect(catalog.image(named: "Logo", traits: AssetTraits(scale: 1))?.pixelSize.width == 10)
    }

    /// Volumes of a Mac find files whatever their case and however their accents are composed.
    @Test func filesAreFoundByOtherSpellings() throws {
        let fixture = try CatalogFixture()
        try fixture.contents("Cafe.imageset", #"{"images": [{"filename": "Cafe\u0301.PNG", "idiom": "universal", "scale": "1x"}]}"#)
        try fixture.picture("Cafe.imageset/caf\u{e9}.png", 10, 10)
        let (catalog, diagnostics) = try fixture.compile()
        #expect(diagnostics == [])
        #expect(catalog.image(named: "Cafe", traits: AssetTraits())?.pixelSize.width == 10)
    }

    @Test func choosesAppearanceAndIdiom() throws {
        let (catalog, _) = try logo().compile()
        #expect(catalog.image(named: "Logo", traits: AssetTraits(isDark: true))?.pixelSize.width == 22)
        #expect(catalog.image(named: "Logo", traits: AssetTraits(idiom: .pad))?.pixelSize.width == 24)
        #expect(catalog.image(named: "Nothing", traits: AssetTraits()) == nil)
    }

    @Test func vectorPicturesHaveTheirSizeInPoints() throws {
        let fixture = try CatalogFixture()
        try fixture.contents(
            "Leaf.imageset",
            #"{"images": [{"filename": "l.svg", "idiom": "universal"}], "properties": {"preserves-vector-representation": true}}"#)
        try fixture.write("Media.xcassets/Leaf.imageset/l.svg", #"<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>"#)
        let image = try #require(try fixture.compile().catalog.image(named: "Leaf", traits: AssetTraits()))
        #expect((image.isVector, image.preservesVector, image.scale) == (true, true, 1))
        #expect(image.size == CGSize(width: 30, height: 20))
    }

    @Test func resizingBecomesInsetsInPoints() throws {
        let fixture = try CatalogFixture()
        try fixture.contents(
            "Bubble.imageset",
            """
            {"images": [{"filename": "b.png", "idiom": "universal", "scale": "2x", "resizing": {"mode": "9-part",
              "center": {"mode": "tile", "width": 2, "height": 2}, "cap-insets": {"top": 8, "left": 6, "bottom": 4, "right": 2}}}]}
            """)
        try fixture.picture("Bubble.imageset/b.png", 20, 20)
        let image = try #require(try fixture.compile().catalog.image(named: "Bubble", traits: AssetTraits()))
        #expect(image.capInsets == [4, 3, 2, 1])
        #expect(image.resizingMode == .tile)
    }

    @Test func foldersNameTheirContentsOnlyWhereTheyProvideANamespace() throws {
        let fixture = try CatalogFixture()
        let set = #"{"images": [{"filename": "x.png", "idiom": "universal"}]}"#
        try fixture.contents("Plain/One.imageset", set)
        try fixture.picture("Plain/One.imageset/x.png", 1, 1)
        try fixture.contents("Icons", #"{"properties": {"provides-namespace": true}}"#)
        try fixture.contents("Icons/Two.imageset", set)
        try fixture.picture("Icons/Two.imageset/x.png", 1, 1)
        #expect(try fixture.compile().catalog.names(.image) == ["Icons/Two", "One"])
    }

    @Test func languageAndDirectionDecide() throws {
        let fixture = try CatalogFixture()
        try fixture.contents(
            "Flag.imageset",
            """
            {"images": [{"filename": "a.png", "idiom": "universal"}, {"filename": "b.png", "idiom": "universal", "locale": "fr"}]}
            """)
        try fixture.contents("Back.imageset", #"{"images": [{"filename": "a.png", "idiom": "universal", "language-direction": "left-to-right"}]}"#)
        try fixture.picture("Flag.imageset/a.png", 1, 1)
        try fixture.picture("Flag.imageset/b.png", 2, 2)
        try fixture.picture("Back.imageset/a.png", 3, 3)
        let (catalog, _) = try fixture.compile()
        #expect(catalog.image(named: "Flag", traits: AssetTraits(languages: ["fr-CA", "en"]))?.pixelSize.width == 2)
        #expect(catalog.image(named: "Flag", traits: AssetTraits(languages: ["de"]))?.pixelSize.width == 1)
        #expect(catalog.image(named: "Back", traits: AssetTraits())?.isFlippedHorizontally == false)
        #expect(catalog.image(named: "Back", traits: AssetTraits(isRightToLeft: true))?.isFlippedHorizontally == true)
    }

    @Test func loosePicturesAreFoundWithAndWithoutTheirType() throws {
        let fixture = try CatalogFixture()
        try fixture.picture("../photo.png", 10, 10)
        try fixture.picture("../photo@2x.png", 20, 20)
        let (catalog, _) = try fixture.compile(looseFiles: ["photo.png", "photo@2x.png"])
        #expect(catalog.names(.image) == ["photo", "photo.png"])
        #expect(catalog.image(named: "photo.png", traits: AssetTraits(scale: 2))?.size == CGSize(width: 10, height: 10))
    }
}
