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
}
