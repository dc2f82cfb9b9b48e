import Checks
import IsletModel
import Testing

@Suite struct CheckFixesTests {
    private func finding(_ edits: (line: Int, column: Int, length: Int, text: String)..., file: String = "A.swift") -> Finding {
        Finding(
            .compile, .error, "wrong", file: file,
            notes: edits.map { FindingNote("fix-it", file: file, line: $0.line, column: $0.column, replacement: $0.text, replacedLength: $0.length) })
    }

    @Test func editsAreCarriedOutWhereTheyStand() {
        let source = "let ä = Colour.red\nprint(ä"
        let fixes = CheckFixes([finding((1, 10, 6, "Color")), finding((2, 9, 0, ")"))], in: source, file: "A.swift")
        #expect(fixes.text == "let ä = Color.red\nprint(ä)")
        #expect(fixes.count == 2)
    }

    @Test func anEditThatOverlapsIsLeftForTheNextTime() {
        let fixes = CheckFixes([finding((1, 1, 3, "one")), finding((1, 2, 3, "two"))], in: "abcdef", file: "A.swift")
        #expect(fixes.text == "onedef" && fixes.count == 1)
    }

    @Test func editsElsewhereOrBeyondTheTextAreLeftOut() {
        let fixes = CheckFixes(
            [finding((1, 1, 1, "x"), file: "B.swift"), finding((9, 1, 0, "y")), finding((1, 5, 9, "z"))], in: "abc", file: "A.swift")
        #expect(fixes.text == "abc" && fixes.count == 0)
    }
}
