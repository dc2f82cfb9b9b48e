import Foundation
import Painter
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
}
