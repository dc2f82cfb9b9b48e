import Foundation
import Snapshot
import Testing

@testable import Typography

struct ScriptTests {
    private func runs(_ string: String, _ change: (inout TextStyle, inout ParagraphStyle) -> Void = { _, _ in }) throws -> [GlyphRun] {
        try Sample.layout(Sample.text(string, change)).drawing(at: .zero, paints: []).lines.flatMap(\.runs)
    }

    private func faces(_ string: String, locale: String = "en_US") throws -> [String] {
        try runs(string) { $1.locale = locale }.map(\.font.face)
    }

    @Test func `Each script finds its face`() throws {
        #expect(try faces("Hello") == ["Inter-Regular"])
        #expect(try faces("שלום") == ["NotoSansHebrew-Regular"])
        #expect(try faces("مرحبا") == ["NotoSansArabic-Regular"])
        #expect(try faces("สวัสดี") == ["NotoSansThai-Regular"])
        #expect(try faces("नमस्ते") == ["NotoSansDevanagari-Regular"])
        #expect(try faces("안녕") == ["NotoSansCJKKR-Regular"])
        #expect(try faces("Привет") == ["Inter-Regular"])
    }

    @Test func `Rarer scripts, musical signs and the second plane find theirs`() throws {
        #expect(try faces("ᠮᠣᠩ") == ["NotoSansMongolian-Regular"])
        #expect(try faces("ߒߞߏ") == ["NotoSansNKo-Regular"])
        #expect(try faces("𝄞") == ["NotoMusic-Regular"])
        #expect(try faces("𠀋", locale: "ja_JP") == ["NotoSansCJKJP-Regular"])
    }

    @Test func `What no face has is named, and only that`() throws {
        let lines = try Sample.layout(Sample.text("a \u{F8FF}\u{FE0F} ᠮ \u{F8FF}")).drawing(at: .zero, paints: []).lines
        #expect(FontLibrary.shared.undrawn(lines) == ["\u{F8FF}"])
    }

    @Test func `A tab goes to the next stop, and has no glyph`() throws {
        #expect(try Sample.width(Sample.text("\tb")) == 28 + Sample.width(Sample.text("b")))
        #expect(try Sample.width(Sample.text("a\tb")) == 28 + Sample.width(Sample.text("b")))
        #expect(try Sample.width(Sample.text("a\u{1}b")) == Sample.width(Sample.text("ab")))
        #expect(try runs("a\tb").flatMap(\.glyphs).count == 2)
    }

    @Test func `Han characters follow the language`() throws {
        #expect(try faces("直", locale: "ja_JP") == ["NotoSansCJKJP-Regular"])
        #expect(try faces("直", locale: "zh_TW") == ["NotoSansCJKTC-Regular"])
        #expect(try faces("直", locale: "zh_CN") == ["NotoSansCJKSC-Regular"])
    }

    @Test(arguments: ["😀", "👨‍👩‍👧", "🇩🇪", "❤️", "1️⃣", "👍🏽"])
    func `An emoji is one coloured glyph`(_ emoji: String) throws {
        let found = try runs(emoji)
        #expect(found.map(\.font.face) == ["NotoColorEmoji"])
        #expect(found.first?.glyphs.count == 1)
    }

    @Test func `Digits and signs are not emoji`() throws {
        #expect(try faces("1 # © ™") == ["Inter-Regular"])
    }

    @Test func `Signs in monospaced text are text as wide as a letter`() throws {
        let run = try #require(try runs("☢") { style, _ in (style.font.design, style.font.size) = (.monospaced, 30) }.first)
        #expect(run.font.face == "DejaVuSansMono")
        #expect(try runs("☢").map(\.font.face) == ["NotoColorEmoji"])
    }

    @Test func `Other scripts keep the line height of the system font`() throws {
        #expect(try abs(Sample.layout(Sample.text("天气 😀 สวัสดี")).size.height - 20.333) < 0.001)
    }

    @Test func `Hebrew runs from right to left`() throws {
        let run = try #require(try runs("אב").first)
        let single = try #require(try runs("א").first)
        #expect(run.glyphs.count == 2)
        #expect(run.glyphs[1] == single.glyphs[0])
        #expect(run.xs[0] < run.xs[1])
    }

    @Test func `Numbers inside Hebrew keep their order`() throws {
        let line = try #require(try Sample.layout(Sample.text("שלום 123 עולם")).drawing(at: .zero, paints: []).lines.first)
        let texts = line.runs.map { $0.text.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        #expect(texts == ["עולם", "123", "שלום"])
        let digits = try #require(line.runs.first { $0.text.contains("123") })
        #expect(digits.xs == digits.xs.sorted())
    }

    @Test func `English inside a left to right line stays first`() throws {
        let line = try #require(try Sample.layout(Sample.text("Hi שלום")).drawing(at: .zero, paints: []).lines.first)
        #expect(line.runs.first?.text.hasPrefix("Hi") == true)
    }

    @Test func `Arabic letters join`() throws {
        let joined = try #require(try runs("بب").first)
        let alone = try #require(try runs("ب").first)
        #expect(!joined.glyphs.contains(alone.glyphs[0]))
    }

    @Test func `Layout is the same every time`() throws {
        let text = Sample.text("Mixed 天气 שלום 😀 and more words to wrap")
        let first = try Sample.layout(text, width: 100).drawing(at: .zero, paints: [.color(.black)])
        TextLayoutEngine.shared.forgetEverything()
        #expect(try Sample.layout(text, width: 100).drawing(at: .zero, paints: [.color(.black)]) == first)
    }
}
