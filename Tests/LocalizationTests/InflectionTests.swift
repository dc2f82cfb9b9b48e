import Localization
import Testing

/// `^[3 boat](inflect: true)`.
@Suite struct InflectionTests {
    private func shown(_ markdown: String, language: String = "en") -> String {
        let spans = InlineMarkdown.spans(of: markdown)
        var texts = spans.map(\.text)
        InlineMarkdown.inflect(&texts, styles: spans.map(\.style), language: language)
        return texts.joined()
    }

    @Test(arguments: [
        ("^[3 boat](inflect: true)", "3 boats"), ("^[1 boat](inflect: true)", "1 boat"), ("^[0 box](inflect: true) left", "0 boxes left"),
        ("^[12 red berry](inflect:true).", "12 red berries."), ("^[2 day](inflect: true) and ^[1 hour](inflect: true)", "2 days and 1 hour"),
        ("^[2 person](inflect: true)", "2 people"), ("^[2 sheep](inflect: true)", "2 sheep"), ("^[1,000 **Step**](inflect: true)", "1,000 Steps"),
        ("^[boat](inflect: true)", "boat"), ("^[3 boat](other: 1)", "3 boat"), ("a^b ^[c", "a^b ^[c"), ("^[2 key](inflect: true)!", "2 keys!"),
    ])
    func nounsAgreeWithTheirNumber(markdown: String, text: String) { #expect(shown(markdown) == text) }

    @Test func otherLanguagesStayAsTheyAreWritten() { #expect(shown("^[3 Boot](inflect: true)", language: "de") == "3 Boot") }

    @Test func linksInLinksEnd() {
        let text = String(repeating: "[", count: 4000) + "a" + String(repeating: "](b)", count: 4000)
        #expect(!InlineMarkdown.spans(of: text).isEmpty)
    }
}
