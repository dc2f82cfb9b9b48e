import Foundation
import Snapshot
import Testing

@testable import Typography

@Suite struct NamedFontTests {
    private func layout(_ name: String, size: Double = 100) throws -> TextLayout {
        try Sample.layout(
            Sample.text("Hamburg") { style, _ in
                style.font = FontSpecification(name: name, size: size)
            })
    }

    @Test func `A font of iOS is drawn in a face as wide and its own line height`() throws {
        let helvetica = try layout("Helvetica")
        #expect(abs(helvetica.size.height - 115) < 0.4)
        #expect(abs(helvetica.size.width - 411.2) < 3)
        #expect(FontLibrary.shared.standIns["Helvetica"] == "LiberationSans")
        #expect(!FontLibrary.shared.missingFontNames.contains("Helvetica"))
    }

    @Test func `The name says weight and slant`() throws {
        let match = try #require(FontCatalog.shared.named.match("HelveticaNeue-BoldItalic"))
        #expect(match.weight == 700 && match.isItalic)
        #expect(FontCatalog.shared.named.match("Avenir-Light")?.weight == 300)
        #expect(FontCatalog.shared.named.match("Menlo-Regular")?.standIn.family == "DejaVuSansMono")
        #expect(FontCatalog.shared.named.match("HiraginoSans-W6")?.weight == 600)
        #expect(FontCatalog.shared.named.match("HiraMinProN-W3")?.standIn.family == "NotoSerifCJKJP")
        #expect(FontCatalog.shared.named.match("STSongti-TC-Bold")?.standIn.family == "NotoSerifCJKTC")
        #expect(FontCatalog.shared.named.match("MyOwnFont-Bold") == nil)
        #expect(try layout("HelveticaNeue-Bold").size.width > layout("HelveticaNeue").size.width)
    }

    @Test func `A name that no font has is regular Helvetica`() throws {
        func width(_ name: String, _ weight: Double) throws -> Double {
            try Sample.width(Sample.text("Hamburg") { style, _ in style.font = FontSpecification(name: name, size: 100, weight: weight) })
        }
        #expect(try width("NoSuchFont", 700) == width("Helvetica", 400))
        #expect(try width("NoSuchFont", 700) < width("Helvetica", 700))
        #expect(try layout("NoSuchFont").size.height == layout("Helvetica").size.height)
        #expect(FontLibrary.shared.missingFontNames.contains("NoSuchFont"))
    }

    /// Widths and heights as in pictures of iOS 17 (a design library's snapshot tests), with the room beside the outermost letters.
    @Test func `Latin letters and digits of PingFang are as wide as the font's`() throws {
        func width(_ string: String, _ name: String, _ size: Double) throws -> Double {
            try Sample.width(Sample.text(string) { style, _ in style.font = FontSpecification(name: name, size: size) })
        }
        let (card, title, digits) = (
            try width("cardContent", "PingFangTC-Regular", 14), try width("carouselTitle", "PingFangTC-Semibold", 20),
            try width("204,204,204", "PingFangSC-Regular", 12)
        )
        #expect(abs(card - 80.6) < 0.6)
        #expect(abs(title - 122.3) < 0.9)
        #expect(abs(digits - 71.5) < 0.5)
        #expect(try abs(layout("PingFangTC-Medium", size: 16).size.height - 22.4) < 0.4)
        #expect(FontLibrary.shared.standIns["PingFangTC-Medium"] == "Inter with NotoSansCJKTC")
    }

    @Test func `Characters of Chinese are drawn with the family that has them`() throws {
        let text = Sample.text("價 A") { style, _ in style.font = FontSpecification(name: "PingFangTC-Regular", size: 20) }
        let faces = try Sample.layout(text, width: 200).drawing(at: .zero, paints: []).lines.flatMap(\.runs).map(\.font.face)
        let serif = Sample.text("明") { style, _ in style.font = FontSpecification(name: "HiraMinProN-W6", size: 20) }
        #expect(try Sample.layout(serif).drawing(at: .zero, paints: []).lines.flatMap(\.runs).map(\.font.face) == ["NotoSerifCJKJP-Bold"])
        #expect(faces == ["NotoSansCJKTC-Regular", "Inter-Regular", "Inter-Regular"])
    }
}
