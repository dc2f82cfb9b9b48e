import Checks
import IsletModel
import Testing

@Suite struct SuppressionTests {
    private func covered(_ text: String, _ code: FindingCode, lines: ClosedRange<Int>) -> [Int] {
        var index = SourceIndex()
        index.add(text, file: "A.swift")
        return lines.filter { index.suppressions.cover(Finding(code, .warning, "", file: "A.swift", line: $0)) }
    }

    @Test(
        "comments switch findings off where they say",
        arguments: [
            ("a\n// islet:disable async-image\nb\nc", [2, 3, 4]), ("// islet:disable async-image\na\n// islet:enable async-image\nb", [1, 2, 3]),
            ("a\n// islet:disable:next async-image\nb\nc", [3]), ("a\nb // islet:disable:this async-image - wanted here\nc", [2]),
            ("a\nb\n// islet:disable:previous async-image\nc", [2]), ("// islet:disable link-in-small, async-image\na", [1, 2]),
            ("// islet:disable link-in-small\na", []), ("a", []),
        ])
    func lines(text: String, expected: [Int]) {
        #expect(covered(text, .asyncImage, lines: 1...4).filter { $0 <= text.split(separator: "\n").count } == expected)
    }

    @Test func otherFilesAndFindingsWithoutAPlaceAreNotCovered() {
        var index = SourceIndex()
        index.add("// islet:disable async-image", file: "A.swift")
        #expect(!index.suppressions.cover(Finding(.asyncImage, .warning, "", file: "B.swift", line: 1)))
        #expect(!index.suppressions.cover(Finding(.asyncImage, .warning, "")))
    }

    @Test func anUnknownNameIsAMistake() {
        var index = SourceIndex()
        index.add("\n// islet:disable async-pictures", file: "A.swift")
        #expect(index.suppressions.mistakes.map { "\($0.file):\($0.line) \($0.name)" } == ["A.swift:2 async-pictures"])
    }
}
