import Foundation
import Snapshot
import Testing

@testable import Typography

struct DesignTests {
    private func run(_ string: String, _ change: (inout TextStyle) -> Void) throws -> GlyphRun {
        let layout = try Sample.layout(Sample.text(string, size: 20) { style, _ in change(&style) })
        return try #require(layout.drawing(at: .zero, paints: []).lines.first?.runs.first)
    }

    @Test func `Each design has its face`() throws {
        #expect(try run("a") { $0.font.design = .monospaced }.font.face == "JetBrainsMono-Regular")
        #expect(try run("a") { $0.font.design = .serif }.font.face == "NotoSerif-Regular")
        #expect(try run("a") { $0.font.size = 19 }.font.face == "Inter-Regular")
        #expect(try run("a") { $0.font.weight = 600 }.font.face == "InterDisplay-SemiBold")
        #expect(try run("a") { $0.font.isItalic = true }.font.face == "InterDisplay-Italic")
    }

    @Test func `Outlines have the capital height of the system font`() throws {
        let font = try run("H") { $0.font.size = 17 }.font
        #expect(abs(font.size - 17 * 0.9688) < 0.01)
        #expect((0.94...1.06).contains(font.widthScale))
    }

    @Test func `The rounded design strokes a lighter face`() throws {
        let rounded = try run("a") { $0.font.design = .rounded }
        #expect(
            rounded.font.face == "InterDisplay-ExtraLight" || rounded.font.face == "InterDisplay-Thin" || rounded.font.face == "InterDisplay-Light")
        #expect(rounded.font.embolden > 0.4 && rounded.font.embolden < 2)
        #expect(rounded.ys[0] == -rounded.font.embolden / 2)
    }

    @Test func `Small letters become small capitals`() throws {
        let text = Sample.text("Ab", size: 20) { style, _ in style.font.usesSmallCaps = true }
        let layout = try Sample.layout(text)
        #expect(layout.lineTexts == ["AB"])
        let runs = layout.drawing(at: .zero, paints: []).lines[0].runs
        #expect(runs.count == 2)
        #expect(abs(runs[1].font.size - runs[0].font.size * 0.8) < 0.3)
        #expect(abs(layout.size.height - 24) < 0.001)
    }

    @Test func `A condensed width narrows every glyph`() throws {
        let plain = try Sample.width(Sample.text("Hello", size: 12))
        let narrow = try Sample.width(Sample.text("Hello", size: 12) { style, _ in style.font.width = 80 })
        #expect(abs(narrow / plain - 0.8) < 0.01)
    }
}
