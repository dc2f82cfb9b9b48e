import Foundation
import Geometry
import Snapshot
import Testing

@testable import Typography

/// With a font whose letter I is 0.3 em wide at weight 100 and 0.7 em at 900 (Tests/Fonts).
@Suite struct VaryingFontTests {
    private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../Fonts/Reed.ttf").path

    init() throws { try FontLibrary.shared.register(file: Self.file) }

    private func width(_ name: String, weight: Double = 400) throws -> Double {
        try Sample.width(Sample.text("I", size: 100, weight: weight) { style, _ in style.font.name = name })
    }

    @Test func instancesHaveNamesOfTheirOwn() throws {
        #expect(try FontLibrary.names(inFile: Self.file) == ["Reed-Thin", "Reed-Thin_Regular", "Reed-Thin_Bold", "Reed-Thin_Black"])
        #expect(FontLibrary.shared.registeredNames["Reed"] == ["Reed-Thin", "Reed-Thin_Regular", "Reed-Thin_Bold", "Reed-Thin_Black"])
        #expect(FontLibrary.shared.isRegistered("Reed-Thin_Bold") && FontLibrary.shared.isRegistered("Reed Bold"))
    }

    @Test func anInstanceIsAskedForByItsName() throws {
        #expect(try abs(width("Reed-Thin") - 30) < 0.1)
        #expect(try abs(width("Reed-Thin_Regular") - 45) < 0.1)
        #expect(try abs(width("Reed-Thin_Black") - 70) < 0.1)
        #expect(try abs(width("Reed Bold") - 60) < 0.1)
    }

    @Test func aFamilyHasTheInstanceOfTheWeight() throws {
        #expect(try abs(width("Reed") - 45) < 0.1)
        #expect(try abs(width("Reed", weight: 700) - 60) < 0.1)
        #expect(try abs(width("Reed", weight: 800) - 60) < 0.1 || abs(width("Reed", weight: 800) - 70) < 0.1)
    }

    @Test func aWeightActsOnAFaceThatIsNamedExactly() throws {
        #expect(try abs(width("Reed-Thin", weight: 700) - 60) < 0.1)
        #expect(try abs(width("Reed-Thin_Bold", weight: 900) - 70) < 0.1)
    }

    @Test func outlinesFollowTheInstance() throws {
        let face = try FontLibrary.shared.face(named: "Reed-Thin_Bold")
        let glyph = try #require(face.glyph(for: "I"))
        let box = Outline.path(face.outline(of: glyph, size: 1000)).bounds
        #expect(abs(box.width - 325) < 1 && face.weight == 700 && face.isBold)
    }

    @Test func nothingIsMadeBoldOrSlantedThatAFontLacks() throws {
        let text = Sample.text("I", weight: 900) { style, _ in (style.font.name, style.font.isItalic) = ("Reed-Thin_Regular", true) }
        let run = try #require(try Sample.layout(text).drawing(at: .zero, paints: []).lines.first?.runs.first)
        #expect(run.font.face == "Reed-Thin_Black" && run.font.slant == 0 && run.font.embolden == 0)
    }
}
