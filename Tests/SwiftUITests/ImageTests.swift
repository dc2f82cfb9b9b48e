import Assets
import Foundation
import Snapshot
import SwiftUI
import Testing

@MainActor
@Suite struct ImageTests {
    private func image(_ snapshot: Snapshot) -> SnapshotNode? {
        func find(_ node: SnapshotNode) -> SnapshotNode? {
            node.role == "Image" ? node : node.children.lazy.compactMap { find($0) }.first
        }
        return find(snapshot.root)
    }

    /// A bundle with a picture of 4 × 2 points, a template picture and a colour.
    private func bundle() throws -> Bundle {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("images-\(UUID().uuidString)")
        let catalog = root.appendingPathComponent("Media.xcassets")
        for (name, properties) in [("Photo", ""), ("Glyph", ",\"properties\":{\"template-rendering-intent\":\"template\"}")] {
            let set = catalog.appendingPathComponent("\(name).imageset")
            try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
            let json = "{\"images\":[{\"idiom\":\"universal\",\"scale\":\"1x\",\"filename\":\"p.svg\"}]\(properties)}"
            try Data(json.utf8).write(to: set.appendingPathComponent("Contents.json"))
            try Data("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"4\" height=\"2\"><rect width=\"4\" height=\"2\"/></svg>".utf8)
                .write(to: set.appendingPathComponent("p.svg"))
        }
        let bundle = root.appendingPathComponent("Test.bundle")
        try AssetCatalogCompiler.compile(catalogs: [catalog], into: bundle)
        return try #require(Bundle(path: bundle.path))
    }

    @Test func picturesHaveTheirNaturalSizeUnlessResizable() throws {
        let bundle = try bundle()
        #expect(image(archive { Image("Photo", bundle: bundle) })?.frame.size == CGSize(width: 4, height: 2))
        #expect(image(archive { Image("Photo", bundle: bundle).resizable() })?.frame.size == CGSize(width: 300, height: 300))
        #expect(image(archive { Image("Photo", bundle: bundle).resizable().scaledToFit() })?.frame.size == CGSize(width: 300, height: 150))
    }

    /// Content that nobody gave names pictures that nobody drew.
    @Test func picturesThatMadeUpTextsNameAreOnesOfTheCatalog() throws {
        let bundle = try bundle()
        let texts = _MadeUpTexts(["Home Team"])
        func size(_ name: String) -> CGSize? {
            image(archive { Image(name, bundle: bundle).environment(\._madeUpTexts, texts) })?.frame.size
        }
        #expect(size("Home Team") == CGSize(width: 4, height: 2) && size("Home Team-logo") == CGSize(width: 4, height: 2))
        #expect(size("Away Team") != CGSize(width: 4, height: 2))
    }

    @Test func templatesTakeTheForeground() throws {
        let bundle = try bundle()
        func template(_ image: Image) -> Paint? {
            guard case .image(let drawing)? = self.image(archive { image.foregroundStyle(.red) })?.drawing.first else { return nil }
            return drawing.template
        }
        #expect(template(Image("Photo", bundle: bundle)) == nil)
        #expect(template(Image("Photo", bundle: bundle).renderingMode(.template)) == .color(RGBA(255, 56, 60)))
        #expect(template(Image("Glyph", bundle: bundle)) == .color(RGBA(255, 56, 60)))
        #expect(template(Image("Glyph", bundle: bundle).renderingMode(.original)) == nil)
    }

    @Test func missingPicturesAreReportedAndTakeNoPlace() {
        let snapshot = archive { Image("Nothing") }
        #expect(image(snapshot)?.frame.size == .zero)
        #expect(snapshot.diagnostics.map(\.code) == [.missingImage])
        #expect(snapshot.diagnostics[0].message.contains("“Nothing”"))
    }

    @Test func missingSymbolsAreDrawnAsAPlaceholder() {
        let snapshot = archive { Image(systemName: "no.such.symbol") }
        #expect(image(snapshot)?.drawing.isEmpty == false)
        #expect(snapshot.diagnostics.map(\.code) == [.missingSymbol])
        #expect(snapshot.diagnostics[0].message.contains("“no.such.symbol”"))
    }

    @Test func symbolsFollowFontAndScale() {
        func height(_ font: Font, _ scale: Image.Scale) -> CGFloat {
            image(archive { Image(systemName: "no.such.symbol").font(font).imageScale(scale) })?.frame.height ?? 0
        }
        #expect(height(.system(size: 34), .medium) > 1.9 * height(.system(size: 17), .medium))
        #expect(height(.body, .large) > height(.body, .medium))
        #expect(height(.body, .small) < height(.body, .medium))
    }

    @Test func aSymbolIsBoldInTheBoldFaceOfACustomFont() {
        func drawing(_ font: Font) -> [Drawing]? { image(archive { Image(systemName: "star").font(font) })?.drawing }
        #expect(drawing(.custom("Georgia-Bold", size: 20)) == drawing(.system(size: 20, weight: .bold)))
        #expect(drawing(.custom("Georgia", size: 20)) == drawing(.system(size: 20)))
        #expect(drawing(.custom("AvenirNext-Heavy", size: 20)) == drawing(.system(size: 20)))
        #expect(drawing(.system(size: 20)) != drawing(.system(size: 20, weight: .bold)))
    }

    @Test func decorativePicturesAreNotReadAloud() throws {
        let bundle = try bundle()
        #expect(image(archive { Image(decorative: "Photo", bundle: bundle) })?.accessibility == nil)
        #expect(image(archive { Image("Photo", bundle: bundle, label: Text("A photo")) })?.accessibility?.label == "A photo")
    }

    @Test func redactedPicturesAreFlatBoxes() throws {
        let node = image(archive { Image("Photo", bundle: try! bundle()).redacted(reason: .placeholder) })
        guard case .fill(.rect, .color(let color), _)? = node?.drawing.first else { return #expect(Bool(false), "no box") }
        #expect(color.alpha == 0.16)
    }

    @Test func asyncImagesStayPlaceholders() {
        let snapshot = archive {
            AsyncImage(url: URL(string: "https://example.com/a.png")) {
                $0.resizable()
            } placeholder: {
                Text("Loading")
            }
        }
        #expect(firstText(snapshot.root)?.detail == "Loading")
        #expect(snapshot.diagnostics.map(\.code) == [.asyncImage])
    }

    /// A weather app's snapshot test (iOS 17): a card is as high as the frame around a picture that has not come.
    @Test func asyncImagesWithoutContentAreFramed() {
        let root = archive {
            VStack(spacing: 0) {
                AsyncImage(url: URL(string: "https://example.com/a.png")) { $0.image?.resizable() }.frame(width: 80, height: 60)
                Color.red.frame(width: 10, height: 10)
            }
            .fixedSize()
        }.root
        #expect(root.first(role: "VStack")?.frame.size == CGSize(width: 80, height: 70))
    }

    @Test func imagesInTextAreDrawnOnTheBaseline() {
        let text = firstText(archive { Text("a \(Image(systemName: "no.such.symbol")) b") }.root)
        #expect(text?.drawing.count == 2)
    }

    /// In pictures by iOS a stretched symbol touches the edges of its box.
    @Test func stretchedSymbolsFillTheirBoxWithTheirDrawing() throws {
        func drawn(_ view: some View) -> (frame: CGRect, drawing: CGRect) {
            let node = image(archive { view })
            guard let node, case .fill(let outline, _, _)? = node.drawing.first else { return (.zero, .null) }
            return (node.frame, outline.bounds)
        }
        let plain = drawn(Image(systemName: "no.such.symbol"))
        #expect(plain.drawing.width < plain.frame.width - 1)
        let stretched = drawn(Image(systemName: "no.such.symbol").resizable().frame(width: 40, height: 20))
        #expect(stretched.frame.size == CGSize(width: 40, height: 20))
        #expect(abs(stretched.drawing.width - 40) < 0.5 && abs(stretched.drawing.height - 20) < 0.5)
    }
}
