import FoundationOverlay
import Snapshot
import SwiftUI
import Testing

@MainActor
@Suite struct TextContentTests {
    private func string(_ text: Text, locale: String = "en_US") -> String? {
        firstText(archive(environment: { $0.locale = Locale(identifier: locale) }) { text }.root)?.detail
    }

    @Test func literalsArePutTogetherWithLocalisedNumbers() {
        #expect(string(Text("\(1234) of \(2.5, specifier: "%.1f")")) == "1,234 of 2.5")
        #expect(string(Text("\(1234)"), locale: "de_DE") == "1.234")
        #expect(string(Text("\(3.14)")) == "3.140000")
        #expect(string(Text("\(UInt8(7)) \(Int16(-3)) \(CGFloat(1), specifier: "%.0f")")) == "7 -3 1")
        #expect(string(Text("\(5, specifier: "%02d")")) == "05")
        #expect(string(Text("100%")) == "100%")
        #expect(string(Text("\(50)% done")) == "50% done")
    }

    /// The level refers to what is around the text, not to itself.
    @Test func aPictureInTextTakesALevelOfTheForeground() {
        let level = archive { Text(Image(systemName: "star")).foregroundStyle(.secondary) }
        #expect(level.dump() == archive { Text(Image(systemName: "star")).foregroundStyle(Color.secondary) }.dump())
        let part = archive { Text("\(Text(Image(systemName: "star")).foregroundStyle(.tertiary))7") }
        #expect(glyphRuns(part.root).map(\.text) == ["7"])
    }

    @Test func stringsAreNotSearchedForMarkdown() {
        let name = "*star*"
        #expect(string(Text(name)) == "*star*")
        #expect(string(Text(verbatim: "**a**")) == "**a**")
        #expect(string(Text("Hello \(name)")) == "Hello *star*")
    }

    @Test func keysAreSearchedForMarkdown() {
        let runs = glyphRuns(archive(CGSize(width: 600, height: 40)) { Text("a **b** *c* `d` ~~e~~ [f](https://example.com) \\*g\\*") }.root)
        #expect(runs.map(\.text) == ["a ", "b", " ", "c", " ", "d", " ", "e", " ", "f", " *g*"])
        #expect(runs.first { $0.text == "b" }?.font.face == "Inter-SemiBold")
        #expect(runs.first { $0.text == "c" }?.font.face.contains("Italic") == true)
        #expect(runs.first { $0.text == "d" }?.font.face.contains("Mono") == true)
    }

    @Test func attributedStringsFromMarkdownKeepTheirEmphasis() throws {
        let string = try AttributedString(markdown: "a **b** *c* `d` ~~e~~")
        let snapshot = archive(CGSize(width: 600, height: 40)) { Text(string) }
        let runs = glyphRuns(snapshot.root)
        #expect(runs.map(\.text) == ["a ", "b", " ", "c", " ", "d", " ", "e"])
        #expect(runs.first { $0.text == "b" }?.font.face == "Inter-SemiBold")
        #expect(runs.first { $0.text == "c" }?.font.face.contains("Italic") == true)
        #expect(runs.first { $0.text == "d" }?.font.face.contains("Mono") == true)
    }

    @Test func emphasisFollowsCommonMark() {
        #expect(string(Text("2 * 3 * 4")) == "2 * 3 * 4")
        #expect(string(Text("snake_case_name")) == "snake_case_name")
        #expect(string(Text("***both***")) == "both")
        #expect(string(Text("**open")) == "**open")
        #expect(string(Text("line\n\n# no heading")) == "line\n\n# no heading")
    }

    @Test func formatsFollowTheLocaleOfTheEnvironment() {
        #expect(string(Text(0.256, format: .percent), locale: "de_DE") == "25,6\u{A0}%")
        #expect(string(Text(1234.5, format: .number), locale: "en_US") == "1,234.5")
        let day = Date(timeIntervalSince1970: 0)
        #expect(string(Text(day, format: .dateTime.year().month(.wide).day())) == "January 1, 1970")
        #expect(string(Text("\(day, format: .dateTime.year())")) == "1970")
    }

    @Test func formattersAreUsed() {
        let formatter = NumberFormatter()
        formatter.minimumFractionDigits = 2
        formatter.locale = Locale(identifier: "en_US")
        #expect(string(Text(NSNumber(value: 1.5), formatter: formatter)) == "1.50")
        #expect(string(Text("\(NSNumber(value: 1.5), formatter: formatter) km")) == "1.50 km")
    }

    @Test func attributedStringsKeepTheirLook() {
        var string = AttributedString("big red")
        string.font = .system(size: 30)
        string.foregroundColor = .red
        string.underlineStyle = .single
        let snapshot = archive { Text(string) }
        let run = glyphRuns(snapshot.root)[0]
        #expect(run.paint == .color(RGBA(255, 56, 60)))
        #expect(run.font.size > 28)
        #expect(firstText(snapshot.root)?.drawing.first.map { if case .text(let text) = $0 { text.overlays.count } else { 0 } } == 1)
    }

    @Test func equalityComparesContentAndModifiers() {
        #expect(Text("a") == Text("a"))
        #expect(Text("a").bold() != Text("a"))
        #expect(Text("a") + Text("b") == Text("a") + Text("b"))
        #expect(Text("\(1)") != Text("\(2)"))
        #expect(Text("a").foregroundColor(.red) == Text("a").foregroundColor(.red))
    }

    @Test func resourcesAreShownWithTheirValues() {
        let resource = LocalizedStringResource("\(3) cups")
        #expect(string(Text(resource)) == "3 cups")
        #expect(string(Text("I had \(resource)")) == "I had 3 cups")
    }

    @Test func aLabelForAssistiveTechnologyLeavesATextAText() throws {
        let text = Text("1. ") + Text("#4").accessibilityLabel("number 4")
        let node = try #require(firstText(archive { text }.root))
        #expect(node.detail == "1. #4")
        #expect(node.accessibility?.label == "1. number 4")
        #expect(firstText(archive { Text("a").bold().accessibilityLabel(Text("b")).italic() }.root)?.accessibility?.label == "b")
        #expect(firstText(archive { Text("a") }.root)?.accessibility?.label == "a")
    }
}
