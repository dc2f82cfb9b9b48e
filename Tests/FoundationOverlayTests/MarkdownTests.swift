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

    @Test func `Cells of a table lie in rows, and rows in a table that knows its columns`() throws {
        let text = try AttributedString(markdown: "| A | B |\n| :-: | --: |\n| *c* | d |\n")
        let kinds = text.runs.map { $0.presentationIntent?.components.map(\.kind) ?? [] }
        let table = PresentationIntent.Kind.table(columns: [.init(alignment: .center), .init(alignment: .right)])
        #expect(
            kinds == [
                [.tableCell(columnIndex: 0), .tableHeaderRow, table], [.tableCell(columnIndex: 1), .tableHeaderRow, table],
                [.tableCell(columnIndex: 0), .tableRow(rowIndex: 1), table], [.tableCell(columnIndex: 1), .tableRow(rowIndex: 1), table],
            ])
        #expect(String(text.characters) == "ABcd")
        #expect(try dump("| A |\n| - |", .inlineOnlyPreservingWhitespace) == ["| A |\n| - |"])
    }

    @Test func relativeAddressesHaveABase() throws {
        let text = try AttributedString(markdown: "[a](b/c)", baseURL: URL(string: "https://example.org/x/"))
        #expect(text.runs.first?.link?.absoluteString == "https://example.org/x/b/c")
    }

    @Test(arguments: [
        ("&copy; &#35; &amp;", ["© # &"]), ("<me@example.org>", ["me@example.org [mailto:me@example.org]"]), (#"\*a\*"#, ["*a*"]),
        ("snake_case_name", ["snake_case_name"]), ("  # a #  ", ["  # a #  "]), ("- a\n1. *b*", ["- a\n1. ", "b [1]"]),
        ("*a\nb*", ["a\nb [1]"]), ("`` ` ``", ["` [4]"]), ("[*a*](b \"c\") ![d](e)", ["a [1, b]", " d"]), ("a\r\n_b_", ["a\r\n", "b [1]"]),
        ("**a*", ["*", "a [1]"]), ("<b>c</b>", ["<b>c</b>"]), ("`^[1 cup](inflect: true)` *x*", ["^[1 cup](inflect: true) [4]", " ", "x [1]"]),
        ("\u{1680}*a*\u{1680}", ["\u{1680}", "a [1]", "\u{1680}"]),
    ])
    func inlineMarksAreCommonMarks(markdown: String, runs: [String]) throws {
        #expect(try dump(markdown, .inlineOnlyPreservingWhitespace) == runs)
    }

    @Test func deepTextsEnd() throws {
        for deep in [String(repeating: ">", count: 2000) + "a", String(repeating: "*a ", count: 2000), String(repeating: "[", count: 4000)] {
            #expect(try !dump(deep, .full).isEmpty)
            #expect(try !dump(deep, .inlineOnlyPreservingWhitespace).isEmpty)
        }
    }

    @Test func textsAreReadSideBySide() async throws {
        let counts = await withTaskGroup(of: Int.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    (0..<200).count { _ in (try? AttributedString(markdown: "a ~~b~~ *c*").runs.count) == 4 }
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(counts.allSatisfy { $0 == 200 })
    }
}
