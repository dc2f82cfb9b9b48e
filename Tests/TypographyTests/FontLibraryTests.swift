import Foundation
import Geometry
import Snapshot
import Testing

@testable import Typography

@Suite(.serialized)
struct FontLibraryTests {
    @Test func `Every pinned face opens`() throws {
        for family in FontCatalog.shared.families {
            for face in family.faces {
                let opened = try FontLibrary.shared.face(named: face.name)
                #expect(opened.unitsPerEm > 0)
            }
        }
    }

    @Test func `Every fallback names a pinned family`() {
        for fallback in FontCatalog.shared.fallback {
            #expect(FontCatalog.shared.family(named: fallback.family) != nil, "\(fallback.family)")
        }
    }

    @Test func `Of a family only its bold face is bold`() throws {
        let bold = try ["Regular", "SemiBold", "Bold", "BoldItalic", "ExtraBold"].map { try FontLibrary.shared.face(named: "Inter-\($0)").isBold }
        #expect(bold == [false, false, true, true, false])
        #expect(FontLibrary.shared.isBold(fontNamed: "HelveticaNeue-Bold", asked: 400))
        #expect(!FontLibrary.shared.isBold(fontNamed: "HelveticaNeue-Medium", asked: 400))
    }

    @Test func `A face knows its file`() throws {
        let (path, index) = try FontLibrary.shared.file(forFace: "NotoSansCJKSC-Bold")
        #expect(path.hasSuffix("NotoSansCJK-Bold.ttc"))
        #expect(index == 2)
    }

    @Test func `An outline is scaled to points and points down`() throws {
        let face = try FontLibrary.shared.face(named: "Inter-Regular")
        let glyph = try #require(face.glyph(for: "H"))
        let box = Outline.path(face.outline(of: glyph, size: 100)).bounds
        #expect(abs(box.minY + 72.727) < 0.1 && abs(box.maxY) < 0.1)
    }

    @Test func `An unknown custom name falls back to Helvetica and is reported`() throws {
        let text = Sample.text("x") { style, _ in style.font.name = "Nowhere Sans" }
        let run = try #require(try Sample.layout(text).drawing(at: .zero, paints: []).lines.first?.runs.first)
        #expect(run.font.face == "LiberationSans-Regular")
        #expect(FontLibrary.shared.missingFontNames.contains("Nowhere Sans"))
    }

    @Test func `A registered file serves its family name with its own metrics`() throws {
        let names = try FontLibrary.shared.register(file: "/usr/share/fonts/truetype/jetbrains-mono/JetBrainsMono-Bold.ttf")
        #expect(names == ["JetBrainsMono-Bold"])
        let text = Sample.text("xx", size: 10) { style, _ in style.font.name = "JetBrains Mono" }
        let layout = try Sample.layout(text)
        #expect(abs(layout.lineWidths[0] - 12) < 0.001)
        #expect(abs(layout.size.height - 13.333) < 0.001)
    }

    @Test func `What is no font says so`() throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("broken-\(UUID().uuidString).ttf").path
        try Data("no font".utf8).write(to: URL(fileURLWithPath: path))
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(atPath: path) } }
        #expect(throws: FontError.unreadable(path: path)) { try FontLibrary.shared.register(file: path) }
        #expect(throws: FontError.unreadable(path: "/nowhere.ttf")) { try FontLibrary.shared.register(file: "/nowhere.ttf") }
    }

    /// In pictures by iOS, y of bold text reaches 0.162 to 0.174 em below the baseline.
    @Test func `Descenders are as deep as the system's font has them`() throws {
        var resolver = FontResolver()
        let font = try resolver.font(FontSpecification(size: 100, weight: 700))
        let glyph = try #require(font.face.glyph(for: "y"))
        let depth = font.face.outline(of: glyph, size: font.outlineSize).flatMap(\.points).map(\.y).max() ?? 0
        #expect(depth > 16.2 && depth < 17.4)
        let comma = try #require(font.face.glyph(for: ","))
        #expect(abs((font.face.outline(of: comma, size: 1).flatMap(\.points).map(\.y).max() ?? 0) - 0.1757) < 0.003)
    }

    /// In pictures by iOS, d, h, k and l of small texts reach about 0.024 em above capitals, those of titles 0.009 em.
    @Test(arguments: [(16.0, 0.024), (33, 0.009)])
    func `Ascenders are higher than capitals as in the system's font`(_ size: Double, _ more: Double) throws {
        var resolver = FontResolver()
        let font = try resolver.font(FontSpecification(size: size, weight: 400))
        func top(_ letter: Unicode.Scalar) throws -> Double {
            let glyph = try #require(font.face.glyph(for: letter))
            return -Double(font.face.outline(of: glyph, size: 1).flatMap(\.points).map(\.y).min() ?? 0)
        }
        let capital = try top("H")
        for letter in "bdhkl".unicodeScalars { #expect(abs(try top(letter) - capital - more) < 0.004) }
        #expect(abs(try top("I") - capital) < 0.001)
    }

    /// In a picture by iOS, bold at 33 points, a slash is as high as capitals, 23.25 points, and reaches 5.7 points below the baseline.
    @Test(arguments: [16.0, 33])
    func `A slash reaches from capitals to below the baseline`(_ size: Double) throws {
        var resolver = FontResolver()
        let font = try resolver.font(FontSpecification(size: size, weight: 700))
        func heights(_ sign: Unicode.Scalar) throws -> [Double] {
            font.face.outline(of: try #require(font.face.glyph(for: sign)), size: font.size).flatMap(\.points).map { Double($0.y) }
        }
        let slash = try heights("/")
        let (top, bottom) = (try #require(slash.min()), try #require(slash.max()))
        #expect(abs(bottom / -top - 5.7 / 23.25) < 0.006)
        // The capitals of the family for titles are a little lower than the system's.
        #expect(abs(try #require(heights("H").min()) - top) / size < (size < 20 ? 0.002 : 0.01))
    }
}
