import Foundation
import Geometry
import Painter
import Snapshot
import Testing
import Typography

@Suite struct BundleFontTests {
    @Test func fontsOfABundleAreKnownAndWhatIsNoFontIsNamed() throws {
        let bundle = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: bundle) }
        try FileManager.default.createDirectory(at: bundle.appendingPathComponent("Fonts"), withIntermediateDirectories: true)
        let installed = URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf")
        try FileManager.default.copyItem(at: installed, to: bundle.appendingPathComponent("Fonts/App.ttf"))
        try Data("no font".utf8).write(to: bundle.appendingPathComponent("broken.otf"))
        try Data("no font".utf8).write(to: bundle.appendingPathComponent("readme.txt"))
        let problems = BundleFonts.register(in: bundle)
        #expect(problems.count == 1 && problems[0].contains("broken.otf"))
        #expect(try FontLibrary.shared.face(named: "DejaVuSans-Bold").path.hasSuffix("Fonts/App.ttf"))
    }

    /// The letter I of the font is a box, 0.1 em wide as the font is, and 0.325 em at weight 700.
    @Test(arguments: [("Reed-Thin", 10), ("Reed-Thin_Bold", 32)]) func anInstanceOfAVaryingFontIsPaintedAsItself(name: String, pixels: Int) throws {
        let fonts = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../Fonts").standardizedFileURL
        #expect(BundleFonts.register(in: fonts) == [])
        let glyph = try #require(try FontLibrary.shared.face(named: name).glyph(for: "I"))
        let frame = CGRect(x: 0, y: 0, width: 60, height: 100)
        let text = SnapshotNode(frame, Gallery.glyphs(name, 100, frame, [glyph]))
        let image = try Painter.shared.paint(Snapshot(60, 100, text), options: PaintOptions(base: PaintOptions.Base.none))
        let dark = (0..<60).count { image[$0, 30].alpha > 0.5 }
        #expect(abs(dark - pixels) <= 1)
    }
}
