import FoundationOverlay
import Testing

@Suite struct MarkdownTests {
    private func dump(_ markdown: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax) throws -> [String] {
        let text = try AttributedString(markdown: markdown, options: .init(interpretedSyntax: syntax))
        return text.runs.map { run in
            let blocks = run.presentationIntent?.components.map { "\($0.kind)" }.joined(separator: " < ")
            let marks = [
                run.inlinePresentationIntent.map { "\($0.rawValue)" }, run.link?.absoluteString, blocks,
            ].compactMap { $0 }
            return String(text[run.range].characters) + (marks.isEmpty ? "" : " [\(marks.joined(separator: ", "))]")
        }
    }

    @Test func inlineMarksBecomeIntents() throws {
        #expect(
            try dump("a *b* __c__ `d` ~~e~~ ***f*** [g](https://h.i)", .inlineOnlyPreservingWhitespace) == [
                "a ", "b [1]", " ", "c [2]", " ", "d [4]", " ", "e [32]", " ", "f [3]", " ", "g [https://h.i]",
            ])
    }

    @Test func whiteSpaceStaysOrCollapses() throws {
        #expect(try dump("# a\n\n  b   c", .inlineOnlyPreservingWhitespace) == ["# a\n\n  b   c"])
        #expect(try dump("a\n\n  b   c", .inlineOnly) == ["a b c"])
    }

    @Test func blocksBecomeIntents() throws {
        let markdown = """
            # Title

            One *two*
            three

            - first
            - second
              1. inner

            > quoted

            ```swift
            let x = 1
            ```
            """
        #expect(
            try dump(markdown, .full) == [
                "Title [header(level: 1)]",
                "One  [paragraph]",
                "two [1, paragraph]",
                "  [64, paragraph]",
                "three [paragraph]",
                "first [paragraph < listItem(ordinal: 1) < unorderedList]",
                "second [paragraph < listItem(ordinal: 2) < unorderedList]",
                "inner [paragraph < listItem(ordinal: 1) < orderedList < listItem(ordinal: 2) < unorderedList]",
                "quoted [paragraph < blockQuote]",
                "let x = 1\n [codeBlock(languageHint: Optional(\"swift\"))]",
            ])
    }

    @Test func relativeAddressesHaveABase() throws {
        let text = try AttributedString(markdown: "[a](b/c)", baseURL: URL(string: "https://example.org/x/"))
        #expect(text.runs.first?.link?.absoluteString == "https://example.org/x/b/c")
    }
}
